import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aProductForStaff } from '../../../test/a-product-for-staff.ts';
import { ADMITTED, logInAgain, sessionHasEnded } from '../../../test/end-session.ts';
import { openPage } from '../../../test/open-page.tsx';

const FILTERED = '/admin/products?stock=out&q=Jar';
const product = aProductForStaff({ stock: 0 });
const products = { nodes: [product], totalCount: 1 };

test('a list keeps its filters when the session expires, on its own page and on a detail page', async () => {
  const api = await openPage(FILTERED, { ...ADMITTED, product, products: sessionHasEnded }, 'owner');
  await expect.poll(api.path).toBe('/adminLogin');
  api.answer({ products });
  await logInAgain();
  await page.getByRole('link', { name: 'Edit Jar' }).click();
  await expect.poll(api.path).toBe('/admin/products/jar/edit');

  await page.getByRole('textbox', { name: /^Description/ }).fill('Holds more.');
  api.answer({ productUpdate: sessionHasEnded });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(api.path).toBe('/adminLogin');
  api.answer({ productUpdate: { product } });
  await logInAgain();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(api.path).toBe(FILTERED);
});

test('the list of orders links to an order, which links back to the same list', async () => {
  const order = {
    id: 'order-1',
    number: 'J-1',
    currencyCode: 'USD',
    status: 'DELIVERED' as const,
    customer: { id: 'customer-1', fullName: 'Ada Park', email: 'ada@example.com' },
  };
  const api = await openPage(
    '/admin/orders?status=delivered',
    { orders: { nodes: [order], totalCount: 1 }, order },
    'owner',
  );
  await page.getByRole('cell').getByRole('link', { name: /^#/ }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: /^Order #/ })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Orders' }).click();
  await expect.poll(api.path).toBe('/admin/orders?status=delivered');
});
