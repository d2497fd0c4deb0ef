import type { ApolloCache } from '@apollo/client';
import type { Reference } from '@apollo/client/cache';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { userErrorMessages } from '../../../apollo/error-message.ts';
import { DeleteProductDocument, type ProductRow_productFragment } from '../../../gql/admin/graphql.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { showErrorToast, showUserErrorToast } from '../ui/action-toasts.ts';

interface DeleteProductDialogProps {
  /** The product to delete; null while the dialog is closed. */
  product: ProductRow_productFragment | null;
  onClose: () => void;
  /** Called after the deletion. */
  onDeleted: (product: ProductRow_productFragment) => void;
}

/** Asks for confirmation before a product is deleted. */
export function DeleteProductDialog({ product, onClose, onDeleted }: DeleteProductDialogProps) {
  const [deleteProduct, isDeleting] = useDeleteProduct();
  // Keeps the dialog's text while it fades out.
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

/** Deletes a product, removes it from the cached lists and shows a toast. Returns whether it was deleted. */
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
        showUserErrorToast('Product not deleted', userErrorMessages(payload));
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

/* Only cached lists that held the product become one shorter; the others are unknown, and refetched anyway. */
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
