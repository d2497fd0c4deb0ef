import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { clearCheckout } from '../forms/clear-checkout.ts';
import { clearDrafts } from '../forms/form-draft.ts';
import { SessionEndDocument } from '../gql/graphql.ts';
import { tabStorage } from '../lib/guarded-storage.ts';
import type { SessionStore } from './session-store.ts';
import { shopperSession } from './shopper-session.ts';

/**
 * Ends a session on the server and in this browser, then goes home. When the server can't be reached the browser
 * forgets the token all the same: a person at a shared computer has to be able to leave.
 */
export function useLogout(client: ApolloClient, session: SessionStore): readonly [() => void, boolean] {
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);

  async function logout(): Promise<void> {
    setPending(true);
    try {
      await client.mutate({ mutation: SessionEndDocument, context: { isLogout: true } });
    } catch {
      // The link has logged it.
    }
    session.end('logout');
    // A failure of one of the queries that this cancels is theirs to show.
    await client.clearStore().catch(() => undefined);
    setPending(false);
    await navigate(paths.home());
  }

  return [() => void logout(), isPending] as const;
}

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
