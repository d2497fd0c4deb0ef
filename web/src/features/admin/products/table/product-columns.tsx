import { t } from '@lingui/core/macro';
import type { ProductSort } from '../../../../gql/graphql.ts';
import type { ColumnChoice } from '../../list/columns/column-choice.ts';
import type { DataColumn } from '../../../../ui/data/data-table.tsx';
import { SelectAll } from '../../ui/selection/select-all.tsx';
import type { Selection } from '../../ui/selection/use-selection.ts';

/** The columns that can be hidden. */
export const productColumnChoices = (): ColumnChoice[] => [
  { key: 'category', label: t`Category` },
  { key: 'brand', label: t`Brand`, isExtra: true },
  { key: 'price', label: t`Price` },
  { key: 'stock', label: t`Stock` },
  { key: 'rating', label: t`Rating` },
  { key: 'added', label: t`Added` },
];

/**
 * The product table's columns. The API sorts prices both ways, but ratings and age only one way; a second
 * click on those returns to the default order. Without a selection, the table is read-only.
 */
export function productColumns(
  sort: ProductSort,
  onSort: (sort: ProductSort) => void,
  selection: Selection | null,
): DataColumn[] {
  const toggle = (own: ProductSort, other: ProductSort) => () => onSort(sort === own ? other : own);
  const isPriced = sort === 'PRICE_ASC' || sort === 'PRICE_DESC';
  const priceDirection = sort === 'PRICE_ASC' ? 'ascending' : 'descending';
  return [
    {
      key: 'product',
      label: t`Product`,
      ...(selection && { control: <SelectAll selection={selection} /> }),
    },
    { key: 'category', label: t`Category` },
    { key: 'brand', label: t`Brand` },
    {
      key: 'price',
      label: t`Price`,
      numeric: true,
      sort: { direction: isPriced ? priceDirection : 'none', onSort: toggle('PRICE_ASC', 'PRICE_DESC') },
    },
    { key: 'stock', label: t`Stock`, numeric: true },
    {
      key: 'rating',
      label: t`Rating`,
      numeric: true,
      sort: { direction: sort === 'RATING' ? 'descending' : 'none', onSort: toggle('RATING', 'FEATURED') },
    },
    {
      key: 'added',
      label: t`Added`,
      minor: true,
      sort: { direction: sort === 'NEWEST' ? 'descending' : 'none', onSort: toggle('NEWEST', 'FEATURED') },
    },
    ...(selection ? [{ key: 'actions', label: t`Actions`, hidden: true }] : []),
  ];
}
