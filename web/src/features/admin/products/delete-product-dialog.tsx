import type { ApolloCache } from '@apollo/client';
import type { Reference } from '@apollo/client/cache';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { DeleteProductDocument, type ProductRow_productFragment } from '../../../gql/admin/graphql.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { showErrorToast, showUserErrorToast } from '../ui/action-toasts.ts';

interface DeleteProductDialogProps {
  /** The product in question; null when there is none. */
  product: ProductRow_productFragment | null;
  onClose: () => void;
  /** Called when the product is gone. */
  onDeleted: (product: ProductRow_productFragment) => void;
}

/** Asks before a product is deleted. */
export function DeleteProductDialog({ product, onClose, onDeleted }: DeleteProductDialogProps) {
  const [deleteProduct, isDeleting] = useDeleteProduct();
  // While the dialog fades out it still says what it said.
  const [last, setLast] = useState(product);
  if (product && product !== last) setLast(product);

  async function confirm(): Promise<void> {
    if (!product) return;
    const isGone = await deleteProduct(product);
    onClose();
    if (isGone) onDeleted(product);
  }

  return (
    <AlertDialog
      open={product !== null}
      onOpenChange={(open) => !open && !isDeleting && onClose()}
      title={`Delete “${last?.title ?? ''}”?`}
      description="It leaves the shop, all carts and all wishlists. Orders of the past keep what they show. This can’t be undone."
      cancelLabel="Cancel"
      confirmLabel="Delete"
      danger
      pending={isDeleting}
      onConfirm={() => void confirm()}
    />
  );
}

interface StoredConnection {
  nodes?: readonly Reference[];
  totalCount?: number;
}

type Product = Pick<ProductRow_productFragment, 'id' | 'title'>;

/** Deletes a product, takes it out of the lists at hand and says so. Answers whether it is gone. */
function useDeleteProduct(): readonly [(product: Product) => Promise<boolean>, boolean] {
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
