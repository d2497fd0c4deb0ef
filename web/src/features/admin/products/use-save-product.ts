import type { ApolloCache } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { shopperClient } from '../../../apollo/shopper-client.ts';
import type { FormUserError } from '../../../forms/user-errors-by-field.ts';
import {
  CreateProductDocument,
  type ProductForm_productFragment,
  type ProductInput,
  UpdateProductDocument,
} from '../../../gql/admin/graphql.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { changesOf } from './product-values.ts';

/**
 * Adds a product, or sends what differs between `before` and the form to the one with `id`, and says so. Answers what the
 * server refused (an empty list when all is well), or null when it gave neither product nor reason.
 * @throws what Apollo throws when there was no answer
 */
export function useSaveProduct(existing: { id: string; before: ProductInput } | null) {
  const [create] = useMutation(CreateProductDocument);
  const [update] = useMutation(UpdateProductDocument);

  return async function saveProduct(input: ProductInput): Promise<readonly FormUserError[] | null> {
    if (existing) {
      const variables = { id: existing.id, input: changesOf(existing.before, input) };
      const payload = (await update({ variables, update: (cache) => invalidateProducts(cache, existing.id) }))
        .data?.productUpdate;
      if (!payload?.product) return reasons(payload);
      toast('Product updated', payload.product);
      return [];
    }
    const payload = (await create({ variables: { input }, update: (cache) => invalidateProducts(cache) }))
      .data?.productCreate;
    if (!payload?.product) return reasons(payload);
    toast('New product added', payload.product);
    return [];
  };
}

function reasons(payload: { userErrors: readonly FormUserError[] } | undefined) {
  return payload && payload.userErrors.length > 0 ? payload.userErrors : null;
}

function toast(title: string, product: ProductForm_productFragment): void {
  showToast({ tone: 'success', title, details: [product.title], image: product.image });
}

/**
 * Makes lists of products be asked for again after the catalogue has changed: in the back office, whose cache is given, and
 * in the shop, which may lie behind it in the same tab. `productId` names the product whose old facts the shop drops; the
 * back office has its new ones already and keeps its lists, so that who comes back finds the row where it was.
 */
function invalidateProducts(cache: ApolloCache, productId?: string): void {
  for (const each of [cache, shopperClient.cache]) {
    each.evict({ id: 'ROOT_QUERY', fieldName: 'categories' });
  }
  shopperClient.cache.evict({ id: 'ROOT_QUERY', fieldName: 'products' });
  if (productId === undefined) cache.evict({ id: 'ROOT_QUERY', fieldName: 'products' });
  else dropFromShop(productId);
  cache.gc();
}

function dropFromShop(productId: string): void {
  const id = shopperClient.cache.identify({ __typename: 'Product', id: productId });
  if (id === undefined) return;
  shopperClient.cache.evict({ id });
  shopperClient.cache.gc();
}
