import { useApolloClient } from '@apollo/client/react';
import { shopperSession } from './shopper-session.ts';
import { clearDrafts } from '../forms/form-draft.ts';
import { tabStorage } from '../lib/guarded-storage.ts';
import { clearCheckout } from '../forms/clear-checkout.ts';
import { useLogout } from './use-logout.ts';

/**
 * Logs the shopper out. What was typed at the checkout and into other forms goes too, for the next person at this screen; it stays when a
 * session merely runs out, and is there again after the next login.
 */
export function useShopperLogout(): readonly [() => void, boolean] {
  const [logout, isPending] = useLogout(useApolloClient(), shopperSession);

  function clearAndLogout(): void {
    clearCheckout(tabStorage);
    clearDrafts(tabStorage, 'shopper');
    clearDrafts(tabStorage, 'visitor');
    logout();
  }

  return [clearAndLogout, isPending] as const;
}
