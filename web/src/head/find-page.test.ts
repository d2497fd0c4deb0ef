import { matchRoutes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { pagesIn } from '../navigation/page.ts';
import { pages } from '../navigation/pages.ts';
import { adminRoutes } from '../app/admin-routes.tsx';
import { customerRoutes } from '../app/customer-routes.tsx';
import { routes } from '../app/routes.tsx';
import { adminPages } from '../navigation/admin-pages.ts';
import { findPage } from './find-page.ts';

test.each([
  ['what the page does not read', '/shop', '?x=1&q=ring&utm_source=letter', '/shop?q=ring'],
  ['the order of the query string', '/shop', '?sort=rating&q=ring', '/shop?q=ring&sort=rating'],
  [
    'the repetition of a category',
    '/shop',
    '?category=b&category=a&category=b',
    '/shop?category=b&category=a',
  ],
  ['empty values', '/shop', '?category=&q=+++&sort=', '/shop'],
  ['a sort that there is not', '/shop', '?sort=constructor', '/shop'],
  ['a repeated value', '/shop', '?q=ring&q=shoe', '/shop?q=ring'],
  ['the order of filters', '/shop', '?new=1&size=M&colour=blue', '/shop?colour=blue&size=M&new=1'],
  ['a filter of nobody', '/collections/gifts', '?color=blue&colour=lagoon&rating=9', '/collections/gifts'],
  ['the way a letter is encoded', '/shop', '?q=%72ing', '/shop?q=ring'],
  ['what is cut off a text', '/shop', `?q=${'x'.repeat(101)}`, `/shop?q=${'x'.repeat(100)}`],
  ['case and slashes', '/SHOP//', '', '/shop'],
  ['a query string where none is read', '/About', '?x=1', '/about'],
  ['what the login does not read', '/login', '?x=1&for=cart', '/login?for=cart'],
  ['a list that there is not', '/login', '?for=account', '/login'],
  ['case around an id', '/Shop/AbC/', '?x=1', '/shop/AbC'],
  ['which unknown path it is', '/nowhere/at/all', '?x=1', '/not/found'],
  ['what no page of the merchant can be at', '/Not_a_handle', '', '/not/found'],
])('%s is the same page', (_what, path, search, address) => {
  expect(findPage(path + search).rendersAs).toBe(address);
});

test.each(['/cart', '/account/orders', '/admin/nothing'])('%s is left to the browser', (path) => {
  expect(findPage(path).rendersAs).toBeNull();
});

const paths = [...pagesIn(pages), ...pagesIn(adminPages)].map(({ path }) =>
  path === pages.content.path ? '/our-tea' : path.replace(':id', 'a%20b'),
);
const elsewhere = [
  '/nowhere',
  '/shop/a/b',
  '/admin/',
  '/admin/a/b',
  '/administration',
  '//shop',
  '/shop/%E0%A4%A',
];

test.each([...paths, ...paths.map((path) => `${path.toUpperCase()}//`), ...elsewhere])(
  '%s is what the router finds there',
  (path) => {
    // The router warns about invalid encodings.
    vi.spyOn(console, 'warn').mockReturnValue();
    const match = matchRoutes([...routes, adminRoutes, ...customerRoutes], path)?.at(-1);
    const { page, id } = findPage(path);
    const idThere = match?.params['id'] ?? '';
    const expected = match?.route.handle === pages.content ? idThere.toLowerCase() : idThere;
    expect({ page, id }).toEqual({ page: match?.route.handle as unknown, id: expected });
  },
);
