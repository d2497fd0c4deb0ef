import { useState } from 'react';
import { useAction } from '../../../apollo/use-action.ts';
import { type Address_addressFragment, DeleteAddressDocument } from '../../../gql/graphql.ts';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { addressTitle } from './address-values.ts';

interface DeleteAddressDialogProps {
  /** The address to delete; null while the dialog is closed. */
  address: Address_addressFragment | null;
  onClose: () => void;
  /** Gets the focus after the deletion, because the address's buttons are gone. */
  focusAfterwards: () => HTMLElement | null;
}

/** Asks for confirmation before an address is deleted. */
export function DeleteAddressDialog({ address, onClose, focusAfterwards }: DeleteAddressDialogProps) {
  const [isGone, setGone] = useState(false);
  // Keeps the dialog's text while it fades out.
  const [last, setLast] = useState(address);
  if (address && address !== last) {
    setLast(address);
    setGone(false);
  }

  const [deleteAddress, isDeleting] = useAction(DeleteAddressDocument, {
    result: (payload) => payload.address,
    failure: 'Address not deleted',
    onDone: () => {
      setGone(true);
      showToast({ tone: 'success', title: 'Address deleted' });
    },
  });

  return (
    <AlertDialog
      open={address !== null}
      onOpenChange={(open) => !open && !isDeleting && onClose()}
      title="Delete this address?"
      description={
        last ? `${addressTitle(last)}, ${last.streetAddress}, ${last.city}. Orders keep theirs.` : ''
      }
      cancelLabel="Cancel"
      confirmLabel="Delete"
      danger
      pending={isDeleting}
      onConfirm={() => address && void deleteAddress({ id: address.id }).then(onClose)}
      finalFocus={() => (isGone ? focusAfterwards() : null)}
    />
  );
}
