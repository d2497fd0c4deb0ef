import { plural, t } from '@lingui/core/macro';
import type { UseFormReturn } from 'react-hook-form';
import { ProductTitlesDocument } from '../../../gql/graphql.ts';
import { ChosenGroups } from '../pickers/chosen-groups.tsx';
import { ChosenProducts } from '../pickers/chosen-products.tsx';
import { MAX_CHOSEN, type PromotionValues } from './promotion-values.ts';
import { useChosenIds } from './use-chosen-ids.ts';
import { useKnownById } from '../pickers/use-known-by-id.ts';

/** The products, categories and collections that a promotion applies to. */
export function PromotionProducts({ form }: { form: UseFormReturn<PromotionValues> }) {
  const products = useChosenIds(form, 'productIds');
  const categories = useChosenIds(form, 'categoryIds');
  const collections = useChosenIds(form, 'collectionIds');
  const productLookup = useKnownById(products.ids, ProductTitlesDocument, (data) => data.products.nodes);
  const titleOf = (id: string) =>
    productLookup.find(id)?.title ?? (productLookup.isLoading ? '…' : t`No longer exists`);
  const groups = (ids: readonly string[]) => ids.map((groupId) => ({ groupId }));
  return (
    <>
      <ChosenProducts
        products={products.ids.map((id) => ({ id, productId: id, title: titleOf(id) }))}
        max={MAX_CHOSEN}
        label={t`Products of the promotion`}
        count={plural(products.ids.length, {
          one: '# product chosen',
          other: '# products chosen',
        })}
        onAdd={({ productId, title }) => {
          productLookup.add({ id: productId, title });
          products.add(productId);
        }}
        onRemove={products.removeAt}
      />
      <ChosenGroups
        max={MAX_CHOSEN}
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
