import { useMutation } from '@apollo/client/react';
import { errorMessage } from '../../apollo/error-message.ts';
import { SaveAddressDocument } from '../../gql/graphql.ts';
import { showToast } from '../../ui/toast-queue.ts';
import type { BillingValues } from './checkout-values.ts';
import { addressInputOf } from './saved-address.ts';

/** 'Save this information for faster check-out next time': into the address book, where each address is once. */
export function useSaveAddress(): (values: BillingValues) => Promise<void> {
  const [create] = useMutation(SaveAddressDocument);

  return async (values) => {
    try {
      const payload = (await create({ variables: { input: addressInputOf(values) } })).data?.addressCreate;
      if (!payload?.address) notSaved(payload?.userErrors.map(({ message }) => message) ?? []);
    } catch (error) {
      notSaved([errorMessage(error)]);
    }
  };
}

function notSaved(details: string[]): void {
  showToast({ tone: 'error', title: 'Your address was not saved for next time', details });
}
