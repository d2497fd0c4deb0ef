import type { ApolloCache } from '@apollo/client';
import type { Reference } from '@apollo/client/cache';
import { useMutation } from '@apollo/client/react';
import { DeleteProductDocument, type ProductRow_productFragment } from '../../../gql/admin/graphql.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { showErrorToast, showUserErrorToast } from '../ui/action-toasts.ts';

interface StoredConnection {
  nodes?: readonly Reference[];
  totalCount?: number;
}

type Product = Pick<ProductRow_productFragment, 'id' | 'title'>;

/** Deletes a product, takes it out of the lists at hand and says so. Answers whether it is gone. */
export function useDeleteProduct(): readonly [(product: Product) => Promise<boolean>, boolean] {
  const [mutate, { loading }] = useMutation(DeleteProductDocument, {
    update: (cache, { data }) => {
      const id = data?.productDelete.productId;
      if (id) takeOut(cache, id);
    },
  });

  async function deleteProduct({ id, title }: Product): Promise<boolean> {
    try {
      const payload = (await mutate({ variables: { id } })).data?.productDelete;
      if (!payload?.productId) {
        showUserErrorToast('Product not deleted', payload?.userErrors.map(({ message }) => message) ?? []);
        return false;
      }
      showToast({ tone: 'success', title: 'Product deleted', details: [title] });
      return true;
    } catch (error) {
      showErrorToast('Product not deleted', error, () => void deleteProduct({ id, title }));
      return false;
    }
  }

  return [deleteProduct, loading] as const;
}

/* Only lists that held the product are one shorter; of the others we cannot know, and they are asked for again anyway. */
function takeOut(cache: ApolloCache, id: string): void {
  cache.modify<{ products: StoredConnection }>({
    id: 'ROOT_QUERY',
    fields: {
      products: (list, { readField }) => {
        if (!('nodes' in list)) return list;
        const nodes = list.nodes?.filter((node) => readField('id', node) !== id) ?? [];
        const gone = (list.nodes?.length ?? 0) - nodes.length;
        return { ...list, nodes, totalCount: (list.totalCount ?? gone) - gone };
      },
    },
  });
  cache.evict({ id: cache.identify({ __typename: 'Product', id }) });
  cache.gc();
}
