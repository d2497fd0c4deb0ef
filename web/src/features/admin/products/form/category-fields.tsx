import { useQuery } from '@apollo/client/react';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { t } from '@lingui/core/macro';
import { AdminCategoriesDocument } from '../../../../gql/graphql.ts';
import { fieldRules } from '../../../../forms/field-rules.ts';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { NEW_CATEGORY, type ProductValues } from './product-values.ts';

interface CategoryFieldsProps {
  field: CheckedField<ProductValues>;
  /** The selected value. */
  chosen: string;
  /** The product's current category, available before the others have loaded. */
  current: { slug: string; label: string } | undefined;
}

/** Selects one of the shop's categories, or 'Add New...', which shows a text field. */
export function CategoryFields({ field, chosen, current }: CategoryFieldsProps) {
  const { data, error } = useQuery(AdminCategoriesDocument);
  const categories = data?.categories ?? (current ? [current] : []);
  const isNew = chosen === NEW_CATEGORY;
  return (
    <>
      <SelectField
        label={t`Category`}
        required
        hint={error ? t`The categories could not be loaded. ${errorMessage(error)}` : undefined}
        {...field('category', { validate: fieldRules.required(t`Please choose a category`) })}
      >
        <option value="">{t`Please choose`}</option>
        {categories.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
        <option value={NEW_CATEGORY}>{t`Add New...`}</option>
      </SelectField>
      <TextField
        label={t`New category`}
        required={isNew}
        optionalMark={false}
        {...field('newCategory', {
          validate: (name, { category }) =>
            category !== NEW_CATEGORY ||
            (name.trim() === '' ? t`Please name the new category` : fieldRules.atMost(60)(name)),
        })}
        disabled={!isNew}
      />
    </>
  );
}
