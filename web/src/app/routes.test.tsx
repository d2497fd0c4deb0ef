import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { adminPages } from '../navigation/admin-pages.ts';
import { pagesIn } from '../navigation/page.ts';
import { pages } from '../navigation/pages.ts';
import { adminRoutes } from './admin-routes.tsx';
import { customerRoutes } from './customer-routes.tsx';
import { addFurtherRoutes, routes } from './routes.tsx';

const all = [...routes, adminRoutes, ...customerRoutes];

it.each([...pagesIn(pages), ...pagesIn(adminPages)].map((page) => [page.path, page] as const))(
  '%s shows its page',
  (path, page) => {
    expect(matchRoutes(all, path.replace(':id', 'some-id'))?.at(-1)?.route.handle).toBe(page);
  },
);

it.each([
  ['/admin', 'root', adminRoutes],
  ['/Admin/products/add', 'root', adminRoutes],
  ['/admin/no-such-page', 'root', adminRoutes],
  ['/adminLogin', 'root', adminRoutes],
  ['/staffInvitation', 'root', adminRoutes],
  ['/ownerInvitation', 'root', adminRoutes],
  ['/account', 'shop', ...customerRoutes],
  ['/account/orders/1', 'shop', ...customerRoutes],
  ['/wishlist', 'shop', ...customerRoutes],
  ['/wishlists/1', null],
  ['/shop/administration', null],
  ['/administration', null],
])('on the way to %s, further routes are added to %s', async (path, to, ...further) => {
  const added: unknown[] = [];
  const { signal } = new AbortController();
  await addFurtherRoutes({
    path,
    matches: [],
    fetcherKey: undefined,
    signal,
    patch: (...args) => added.push(args),
  });
  expect(added).toEqual(to === null ? [] : [[to, further]]);
});
