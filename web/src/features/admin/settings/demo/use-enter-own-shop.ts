import { useApolloClient } from '@apollo/client/react';
import { DemoStateDocument } from '../../../../gql/graphql.ts';
import { paths } from '../../../../navigation/paths.ts';
import { adminSession } from '../../../../session/admin-session.ts';

/** How often to look whether the shop has restarted, in ms. */
const INTERVAL = 500;

/**
 * Waits until the shop has restarted without the demo, then loads its back office: with `ownerUrl`, the page
 * that creates the owner, because the caller's account is gone.
 */
export function useEnterOwnShop(): (ownerUrl: string | null) => Promise<void> {
  const client = useApolloClient();

  /** No response means that the shop is restarting. */
  async function isDemo(): Promise<boolean> {
    const options = { query: DemoStateDocument, fetchPolicy: 'network-only' } as const;
    const result = await client.query(options).catch(() => null);
    return result?.data?.shop.demo !== null;
  }

  return async (ownerUrl) => {
    while (await isDemo()) await new Promise((resolve) => setTimeout(resolve, INTERVAL));
    if (ownerUrl === null) return location.assign(paths.dashboard());
    adminSession.end('logout');
    // On the host that the browser uses, which the shop may know by another name.
    const { pathname, search } = new URL(ownerUrl);
    location.assign(pathname + search);
  };
}
