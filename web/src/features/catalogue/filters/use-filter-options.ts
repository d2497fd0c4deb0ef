import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { FilterOptionsDocument } from '../../../gql/graphql.ts';
import type { ShopSearch } from '../../../navigation/shop-search.ts';
import { catalogueVariables } from '../catalogue-variables.ts';
import { type FilterOptions, keepShown } from './keep-shown.ts';

interface FilterOptionsResult {
  /** Null until first loaded; the previous options stay while others load. */
  options: FilterOptions | null;
  error: Error | undefined;
  retry: () => void;
}

/** The filter options of the list, fetched only while they are shown. */
export function useFilterOptions(
  search: ShopSearch,
  collection: string | undefined,
  isShown: boolean,
): FilterOptionsResult {
  const { filter } = catalogueVariables(search, collection);
  const { data, previousData, error, refetch } = useQuery(FilterOptionsDocument, {
    variables: { filter },
    skip: !isShown,
    // Crawlers do not need counts, and the list must not wait for them.
    ssr: false,
  });
  const latest = (data ?? previousData)?.productFilterOptions;
  const [shown, setShown] = useState<{ text: string; latest: FilterOptions; options: FilterOptions } | null>(
    null,
  );
  if (latest && latest !== shown?.latest) {
    // Another search text is another list, whose options have nothing to do with the previous ones.
    const before = shown?.text === search.text ? shown.options : null;
    setShown({ text: search.text, latest, options: keepShown(before, latest) });
  }
  return { options: shown?.options ?? null, error, retry: () => void refetch().catch(() => undefined) };
}
