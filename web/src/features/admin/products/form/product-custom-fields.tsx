import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ofProductType } from '../../../../forms/custom-fields/field-values.ts';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { ProductTypesDocument } from '../../../../gql/graphql.ts';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { CustomFieldsForm } from '../../custom-fields/form/custom-fields-form.tsx';
import { useFieldsOf } from '../../custom-fields/form/custom-fields-panel.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { VariantCustomFields } from '../variants/variant-custom-fields.tsx';
import type { ProductValues } from './product-values.ts';

interface ProductCustomFieldsProps {
  form: UseFormReturn<ProductValues>;
  field: CheckedField<ProductValues>;
  /** Whether the product has a single variant, whose fields are the product's. */
  isOnlyOne: boolean;
}

/** The product's type and the custom fields that the type has; nothing if the shop has neither. */
export function ProductCustomFields({ form, field, isOnlyOne }: ProductCustomFieldsProps) {
  const types = useQuery(ProductTypesDocument, { fetchPolicy: 'cache-and-network' }).data?.productTypes ?? [];
  const type = useWatch({ control: form.control, name: 'type' });
  const all = useFieldsOf('PRODUCT');
  const hasVariantFields = useFieldsOf('VARIANT').length > 0;
  if (types.length === 0 && all.length === 0 && !(isOnlyOne && hasVariantFields)) return null;
  return (
    <Panel title={t`Custom fields`}>
      {types.length > 0 && (
        <SelectField
          key={types.length}
          label={t`Product type`}
          optionalMark={false}
          hint={t`Some fields are only for products of a type.`}
          {...field('type')}
        >
          <option value="">{t`None`}</option>
          {types.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <CustomFieldsForm control={form.control} name="fields" fields={all.filter(ofProductType(type))} />
      {isOnlyOne && <VariantCustomFields form={form} index={0} />}
    </Panel>
  );
}
