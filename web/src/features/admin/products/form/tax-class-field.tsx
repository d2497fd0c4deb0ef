import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { TaxClassesDocument } from '../../../../gql/graphql.ts';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import type { ProductValues } from './product-values.ts';

interface TaxClassFieldProps {
  form: UseFormReturn<ProductValues>;
  field: CheckedField<ProductValues>;
}

/** The product's tax class; nothing if there is only one. */
export function TaxClassField({ form, field }: TaxClassFieldProps) {
  const { data } = useQuery(TaxClassesDocument, { fetchPolicy: 'cache-and-network' });
  const current = useWatch({ control: form.control, name: 'taxClassId' });
  const [standard, ...others] = data?.taxClasses ?? [];
  if (!standard || others.length === 0) return null;
  const isOther = others.some(({ id }) => id === current);
  return (
    <SelectField
      label={t`Tax class`}
      optionalMark={false}
      hint={t`The rates of each class are in the settings.`}
      {...field('taxClassId')}
    >
      {/* Also shown for a product whose class no longer exists. */}
      <option value={isOther ? '' : current}>{standard.name}</option>
      {others.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
