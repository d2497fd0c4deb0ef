import type { ApolloCache } from '@apollo/client';
import type { Reference } from '@apollo/client/cache';
import { t } from '@lingui/core/macro';
import { useAction } from '../../../apollo/use-action.ts';
import { DeleteProductDocument, type ProductRow_productFragment } from '../../../gql/graphql.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { useRestoreProduct } from './use-restore-product.ts';
import { useLastShown } from '../../../ui/overlay/use-last-shown.ts';

interface DeleteProductDialogProps {
  /** The product to delete; null while the dialog is closed. */
  product: ProductRow_productFragment | null;
  onClose: () => void;
  /** Called after the deletion. */
  onDeleted: (product: ProductRow_productFragment) => void;
}

/** Asks for confirmation before a product is deleted. */
export function DeleteProductDialog({ product, onClose, onDeleted }: DeleteProductDialogProps) {
  const [deleteProduct, isDeleting] = useAction(DeleteProductDocument, {
    result: (payload) => payload.productId,
    failure: t`Product not deleted`,
    update: (cache, { data }) => {
      const id = data?.productDelete.productId;
      if (id) removeFromLists(cache, id);
    },
  });
  const [restore] = useRestoreProduct();
  const shown = useLastShown(product);

  async function confirm(): Promise<void> {
    if (!product) return;
    const onDone = () =>
      showToast({
        tone: 'success',
        title: t`Product deleted`,
        details: [product.title],
        undo: () => void restore(product.id),
      });
    const deletedId = await deleteProduct({ id: product.id }, { onDone });
    onClose();
    if (deletedId) onDeleted(product);
  }

  return (
    <AlertDialog
      open={product !== null}
      onOpenChange={(open) => !open && !isDeleting && onClose()}
      title={t`Delete “${shown?.title ?? ''}”?`}
      description={t`It is removed from the shop, all carts and all wishlists. Past orders do not change. You can restore it later from the deleted products.`}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Delete`}
      danger
      pending={isDeleting}
      onConfirm={() => void confirm()}
    />
  );
}

interface StoredConnection {
  nodes?: readonly Reference[];
  totalCount?: number;
  totalCountPrecision?: string;
}

/* Shortens only cached lists that contain the product; others are refetched anyway. */
function removeFromLists(cache: ApolloCache, id: string): void {
  cache.modify<{ products: StoredConnection }>({
    id: 'ROOT_QUERY',
    fields: {
      products: (list, { readField }) => {
        if (!('nodes' in list)) return list;
        const nodes = list.nodes?.filter((node) => readField('id', node) !== id) ?? [];
        const gone = (list.nodes?.length ?? 0) - nodes.length;
        // Above the counting limit, the number may stay the same.
        if (list.totalCountPrecision === 'AT_LEAST') return { ...list, nodes };
        return { ...list, nodes, totalCount: (list.totalCount ?? gone) - gone };
      },
    },
  });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'deletedProducts' });
  cache.evict({ id: cache.identify({ __typename: 'Product', id }) });
  cache.gc();
}
