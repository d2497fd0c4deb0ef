import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ofProductType } from '../../../../forms/custom-fields/field-values.ts';
import { CustomFieldsForm } from '../../custom-fields/form/custom-fields-form.tsx';
import { useFieldsOf } from '../../custom-fields/form/custom-fields-panel.tsx';
import type { ProductValues } from '../form/product-values.ts';

interface VariantCustomFieldsProps {
  form: UseFormReturn<ProductValues>;
  index: number;
}

/** A variant's custom fields, as the product's type has them. */
export function VariantCustomFields({ form: { control }, index }: VariantCustomFieldsProps) {
  const type = useWatch({ control, name: 'type' });
  const fields = useFieldsOf('VARIANT').filter(ofProductType(type));
  return (
    fields.length > 0 && (
      <CustomFieldsForm control={control} name={`variants.${index}.customFields`} fields={fields} />
    )
  );
}
