import { useQuery } from '@apollo/client/react';
import { type MorePages, useLoadMore } from '../../apollo/use-load-more.ts';
import type { ShopSearch } from '../../app/shop-search.ts';
import { CatalogueDocument, type ProductCard_productFragment } from '../../gql/graphql.ts';
import { catalogueVariables } from './catalogue-variables.ts';

export interface CatalogueResult {
  /** The products loaded so far; undefined until the first page has loaded. */
  products: readonly ProductCard_productFragment[] | undefined;
  /** The total number of results. */
  total: number | undefined;
  hasMore: boolean;
  /** Whether the products are still those of the previous search. */
  isStale: boolean;
  error: Error | undefined;
  retry: () => void;
  more: MorePages;
}

/** The results of a search, page by page. While a new search loads, the previous results stay. */
export function useCatalogue(search: ShopSearch): CatalogueResult {
  const variables = catalogueVariables(search);
  const { data, previousData, loading, error, refetch, fetchMore } = useQuery(CatalogueDocument, {
    variables,
  });
  const connection = (data ?? (loading ? previousData : undefined))?.products;
  const more = useLoadMore(fetchMore, connection?.pageInfo.endCursor);

  return {
    products: connection?.nodes,
    total: connection?.totalCount,
    hasMore: connection?.pageInfo.hasNextPage ?? false,
    isStale: data === undefined && connection !== undefined,
    error,
    retry: () => void refetch().catch(() => undefined),
    more,
  };
}
