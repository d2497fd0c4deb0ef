import { useMutation } from '@apollo/client/react';
import { errorToast } from '../../apollo/error-toast.ts';
import { SaveAddressDocument } from '../../gql/graphql.ts';
import { showToast } from '../../ui/feedback/toast-queue.ts';
import type { BillingValues } from './checkout-values.ts';
import { addressInputOf } from './saved-address.ts';

const NOT_SAVED = 'Your address was not saved for next time';

/** 'Save this information for faster check-out next time': into the address book, where each address is once. */
export function useSaveAddress(): (values: BillingValues) => Promise<void> {
  const [create] = useMutation(SaveAddressDocument);

  async function save(values: BillingValues): Promise<void> {
    try {
      const payload = (await create({ variables: { input: addressInputOf(values) } })).data?.addressCreate;
      if (payload?.address) return;
      const details = payload?.userErrors.map(({ message }) => message) ?? [];
      showToast({ tone: 'error', title: NOT_SAVED, details });
    } catch (error) {
      showToast(errorToast(NOT_SAVED, error, { retry: () => void save(values) }));
    }
  }

  return save;
}
