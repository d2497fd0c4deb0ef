import { useState } from 'react';
import type { ProductRow_productFragment } from '../../../gql/admin/graphql.ts';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { useDeleteProduct } from './use-delete-product.ts';

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
