import type { RouteObject } from 'react-router-dom';
import { RequireCustomer } from '../session/guards.tsx';
import { loadCustomerParts } from './customer-parts.ts';
import { screenRoutes } from './screen-routes.ts';

const parts = await loadCustomerParts();
const routes = parts.flatMap(({ pages, part }) => (part ? screenRoutes(pages, part.screens) : []));
const menu = parts.flatMap(({ part }) => part?.menu ?? []);

/** Pages for logged-in customers only; `routes.tsx` loads them on demand. */
export const customerRoutes: RouteObject[] = [
  {
    element: <RequireCustomer />,
    children: [
      ...routes.filter(({ handle }) => handle.frame === undefined),
      {
        lazy: async () => {
          const { AccountLayout } = await import('../layouts/account/account-layout.tsx');
          return { Component: () => <AccountLayout menu={menu} /> };
        },
        children: routes.filter(({ handle }) => handle.frame === 'account'),
      },
    ],
  },
];
