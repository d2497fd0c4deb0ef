import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { LiveEventsDocument, type Permission } from '../../../gql/graphql.ts';
import { useAdminSession } from '../../../session/admin-session.ts';
import { usePermissions } from '../permissions/use-permissions.ts';
import { announceOrders } from './order-notices.ts';
import { CatchUp } from './catch-up.ts';
import { notifyForms } from './edits-of-others.ts';

/** The permissions with live events; a user needs one of them. */
const listeners: readonly Permission[] = [
  'ORDERS_READ',
  'PRODUCTS_READ',
  'CUSTOMERS_READ',
  'SETTINGS_READ',
  'STAFF_READ',
  'SEARCH_WRITE',
  'PROMOTIONS_READ',
  'INTEGRATIONS_READ',
  'CONTENT_WRITE',
];

/**
 * Keeps the back office up to date with other users' changes and incoming orders. Without a connection
 * everything still works, but the page does not update by itself.
 */
export function LiveUpdates() {
  const held = usePermissions();
  const mayListen = held?.some((permission) => listeners.includes(permission));
  return mayListen ? <Listener /> : null;
}

function Listener() {
  const client = useApolloClient();
  const me = useAdminSession()?.user.id;
  const [catchUp] = useState(() => new CatchUp(client));

  useSubscription(LiveEventsDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const events = data?.shopEvents.events ?? [];
      catchUp.add(events);
      notifyForms(events);
      announceOrders(events, me);
    },
  });

  useEffect(() => {
    document.addEventListener('visibilitychange', catchUp.now);
    return () => {
      document.removeEventListener('visibilitychange', catchUp.now);
      catchUp.stop();
    };
  }, [catchUp]);

  return null;
}
