import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../navigation/paths.ts';
import { clearDrafts } from '../forms/form-draft.ts';
import { SessionEndDocument } from '../gql/graphql.ts';
import { tabStorage } from '../lib/browser/guarded-storage.ts';
import { clearRecentlyViewed } from './recently-viewed.ts';
import type { SessionStore } from './session-store.ts';
import { shopperSession } from './shopper-session.ts';

/**
 * Revokes a session on the server, ends it in this browser and goes home. The browser removes the token even
 * if the server is unreachable, because users of a shared computer must be able to log out.
 */
export function useLogout(client: ApolloClient, session: SessionStore): readonly [() => void, boolean] {
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);

  async function logout(): Promise<void> {
    setPending(true);
    try {
      await client.mutate({ mutation: SessionEndDocument, context: { isLogout: true } });
    } catch {
      // The Apollo link has logged it.
    }
    session.end('logout');
    // The cancelled queries report their own failure.
    await client.clearStore().catch(() => undefined);
    setPending(false);
    await navigate(paths.home());
  }

  return [() => void logout(), isPending] as const;
}

/**
 * Logs the shopper out. Also removes the drafts of all forms and of the checkout, and the recently viewed
 * products, for the next user of this browser. When a session merely expires they stay, and drafts are
 * restored after the next login.
 */
export function useShopperLogout(): readonly [() => void, boolean] {
  const [logout, isPending] = useLogout(useApolloClient(), shopperSession);

  function clearAndLogout(): void {
    clearDrafts(tabStorage, 'shopper');
    clearDrafts(tabStorage, 'visitor');
    clearRecentlyViewed();
    logout();
  }

  return [clearAndLogout, isPending] as const;
}
