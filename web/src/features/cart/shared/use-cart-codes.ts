import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { errorMessage, userErrorMessages } from '../../../apollo/error-message.ts';
import { useAction } from '../../../apollo/use-action.ts';
import { ApplyCartCodeDocument, RemoveCartCodeDocument } from '../../../gql/graphql.ts';

interface CartCodes {
  pending: boolean;
  /** Resolves to why the code was not taken; null when it was. */
  apply: (code: string) => Promise<string | null>;
  /** Calls back once the code is off the cart; until then it stays there, and a toast says why it failed. */
  remove: (code: string, onRemoved: () => void) => void;
}

/** Adds codes to the shopper's cart and takes them off it. The cart comes back priced. */
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
