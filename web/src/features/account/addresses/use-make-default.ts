import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { errorToast } from '../../../apollo/error-toast.ts';
import { type Address_addressFragment, UpdateAddressDocument } from '../../../gql/graphql.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { addressTitle } from './address-title.ts';

/** Makes an address the default and says so. Also answers the id of the one that it is at work on. */
export function useMakeDefault(): readonly [
  (address: Address_addressFragment) => Promise<void>,
  string | null,
] {
  const [update] = useMutation(UpdateAddressDocument);
  const [busyId, setBusyId] = useState<string | null>(null);

  async function makeDefault(address: Address_addressFragment): Promise<void> {
    setBusyId(address.id);
    try {
      const variables = { id: address.id, input: { isDefault: true } };
      const payload = (await update({ variables })).data?.addressUpdate;
      if (payload?.address) {
        const details = [`${addressTitle(address)}, ${address.streetAddress}`];
        showToast({ tone: 'success', title: 'Default address changed', details });
        // Its button is gone with the reason for it.
        document.getElementById(`address-${address.id}`)?.focus();
      } else {
        const details = payload?.userErrors.map(({ message }) => message) ?? [];
        showToast({ tone: 'error', title: 'Default address not changed', details });
      }
    } catch (error) {
      showToast(errorToast('Default address not changed', error, { retry: () => void makeDefault(address) }));
    }
    setBusyId(null);
  }

  return [makeDefault, busyId] as const;
}
