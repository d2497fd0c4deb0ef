import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { adminPages } from '../navigation/admin-pages.ts';
import { pages, pagesIn } from '../navigation/pages.ts';
import { adminRoutes } from './admin-routes.tsx';
import { addAdminRoutes, routes } from './routes.tsx';

const all = [...routes, adminRoutes];

it.each([...pagesIn(pages), ...pagesIn(adminPages)].map((page) => [page.path, page] as const))(
  '%s shows its page',
  (path, page) => {
    expect(matchRoutes(all, path.replace(':id', 'some-id'))?.at(-1)?.route.handle).toBe(page);
  },
);

it.each([
  ['/admin', 1],
  ['/Admin/products/add', 1],
  ['/admin/no-such-page', 1],
  ['/adminLogin', 1],
  ['/staffInvitation', 1],
  ['/shop/administration', 0],
  ['/administration', 0],
])('on the way to %s, the routes of the back office are added %i times', async (path, times) => {
  const added: unknown[] = [];
  const { signal } = new AbortController();
  await addAdminRoutes({
    path,
    matches: [],
    fetcherKey: undefined,
    signal,
    patch: (...args) => added.push(args),
  });
  expect(added).toEqual(Array.from({ length: times }, () => ['root', [adminRoutes]]));
});
