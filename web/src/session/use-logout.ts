import type { ApolloClient } from '@apollo/client';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SessionEndDocument } from '../gql/graphql.ts';
import type { SessionStore } from './session-store.ts';
import { paths } from '../app/paths.ts';

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
