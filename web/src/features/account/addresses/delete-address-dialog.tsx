import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { userErrorMessages } from '../../../apollo/error-message.ts';
import { errorToast } from '../../../apollo/error-toast.ts';
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
  const [mutate, { loading }] = useMutation(DeleteAddressDocument);
  const [isGone, setGone] = useState(false);
  // Keeps the dialog's text while it fades out.
  const [last, setLast] = useState(address);
  if (address && address !== last) {
    setLast(address);
    setGone(false);
  }

  async function confirm(): Promise<void> {
    if (!address) return;
    try {
      const payload = (await mutate({ variables: { id: address.id } })).data?.addressDelete;
      const reasons = userErrorMessages(payload);
      setGone(Boolean(payload?.address));
      if (payload?.address) showToast({ tone: 'success', title: 'Address deleted' });
      else showToast({ tone: 'error', title: 'Address not deleted', details: reasons });
    } catch (error) {
      showToast(errorToast('Address not deleted', error, { retry: () => void confirm() }));
    }
    onClose();
  }

  return (
    <AlertDialog
      open={address !== null}
      onOpenChange={(open) => !open && !loading && onClose()}
      title="Delete this address?"
      description={
        last ? `${addressTitle(last)}, ${last.streetAddress}, ${last.city}. Orders keep theirs.` : ''
      }
      cancelLabel="Cancel"
      confirmLabel="Delete"
      danger
      pending={loading}
      onConfirm={() => void confirm()}
      finalFocus={() => (isGone ? focusAfterwards() : null)}
    />
  );
}
