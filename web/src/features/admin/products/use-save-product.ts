import type { ApolloCache } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { shopperClient } from '../../../apollo/shopper-client.ts';
import { type FailingForm, useAction } from '../../../apollo/use-action.ts';
import {
  CreateProductDocument,
  type ProductForm_productFragment,
  type ProductInput,
  UpdateProductDocument,
} from '../../../gql/admin/graphql.ts';
import { changesOf } from './product-values.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';

/** A product that is being edited. */
interface EditedProduct {
  id: string;
  /** As the form started with it. */
  before: ProductInput;
}

/**
 * Adds a product, or sends the differences between `before` and the form to the one with `id`, and shows a toast. Resolves to
 * the product, or to null after a failure, which `failure` then shows.
 */
export function useSaveProduct(existing: EditedProduct | null, failure: FailingForm) {
  const saving = {
    result: (payload: { product?: ProductForm_productFragment | null }) => payload.product,
    failure,
  };
  const [create] = useAction(CreateProductDocument, {
    ...saving,
    update: (cache) => invalidateProducts(cache),
    onDone: (product) => notify(t`New product added`, product),
  });
  const [update] = useAction(UpdateProductDocument, {
    ...saving,
    update: (cache) => invalidateProducts(cache, existing ? [existing.id] : undefined),
    onDone: (product) => notify(t`Product updated`, product),
  });

  return (input: ProductInput) =>
    existing ? update({ id: existing.id, input: changesOf(existing.before, input) }) : create({ input });
}

function notify(title: string, product: ProductForm_productFragment): void {
  showToast({ tone: 'success', title, details: [product.title], image: product.image });
}

/**
 * Invalidates the product lists after a change of the catalogue: in the back office's cache, which is given, and in the
 * shop's, which may be in the same tab. `productIds` are products that are also evicted from the shop's cache; the back
 * office already has their new data and keeps its lists, so that "back" finds the rows in their place.
 */
export function invalidateProducts(cache: ApolloCache, productIds?: readonly string[]): void {
  for (const each of [cache, shopperClient.cache]) {
    each.evict({ id: 'ROOT_QUERY', fieldName: 'categories' });
  }
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
