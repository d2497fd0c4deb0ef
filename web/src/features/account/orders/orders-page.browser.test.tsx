import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MutationcartLinesAddArgs } from '../../../gql/graphql.ts';
import { aCart } from '../../../test/a-cart.ts';
import { anOrder, anOrderLine } from '../../../test/an-order.ts';
import { aSession } from '../../../test/a-session.ts';
import { logIn } from '../../../test/log-in.ts';
import { notice } from '../../../test/notices.ts';
import { openPage } from '../../../test/open-page.tsx';
import { resizePage } from '../../../test/resize-page.ts';

test('a visitor who opens the orders logs in first and then returns', async () => {
  const session = { session: aSession() };
  const { path, operations } = await openPage('/account/orders', { sessionCreate: session });
  await expect.poll(path).toBe('/login');
  expect(operations).not.toContain('MyOrders');
  await logIn();
  await expect.poll(path).toBe('/account/orders');
});

test('an order shows its products on a phone, and is bought again in the same colors and sizes', async () => {
  await resizePage(360);
  const added: MutationcartLinesAddArgs[] = [];
  const order = anOrder({
    status: 'DELIVERED',
    lines: [anOrderLine({ productHandle: 'jeans', colour: 'Indigo', size: '32', quantity: 2 })],
  });
  const { path } = await openPage(
    '/account/orders',
    {
      viewer: { orders: { nodes: [order], totalCount: 1 } },
      order,
      cart: aCart([]),
      cartLinesAdd: (args: MutationcartLinesAddArgs) => {
        added.push(args);
        return { cart: aCart(), warnings: [{ message: 'Jar: sold in packs of 6. The quantity is now 6.' }] };
      },
    },
    'shopper',
  );
  await expect.poll(() => document.querySelector('main li img')?.checkVisibility()).toBe(true);
  await page.getByRole('link', { name: 'Order J-1001' }).click();
  await expect
    .element(page.getByRole('link', { name: 'Jar', exact: true }))
    .toHaveAttribute('href', '/shop/jeans?colour=Indigo&size=32');
  await page.getByRole('button', { name: 'Buy again' }).click();
  await expect.poll(path).toBe('/cart');
  const line = { productId: 'jar', colour: 'Indigo', size: '32', others: [], quantity: 2 };
  expect(added).toEqual([{ lines: [line], expectedVersion: '0 units', adjust: true }]);
  await expect.element(notice('Items added to cart')).toMatchTextContent(/The quantity is now 6\./);
});
