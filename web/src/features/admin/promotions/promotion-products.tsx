import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ProductTitlesDocument } from '../../../gql/admin/graphql.ts';
import { ChosenGroups } from '../pickers/chosen-groups.tsx';
import { type ChosenProduct, ChosenProducts } from '../pickers/chosen-products.tsx';
import { idsIn, type PromotionValues } from './promotion-values.ts';

/** The server takes no more of each. */
const MAX_COUNT = 100;

type Form = UseFormReturn<PromotionValues>;

/** What a promotion is for: products, categories and collections. */
export function PromotionProducts({ form }: { form: Form }) {
  const products = useChosen(form, 'productIds');
  const categories = useChosen(form, 'categoryIds');
  const collections = useChosen(form, 'collectionIds');
  const [titleOf, noteTitle] = useTitles(products.ids);
  const groups = (ids: readonly string[]) => ids.map((groupId) => ({ groupId }));
  return (
    <>
      <ChosenProducts
        products={products.ids.map((id) => ({ id, productId: id, title: titleOf(id) }))}
        max={MAX_COUNT}
        label={t`Products of the promotion`}
        count={plural(products.ids.length, {
          one: '# product chosen one by one',
          other: '# products chosen one by one',
        })}
        onAdd={(product) => {
          noteTitle(product);
          products.add(product.productId);
        }}
        onRemove={products.removeAt}
      />
      <ChosenGroups
        max={MAX_COUNT}
        categories={{
          groups: groups(categories.ids),
          label: t`Categories of the promotion`,
          onAdd: ({ groupId }) => categories.add(groupId),
          onRemove: categories.removeAt,
        }}
        collections={{
          groups: groups(collections.ids),
          label: t`Collections of the promotion`,
          onAdd: ({ groupId }) => collections.add(groupId),
          onRemove: collections.removeAt,
        }}
      />
    </>
  );
}

/** The ids that a field of the form holds, with what adds one and takes one out. */
function useChosen(form: Form, name: 'productIds' | 'categoryIds' | 'collectionIds') {
  const ids = idsIn(useWatch({ control: form.control, name }));
  const set = (next: readonly string[]) =>
    form.setValue(name, next.join(' '), { shouldDirty: true, shouldTouch: true });
  return {
    ids,
    add: (id: string) => set([...ids, id]),
    removeAt: (index: number) => set(ids.filter((_, at) => at !== index)),
  };
}

/** What products are called: those just added are known, the others, also those of a draft, are looked up. */
function useTitles(ids: readonly string[]) {
  const [added, setAdded] = useState<ReadonlyMap<string, string>>(new Map());
  const unknown = ids.filter((id) => !added.has(id));
  const { data, loading } = useQuery(ProductTitlesDocument, {
    variables: { ids: unknown },
    skip: unknown.length === 0,
  });
  const titleOf = (id: string): string =>
    added.get(id) ??
    data?.products.nodes.find((product) => product.id === id)?.title ??
    (loading ? '…' : t`No longer there`);
  const note = ({ productId, title }: ChosenProduct) => setAdded(new Map([...added, [productId, title]]));
  return [titleOf, note] as const;
}
