import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { AdminCategoryTreeDocument } from '../../../../gql/graphql.ts';
import { treeRows } from '../../pickers/categories/category-moves.ts';
import { CategoryOptions } from '../../pickers/categories/category-options.tsx';
import { GroupField } from '../../pickers/group-field.tsx';
import type { ProductValues } from './product-values.ts';

/** The server's limit. */
const MAX_COUNT = 10;

interface FurtherCategoriesFieldProps {
  form: UseFormReturn<ProductValues>;
  /** The product's categories, shown before all have loaded. */
  productCategories: readonly { slug: string; label: string }[] | undefined;
}

/** The product's categories other than the main one. */
export function FurtherCategoriesField({ form, productCategories = [] }: FurtherCategoriesFieldProps) {
  const all = useQuery(AdminCategoryTreeDocument).data?.categories;
  const [main, chosen] = useWatch({ control: form.control, name: ['category', 'furtherCategories'] });
  const idOf = (slug: string) => all?.find((category) => category.slug === slug)?.id ?? slug;
  const labelOf = (slug: string) =>
    [...(all ?? []), ...productCategories].find((category) => category.slug === slug)?.label;

  function set(slugs: string[]): void {
    form.setValue('furtherCategories', slugs, { shouldDirty: true });
  }

  return (
    <GroupField
      name="furtherCategory"
      max={MAX_COUNT}
      label={t`Additional categories`}
      addLabel={t`Also show it in`}
      hint={t`The product also appears in that category.`}
      groups={chosen.map((slug) => ({ groupId: idOf(slug), title: labelOf(slug) }))}
      allGroups={all?.map(({ id, label }) => ({ groupId: id, title: label }))}
      options={(taken) => <CategoryOptions rows={treeRows(all ?? [])} without={[...taken, idOf(main)]} />}
      onAdd={({ groupId }) => {
        const added = all?.find(({ id }) => id === groupId);
        if (added) set([...chosen, added.slug]);
      }}
      onRemove={(index) => set(chosen.filter((_, at) => at !== index))}
    />
  );
}
