import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useAction } from '../../../apollo/use-action.ts';
import { type Address_addressFragment, DeleteAddressDocument } from '../../../gql/graphql.ts';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { useLastShown } from '../../../ui/overlay/use-last-shown.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { addressTitle } from './address-values.ts';

interface DeleteAddressDialogProps {
  /** The address to delete; null while the dialog is closed. */
  address: Address_addressFragment | null;
  onClose: () => void;
  /** Receives focus after the deletion, because the address's buttons are gone. */
  focusAfterwards: () => HTMLElement | null;
}

/** Asks for confirmation before an address is deleted. */
export function DeleteAddressDialog({ address, onClose, focusAfterwards }: DeleteAddressDialogProps) {
  const [deletedId, setDeletedId] = useState<string>();
  const shown = useLastShown(address);
  const [deleteAddress, isDeleting] = useAction(DeleteAddressDocument, {
    result: (payload) => payload.address,
    failure: t`Address not deleted`,
    onDone: () => {
      setDeletedId(address?.id);
      showToast({ tone: 'success', title: t`Address deleted` });
    },
  });

  return (
    <AlertDialog
      open={address !== null}
      onOpenChange={(open) => !open && !isDeleting && onClose()}
      title={t`Delete this address?`}
      description={
        shown
          ? t`${addressTitle(shown)}, ${shown.streetAddress}, ${shown.city}. Existing orders keep their address.`
          : ''
      }
      cancelLabel={t`Cancel`}
      confirmLabel={t`Delete`}
      danger
      pending={isDeleting}
      onConfirm={() => address && void deleteAddress({ id: address.id }).then(onClose)}
      finalFocus={() => (shown?.id === deletedId ? focusAfterwards() : null)}
    />
  );
}
