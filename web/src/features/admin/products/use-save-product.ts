import type { ApolloCache } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { shopperClient } from '../../../apollo/shopper-client.ts';
import { editsOf } from '../../../forms/form-draft.ts';
import type { FormUserError } from '../../../forms/user-errors-by-field.ts';
import {
  CreateProductDocument,
  type ProductForm_productFragment,
  type ProductInput,
  UpdateProductDocument,
} from '../../../gql/admin/graphql.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';

/**
 * Adds a product, or sends the differences between `before` and the form to the one with `id`, and shows a toast. Returns
 * the user errors (empty on success), or null when the response had neither a product nor an error.
 * @throws what Apollo throws when there was no response
 */
export function useSaveProduct(existing: { id: string; before: ProductInput } | null) {
  const [create] = useMutation(CreateProductDocument);
  const [update] = useMutation(UpdateProductDocument);

  return async function saveProduct(input: ProductInput): Promise<readonly FormUserError[] | null> {
    if (existing) {
      // An untouched stock must not overwrite the sales made while the form was open.
      const variables = { id: existing.id, input: editsOf(existing.before, input) };
      const payload = (await update({ variables, update: (cache) => invalidateProducts(cache, existing.id) }))
        .data?.productUpdate;
      if (!payload?.product) return reasons(payload);
      toast(t`Product updated`, payload.product);
      return [];
    }
    const payload = (await create({ variables: { input }, update: (cache) => invalidateProducts(cache) }))
      .data?.productCreate;
    if (!payload?.product) return reasons(payload);
    toast(t`New product added`, payload.product);
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
 * Invalidates the product lists after a change of the catalogue: in the back office's cache, which is given, and in the
 * shop's, which may be in the same tab. `productId` is the product that is also evicted from the shop's cache; the back
 * office already has its new data and keeps its lists, so that "back" finds the row in its place.
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
