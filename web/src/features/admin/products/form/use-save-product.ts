import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { shopperClient } from '../../../../apollo/shopper-client.ts';
import { useAction } from '../../../../apollo/use-action.ts';
import {
  AdminProductDocument,
  CreateProductDocument,
  type ProductForm_productFragment,
  UpdateProductDocument,
} from '../../../../gql/graphql.ts';
import { changesOf, inputOf, type ProductValues, type ShopTerms, valuesOf } from './product-values.ts';
import { joinProduct, productParts } from './product-parts.ts';
import { useConflicts } from '../../ui/conflicts/use-conflicts.ts';
import type { EditedForm } from '../../ui/form/use-edit-form.ts';
import { EDITED_MEANWHILE, editedMeanwhile } from '../../ui/conflicts/edited-meanwhile.ts';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';

/**
 * Saves the product form: adds a product, or sends the differences from the saved one, and shows a toast. See
 * `useConflicts` for what it returns.
 */
export function useSaveProduct(
  product: ProductForm_productFragment | null,
  shop: ShopTerms,
  editing: EditedForm<ProductValues>,
) {
  const client = useApolloClient();
  const [create] = useAction(CreateProductDocument, {
    result: (payload) => payload.product,
    failure: editing,
    update: (cache) => invalidateProducts(cache),
    onDone: (saved) => notify(t`New product added`, saved),
  });
  const [update] = useAction(UpdateProductDocument, {
    result: (payload) => payload.product ?? editedMeanwhile(payload),
    failure: editing,
    update: (cache) => invalidateProducts(cache, product ? [product.id] : undefined),
    onDone: (saved) => saved !== EDITED_MEANWHILE && notify(t`Product updated`, saved),
  });

  return useConflicts({
    editing,
    parts: productParts,
    join: joinProduct,
    latest: async () => {
      const { data } = await client.query({
        query: AdminProductDocument,
        variables: { id: product?.id ?? '' },
        fetchPolicy: 'network-only',
      });
      return data?.product ? { version: data.product.version, values: valuesOf(data.product, shop) } : null;
    },
    save: (values, base) => {
      const input = inputOf(values, shop);
      if (!product) return create({ input });
      const changes = changesOf(inputOf(base.values, shop), input);
      return update({ id: product.id, input: changes, expectedVersion: base.version });
    },
  });
}

function notify(title: string, product: ProductForm_productFragment): void {
  showToast({ tone: 'success', title, details: [product.title], image: product.image });
}

/**
 * Invalidates the product lists after a catalog change, in the given cache of the back office and in that of
 * the shop, which may be open in the same tab. Also evicts the products with `productIds` from the shop's
 * cache. The back office already has their new data and keeps its lists, so that "back" finds the rows in
 * their place.
 */
export function invalidateProducts(cache: ApolloCache, productIds?: readonly string[]): void {
  for (const each of [cache, shopperClient.cache]) {
    each.evict({ id: 'ROOT_QUERY', fieldName: 'categories' });
  }
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'productTags' });
  shopperClient.cache.evict({ id: 'ROOT_QUERY', fieldName: 'products' });
  if (productIds === undefined) cache.evict({ id: 'ROOT_QUERY', fieldName: 'products' });
  productIds?.forEach(dropFromShop);
  shopperClient.cache.gc();
  cache.gc();
}

function dropFromShop(productId: string): void {
  const id = shopperClient.cache.identify({ __typename: 'Product', id: productId });
  if (id !== undefined) shopperClient.cache.evict({ id });
}
