import { useQuery } from '@apollo/client/react';
import { AdminCategoriesDocument } from '../../../gql/admin/graphql.ts';
import { ListSelect } from '../list/list-select.tsx';

interface CategorySelectProps {
  /** A category's slug; null for all. */
  value: string | null;
  onChange: (slug: string | null) => void;
}

/** Narrows the products to one category. */
export function CategorySelect({ value, onChange }: CategorySelectProps) {
  const { data } = useQuery(AdminCategoriesDocument);
  const choices = data?.categories.map(({ slug, label }) => ({ word: slug, label })) ?? [];
  return (
    <ListSelect label="Category" all="All categories" choices={choices} value={value} onChange={onChange} />
  );
}
