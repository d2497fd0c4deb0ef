import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { AdminCategoryTreeDocument } from '../../../gql/admin/graphql.ts';
import { Chip } from '../../../ui/actions/chip.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { treeRows } from '../categories/category-moves.ts';
import { CategoryOptions } from '../categories/category-options.tsx';
import type { ProductValues } from './product-values.ts';

/** The server takes no more. */
const MAX_COUNT = 10;

interface FurtherCategoriesFieldProps {
  form: UseFormReturn<ProductValues>;
  /** The product's categories: they are shown before all have loaded. */
  known: readonly { slug: string; label: string }[] | undefined;
}

/** The categories in which a product stands beside its main one: each removable, and a select that adds one. */
export function FurtherCategoriesField({ form, known = [] }: FurtherCategoriesFieldProps) {
  const area = useRef<HTMLDivElement>(null);
  const { data } = useQuery(AdminCategoryTreeDocument);
  const rows = treeRows(data?.categories ?? []);
  const [main, chosen] = useWatch({ control: form.control, name: ['category', 'furtherCategories'] });
  const taken = rows.filter(({ category }) => category.slug === main || chosen.includes(category.slug));
  const labelOf = (slug: string) =>
    [...rows.map(({ category }) => category), ...known].find((category) => category.slug === slug)?.label ??
    slug;

  function set(slugs: string[]): void {
    form.setValue('furtherCategories', slugs, { shouldDirty: true });
  }

  function add(id: string): void {
    const added = rows.find(({ category }) => category.id === id);
    if (added) set([...chosen, added.category.slug]);
  }

  function remove(slug: string): void {
    set(chosen.filter((other) => other !== slug));
    // The button that had the focus goes with its category.
    requestAnimationFrame(() => area.current?.querySelector<HTMLElement>('button, select')?.focus());
  }

  return (
    <div ref={area}>
      {chosen.length > 0 && (
        <Cluster as="ul" role="list" gap={8} aria-label={t`Further categories`}>
          {chosen.map((slug) => (
            <li key={slug}>
              <Chip onRemove={() => remove(slug)}>{labelOf(slug)}</Chip>
            </li>
          ))}
        </Cluster>
      )}
      <SelectField
        name="furtherCategory"
        label={t`Also show it in`}
        hint={t`The product then stands in that category, too.`}
        value=""
        disabled={chosen.length >= MAX_COUNT}
        onChange={({ target }) => add(target.value)}
      >
        <option value="">{t`Choose a category to add`}</option>
        <CategoryOptions rows={rows} without={taken.map(({ category }) => category.id)} />
      </SelectField>
    </div>
  );
}
