import { t } from '@lingui/core/macro';
import { useWatch, type Control } from 'react-hook-form';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { useShop } from '../../../../shop/use-shop.ts';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { ProductValues } from '../form/product-values.ts';
import { productStatusLabels } from './product-status.tsx';

interface StatusFieldsProps {
  field: CheckedField<ProductValues>;
  control: Control<ProductValues>;
}

/** Whether the product is published, and from when. */
export function StatusFields({ field, control }: StatusFieldsProps) {
  const timeZone = useShop()?.timeZone ?? 'UTC';
  const status = useWatch({ control, name: 'status' });
  const labels = productStatusLabels();
  const hints = {
    DRAFT: t`Only visible in the back office.`,
    ACTIVE: t`Shoppers can see and buy it.`,
    ARCHIVED: t`No longer sold; only visible in the back office.`,
  };
  return (
    <>
      <SelectField label={t`Status`} required hint={hints[status]} {...field('status')}>
        <option value="ACTIVE">{labels.ACTIVE}</option>
        <option value="DRAFT">{labels.DRAFT}</option>
        <option value="ARCHIVED">{labels.ARCHIVED}</option>
      </SelectField>
      <TextField
        label={t`Publish at`}
        type="datetime-local"
        hint={t`In the time zone ${timeZone}. Leave empty to publish as soon as it is active.`}
        {...field('publishAt')}
      />
    </>
  );
}
