import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { isPictureUrl, productFieldRules } from '../form/product-field-rules.ts';
import type { ProductValues } from '../form/product-values.ts';
import styles from '../../pictures/pictures-field.module.css';

interface PictureUrlFieldProps {
  form: UseFormReturn<ProductValues>;
  field: CheckedField<ProductValues>;
  onAdd: (url: string) => void;
}

/**
 * Adds a picture from another server by its URL. A typed URL that was not added is still saved with the form.
 */
export function PictureUrlField({ form, field, onAdd }: PictureUrlFieldProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const typed = useWatch({ control: form.control, name: 'image' }).trim();
  const isLoadable = typed !== '' && isPictureUrl(typed);

  function add(): void {
    onAdd(typed);
    form.setValue('image', '', { shouldDirty: true });
  }

  return (
    <>
      <div className={styles.urlField}>
        <TextField
          label={t`Image URL`}
          hint={t`An https URL, or a path on this server.`}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          {...field('image', { validate: (text) => productFieldRules.image(text) })}
        />
        <Button variant="outline" size="sm" disabled={!isLoadable} onClick={add}>
          <Plus size={18} aria-hidden="true" />
          <Trans>Add picture</Trans>
        </Button>
      </div>
      {isLoadable && <img hidden src={typed} alt="" onError={() => setBrokenUrl(typed)} />}
      {/* Only a warning, so that the URL can be saved even while the picture's host is down. */}
      <p role="status" className={styles.warning}>
        {typed !== '' &&
          brokenUrl === typed &&
          t`No picture could be loaded from this URL. Please check it before you save.`}
      </p>
    </>
  );
}
