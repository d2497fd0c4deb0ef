import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import type { UseFormReturn } from 'react-hook-form';
import { fieldRules } from '../../../../forms/field-rules.ts';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { ProductTermsDocument } from '../../../../gql/graphql.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { ProductValues } from '../form/product-values.ts';
import { TagsField } from './tags-field.tsx';

interface OrganizationFieldsProps {
  form: UseFormReturn<ProductValues>;
  field: CheckedField<ProductValues>;
}

/** The product's brand and tags, with suggestions while typing. */
export function OrganizationFields({ form, field }: OrganizationFieldsProps) {
  // Another admin, or another product, may have added some.
  const { data } = useQuery(ProductTermsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <>
      <TextField
        label={t`Brand`}
        list="known-brands"
        autoComplete="off"
        {...field('brand', { validate: fieldRules.atMost(60) })}
      />
      <datalist id="known-brands">
        {data?.productBrands.map((brand) => (
          <option key={brand} value={brand} />
        ))}
      </datalist>
      <TagsField form={form} field={field} existingTags={data?.productTags ?? []} />
    </>
  );
}
