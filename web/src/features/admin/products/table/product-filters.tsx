import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { AdminCategoriesDocument } from '../../../../gql/graphql.ts';
import type { ListColumns } from '../../list/columns/use-list-columns.ts';
import { ListChoices } from '../../list/list-choices.tsx';
import { ListFilterChips } from '../../list/list-filter-chips.tsx';
import { ListSearch } from '../../list/search/list-search.tsx';
import { ListSelect } from '../../list/list-select.tsx';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { withCurrent } from '../../tags/with-current.ts';
import { useProductTags } from '../use-product-tags.ts';
import {
  productFilterLabels,
  type ProductListSearch,
  statusChoices,
  statusParam,
  stockChoices,
} from './product-list-search.ts';

interface ProductFiltersProps {
  search: ProductListSearch;
  /** The number of results with its unit; null while loading. */
  count: string | null;
  columns: ListColumns;
  setParam: (name: string, value: string | null) => void;
  onClear: () => void;
}

/** The search and filters of the product list, with the active ones. */
export function ProductFilters({ search, count, columns, setParam, onClear }: ProductFiltersProps) {
  const categories = useCategoryChoices();
  const tags = useProductTags();
  return (
    <>
      <ListToolbar count={count} columns={columns}>
        <ListSearch
          label={t`Search products`}
          placeholder={t`Search products`}
          value={search.text}
          onSearch={(text) => setParam('q', text)}
        />
        <ListSelect
          label={t`Category`}
          all={t`All categories`}
          choices={categories}
          value={search.category}
          onChange={(slug) => setParam('category', slug)}
        />
        <ListSelect
          label={t`Status`}
          all={t`All statuses`}
          choices={statusChoices()}
          value={statusParam(search.status)}
          onChange={(status) => setParam('status', status)}
        />
        <ListSelect
          label={t`Tag`}
          all={t`All tags`}
          choices={withCurrent(tags, search.tag).map((tag) => ({ value: tag, label: tag }))}
          value={search.tag}
          onChange={(tag) => setParam('tag', tag)}
        />
        <ListChoices
          label={t`Stock`}
          choices={stockChoices()}
          value={search.stock}
          onChange={(stock) => setParam('stock', stock)}
        />
      </ListToolbar>
      <ListFilterChips
        text={search.text}
        filters={productFilterLabels(search, categories)}
        setParam={setParam}
        onClear={onClear}
      />
    </>
  );
}

/** The categories to filter by, with their slugs. */
function useCategoryChoices(): { value: string; label: string }[] {
  const { data } = useQuery(AdminCategoriesDocument);
  return data?.categories.map(({ slug, label }) => ({ value: slug, label })) ?? [];
}
