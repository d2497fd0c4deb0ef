import { useQuery } from '@apollo/client/react';
import { CategoriesDocument, type CategoriesQuery } from '../../../../gql/graphql.ts';

interface CategoriesResult {
  /** In the order of the filter list; undefined while loading. */
  categories: CategoriesQuery['categories'] | undefined;
  /** A category's name, or its slug while loading. */
  labelOf: (slug: string) => string;
  error: Error | undefined;
  retry: () => void;
}

export function useCategories(): CategoriesResult {
  const { data, error, refetch } = useQuery(CategoriesDocument);
  const categories = data?.categories;
  return {
    categories,
    labelOf: (slug) => categories?.find((category) => category.slug === slug)?.label ?? slug,
    error,
    retry: () => void refetch().catch(() => undefined),
  };
}
