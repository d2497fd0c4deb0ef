import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { useAppForm } from '../../../../forms/use-app-form.ts';
import { AdminCategoriesDocument } from '../../../../gql/graphql.ts';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { BulkForm, type BulkFormProps } from './bulk-form.tsx';

/** Moves the selected products to another main category. */
export function CategoryForm({ count, bulk, onDone }: BulkFormProps) {
  const { data } = useQuery(AdminCategoriesDocument);
  const checked = useAppForm({ defaultValues: { category: '' } });
  const { form, field } = checked;
  const category = form.watch('category');
  const label = data?.categories.find(({ slug }) => slug === category)?.label;
  const submit = form.handleSubmit(async (values) => {
    if (await bulk.run(values, checked)) onDone();
  });
  return (
    <BulkForm
      failure={checked.failure}
      words={
        label === undefined
          ? null
          : t`“${label}” becomes their main category. Their additional categories stay the same.`
      }
      submitLabel={plural(count, { one: 'Move # product', other: 'Move # products' })}
      isRunning={bulk.isRunning}
      onSubmit={submit}
      onCancel={onDone}
    >
      <SelectField
        label={t`Main category`}
        required
        {...field('category', { validate: (slug) => slug !== '' || t`Please choose a category` })}
      >
        <option value="">{t`Please choose`}</option>
        {data?.categories.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </SelectField>
    </BulkForm>
  );
}
