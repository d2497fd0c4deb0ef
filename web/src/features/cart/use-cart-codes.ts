import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { errorMessage, userErrorMessages } from '../../apollo/error-message.ts';
import { errorToast } from '../../apollo/error-toast.ts';
import { ApplyCartCodeDocument, RemoveCartCodeDocument } from '../../gql/account/graphql.ts';
import { showToast } from '../../ui/feedback/toast-queue.ts';

interface CartCodes {
  pending: boolean;
  /** Resolves to why the code was not taken; null when it was. */
  apply: (code: string) => Promise<string | null>;
  /** Resolves once the code is off the cart, or a toast says why not. */
  remove: (code: string) => Promise<void>;
}

/** Adds codes to the shopper's cart and takes them off it. The cart comes back priced. */
export function useCartCodes(): CartCodes {
  const [applyCode, applying] = useMutation(ApplyCartCodeDocument);
  const [removeCode, removing] = useMutation(RemoveCartCodeDocument);

  async function apply(code: string): Promise<string | null> {
    try {
      const payload = (await applyCode({ variables: { code } })).data?.cartCodeApply;
      return payload?.cart ? null : userErrorMessages(payload).join(' ');
    } catch (error) {
      return errorMessage(error);
    }
  }

  async function remove(code: string): Promise<void> {
    try {
      await removeCode({ variables: { code } });
    } catch (error) {
      showToast(errorToast(t`Code not removed`, error, { retry: () => void remove(code) }));
    }
  }

  return { pending: applying.loading || removing.loading, apply, remove };
}
