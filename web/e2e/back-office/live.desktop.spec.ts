import { expect, type Page } from '@playwright/test';
import { ownProduct } from '../support/admin.ts';
import { newColleague, signInColleague } from '../support/colleague.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { callApi } from '../support/graphql.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { placeOrder } from '../support/place-order.ts';
import { newShopper } from '../support/shopper.ts';
import { test } from '../support/test.ts';

/** Counts how often the page starts a sound, and mutes it. */
async function countChimes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class SilentAudio {
      readonly state = 'suspended';
      constructor() {
        const { dataset } = document.documentElement;
        dataset['chimes'] = String(Number(dataset['chimes'] ?? 0) + 1);
      }
      close = () => Promise.resolve();
    }
    Object.assign(globalThis, { AudioContext: SilentAudio });
  });
}

test.use({ showsNewOrders: true });

test('new orders and colleagues’ changes appear without reloading', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const [shopper, jar] = [await newShopper(request), await ownProduct(request, { stock: 7 })];
  const otherBrowser = await browser.newContext({ baseURL: baseURL ?? '' });
  const otherPage = await otherBrowser.newPage();
  const kim = await newColleague(request, otherPage);
  await signInColleague(otherPage, kim);
  const asKim = (mutation: string, variables: object) =>
    callApi(request, mutation, { ...variables }, kim.session.token);
  await countChimes(page);
  await signInAsAdmin(page);

  await page.goto(`/admin/products?q=${encodeURIComponent(jar.title)}`);
  const stock = (count: number) =>
    page.getByRole('button', { name: `Stock of ${jar.title}: ${count}`, exact: true });
  await expect(stock(7)).toBeVisible();
  const order = await placeOrder(request, shopper, 'CASH_ON_DELIVERY', jar);
  // Orders of other tests may have arrived at the same moment.
  const notice = ({ number }: { number: string }) =>
    page.getByRole('dialog').filter({ hasText: `#${number}` });
  await expect(notice(order)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-chimes');
  await expect(stock(6)).toBeVisible();
  await test.step('a toast does not block shortcuts', async () => {
    await expect(notice(order)).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Search the back office' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('an order opened by two users', async () => {
    await page.goto(`/admin/orders/${order.id}`);
    await expect(page.getByRole('heading', { level: 1, name: `Order #${order.number}` })).toBeVisible();
    await otherPage.goto(`/admin/orders/${order.id}`);
    await expect(page.getByText(`Also open for ${kim.name}`)).toBeVisible();
    await expect(otherPage.getByText(/^Also open for/)).toBeVisible();
    await expectAccessible(page);
    await asKim(
      'mutation ($id: ID!) { orderCommentCreate(orderId: $id, text: "Wants it wrapped") { userErrors { code } } }',
      {
        id: order.id,
      },
    );
    await expect(page.getByText('Wants it wrapped')).toBeVisible();
    await otherBrowser.close();
    await expect(page.getByText(`Also open for ${kim.name}`)).toBeHidden();
  });

  await test.step('a product that another user changes meanwhile', async () => {
    await page.goto(`/admin/products/${jar.id}/edit`);
    await page.getByRole('textbox', { name: 'Description' }).fill('Holds even more.');
    await asKim(
      'mutation ($id: ID!, $input: ProductUpdateInput!) { productUpdate(id: $id, input: $input) { userErrors { code } } }',
      { id: jar.id, input: { brand: 'Potter' } },
    );
    await expect(page.getByText(`${kim.name} has just changed this product`)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Holds even more.');
    await expectAccessible(page);
  });
  await jar.withdraw();
});
