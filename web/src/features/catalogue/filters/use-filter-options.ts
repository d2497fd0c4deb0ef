import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { FilterOptionsDocument } from '../../../gql/graphql.ts';
import type { ShopSearch } from '../../../navigation/shop-search.ts';
import { catalogueVariables } from '../catalogue-variables.ts';
import { type FilterOptions, keepShown } from './keep-shown.ts';

interface FilterOptionsResult {
  /** Null until they are there for the first time; while others load, they stay. */
  options: FilterOptions | null;
  error: Error | undefined;
  retry: () => void;
}

/** What the list can be narrowed by; asked for only while it is shown. */
export function useFilterOptions(
  search: ShopSearch,
  collection: string | undefined,
  isShown: boolean,
): FilterOptionsResult {
  const { filter } = catalogueVariables(search, collection);
  const { data, previousData, error, refetch } = useQuery(FilterOptionsDocument, {
    variables: { filter },
    skip: !isShown,
    // Crawlers have no use for counts, and the list must not wait for them.
    ssr: false,
  });
  const latest = (data ?? previousData)?.productFilterOptions;
  const [shown, setShown] = useState<{ text: string; latest: FilterOptions; options: FilterOptions } | null>(
    null,
  );
  if (latest && latest !== shown?.latest) {
    // Another text is another list: what the one before could be narrowed by says nothing about it.
    const before = shown?.text === search.text ? shown.options : null;
    setShown({ text: search.text, latest, options: keepShown(before, latest) });
  }
  return { options: shown?.options ?? null, error, retry: () => void refetch().catch(() => undefined) };
}
