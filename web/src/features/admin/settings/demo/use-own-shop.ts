import { useApolloClient } from '@apollo/client/react';
import { DemoStateDocument } from '../../../../gql/graphql.ts';
import { paths } from '../../../../navigation/paths.ts';
import { adminSession } from '../../../../session/admin-session.ts';

/** How often to look whether the shop has restarted, in ms, and for how many times. */
const INTERVAL = 500;
const MAX_LOOKS = 120;

/** The end of a demo as the browser sees it. */
export function useOwnShop() {
  const client = useApolloClient();

  /** Whether the shop is its merchant's own. No response may mean that it is restarting. */
  async function isOpen(): Promise<boolean> {
    const options = { query: DemoStateDocument, fetchPolicy: 'network-only' } as const;
    const result = await client.query(options).catch(() => null);
    return result?.data?.shop.demo === null;
  }

  /**
   * Waits until the shop has restarted without the demo, then loads its back office: with `ownerUrl`, the
   * page that creates the owner, because the caller's account is gone. Resolves to false after a minute
   * without it.
   */
  async function enter(ownerUrl: string | null): Promise<boolean> {
    for (let looks = 0; !(await isOpen()); looks += 1) {
      if (looks === MAX_LOOKS) return false;
      await new Promise((resolve) => setTimeout(resolve, INTERVAL));
    }
    if (ownerUrl === null) {
      location.assign(paths.dashboard());
    } else {
      adminSession.end('logout');
      // On the host that the browser uses, which the shop may know by another name.
      const { pathname, search } = new URL(ownerUrl);
      location.assign(pathname + search);
    }
    return true;
  }

  return { isOpen, enter };
}
