import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { errorMessage, userErrorMessages } from '../../../apollo/error-message.ts';
import { useAction } from '../../../apollo/use-action.ts';
import { ApplyCartCodeDocument, RemoveCartCodeDocument } from '../../../gql/graphql.ts';

interface CartCodes {
  pending: boolean;
  /** Resolves to why the code was rejected, or to null. */
  apply: (code: string) => Promise<string | null>;
  /** Calls back once the code is removed; on failure it stays, and a toast explains why. */
  remove: (code: string, onRemoved: () => void) => void;
}

/** Adds codes to the shopper's cart and removes them. The server returns the cart with its new prices. */
export function useCartCodes(): CartCodes {
  const [applyCode, applying] = useMutation(ApplyCartCodeDocument);
  const [removeCode, isRemoving] = useAction(RemoveCartCodeDocument, {
    result: (payload) => payload.cart,
    failure: t`Code not removed`,
  });

  async function apply(code: string): Promise<string | null> {
    try {
      const payload = (await applyCode({ variables: { code } })).data?.cartCodeApply;
      return payload?.cart ? null : userErrorMessages(payload).join(' ');
    } catch (error) {
      return errorMessage(error);
    }
  }

  return {
    pending: applying.loading || isRemoving,
    apply,
    remove: (code, onRemoved) => void removeCode({ code }, { onDone: onRemoved }),
  };
}
