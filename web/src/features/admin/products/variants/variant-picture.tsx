import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { ChooseFromLibrary } from '../../pictures/library/choose-from-library.tsx';
import { PictureDrop } from '../../pictures/picture-drop.tsx';
import { UploadList } from '../../uploads/upload-list.tsx';
import { MAX_PICTURES, type Pictures } from '../pictures/use-pictures.ts';
import type { ProductValues } from '../form/product-values.ts';
import type { VariantValue } from './variant-values.ts';
import styles from './variants.module.css';

interface VariantPictureProps {
  variant: VariantValue;
  index: number;
  pictures: Pictures;
  form: UseFormReturn<ProductValues>;
  field: CheckedField<ProductValues>;
}

/** The picture of a variant: one of the product's, or another one, which is added to them. */
export function VariantPicture({ variant, index, pictures, form, field }: VariantPictureProps) {
  const values = useWatch({ control: form.control, name: 'pictures' });
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState('');
  const place = values.findIndex(({ url }) => url === variant.picture);
  const chosen = values[place];
  const errorId = `variant-${index}-picture`;

  function add([file, ...others]: readonly File[]): void {
    if (!file) return;
    const isTooMuch = others.length > 0 || pictures.room === 0;
    const max = MAX_PICTURES;
    setProblem(
      others.length > 0
        ? t`A variant has one picture.`
        : pictures.room === 0
          ? t`A product has at most ${max} pictures.`
          : '',
    );
    if (!isTooMuch) pictures.uploadForVariant(variant, file);
  }

  return (
    <div className={styles.picture}>
      <div className={styles.chosen}>
        {chosen && <img className={styles.preview} src={chosen.url} alt="" width={64} height={64} />}
        {/* The select can show a picture only once its option exists. */}
        <SelectField
          key={values.length}
          className={styles.choice}
          label={t`Picture`}
          {...field(`variants.${index}.picture`)}
          error={undefined}
        >
          <option value="">{t`By its colour`}</option>
          {values.map(({ url, alt }, other) => (
            <option key={url} value={url}>
              {t`Picture ${other + 1}: ${alt}`}
            </option>
          ))}
        </SelectField>
      </div>
      <PictureDrop label={t`Upload a picture`} onFiles={add} chooseButton={chooseButton}>
        <ChooseFromLibrary
          max={Math.min(pictures.room, 1)}
          onChoose={([picture]) => picture && pictures.addForVariant(variant, picture)}
        />
      </PictureDrop>
      <FieldError id={errorId} error={problem === '' ? undefined : problem} />
      <UploadList
        upload={{ queue: pictures.queue, uploads: pictures.uploadsForVariant(variant) }}
        onCancelled={() => chooseButton.current?.focus()}
      />
      <p className={styles.intro} role="status">
        {chosen?.alt.trim() === '' && <Trans>It is now picture {place + 1} of the product.</Trans>}
      </p>
      {chosen?.alt.trim() === '' && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => form.setFocus(`pictures.${place}.alt`)}
        >{t`Say what picture ${place + 1} shows`}</Button>
      )}
    </div>
  );
}
