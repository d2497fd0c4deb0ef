import { useMutation } from '@apollo/client/react';
import { errorMessage } from '../../apollo/error-message.ts';
import { shopperSession } from '../../apollo/shopper-session.ts';
import { SaveDetailsDocument } from '../../gql/graphql.ts';
import { showToast } from '../../ui/toast-queue.ts';
import { joinAddress } from './address-line.ts';
import type { CheckoutValues } from './checkout-values.ts';

/** 'Save this information for faster check-out next time': phone number and address go into the profile. */
export function useSaveDetails(): (values: CheckoutValues) => Promise<void> {
  const [update] = useMutation(SaveDetailsDocument);

  return async (values) => {
    try {
      const input = { phone: values.phone, address: joinAddress(values) };
      const payload = (await update({ variables: { input } })).data?.customerUpdate;
      if (payload?.user) shopperSession.updateUser(payload.user);
      else notSaved(payload?.userErrors.map(({ message }) => message) ?? []);
    } catch (error) {
      notSaved([errorMessage(error)]);
    }
  };
}

function notSaved(details: string[]): void {
  showToast({ tone: 'error', title: 'Your details were not saved for next time', details });
}
