import { expect, type Page } from '@playwright/test';
import { type OwnProduct, ownProduct } from './support/admin.ts';
import { signInAsAdmin } from './support/admin-session.ts';
import { placeOrder } from './support/place-order.ts';
import { fillCart, newShopper, type Shopper, signIn } from './support/shopper.ts';
import { test } from './support/test.ts';

let shopper: Shopper;
let jar: OwnProduct;

test.beforeEach(async ({ page, request }) => {
  shopper = await newShopper(request);
  jar = await ownProduct(request);
  await signIn(page, shopper);
});

test.afterEach(() => jar.withdraw());

/**
 * Fails the first operation with this name once: drops either the response, after the server has run it, or the request.
 */
async function loseOnce(page: Page, operation: string, what: 'answer' | 'operation'): Promise<void> {
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    if (isLost || !route.request().postData()?.includes(`"${operation}"`)) return route.fallback();
    isLost = true;
    if (what === 'answer') await route.fetch();
    await route.abort();
  });
}

async function retry(page: Page, title: string): Promise<void> {
  // An urgent toast has the role of an alert.
  const toast = page.getByRole('alertdialog').filter({ hasText: title });
  await toast.getByRole('button', { name: 'Retry' }).click();
  await expect(toast).toBeHidden();
}

for (const what of ['answer', 'operation'] as const) {
  test(`an addition whose ${what} got lost is there once after a retry`, async ({ page, request }) => {
    await fillCart(request, shopper, { productId: jar.id });
    await loseOnce(page, 'AddToCart', what);
    await page.goto(`/shop/${jar.id}`);
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Quantity' }).fill('3');
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await retry(page, 'Not added to cart');
    await expect(page.getByRole('dialog').filter({ hasText: 'Cart Item updated' })).toContainText(
      'Quantity: 4',
    );
    await page.goto('/cart');
    await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('4');
  });

  test(`a wishlist whose ${what} got lost is changed once after a retry`, async ({ page }) => {
    await loseOnce(page, 'ToggleWishlist', what);
    await page.goto(`/shop?q=${encodeURIComponent(jar.title)}`);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Wishlist/ })).toBeVisible();
    await page.getByRole('button', { name: `Add ${jar.title} to wishlist` }).click();
    await retry(page, 'Wishlist not changed');
    await expect(page.getByText('Item added to your wishlist').first()).toBeVisible();
    await page.goto('/wishlist');
    await expect(page.getByRole('heading', { name: 'Wishlist (1)' })).toBeVisible();
  });

  test(`an update of the cart whose ${what} got lost is saved by a retry`, async ({ page, request }) => {
    await fillCart(request, shopper, { productId: jar.id });
    await loseOnce(page, 'ReplaceCart', what);
    await page.goto('/cart');
    await page.getByRole('button', { name: /^Increase quantity/ }).click();
    await page.getByRole('button', { name: 'Update Cart' }).click();
    await retry(page, 'Cart not updated');
    await expect(page.getByText('Cart updated').first()).toBeVisible();
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    await expect(page.getByText('changed in another window')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  });
}

test('a busy shop says so, and a retry sets the status that was chosen', async ({ page, request }) => {
  const order = await placeOrder(request, shopper);
  await signInAsAdmin(page);
  await page.goto(`/admin/orders/${order.id}`);
  let isBusy = true;
  await page.route('**/graphql', async (route) => {
    if (!isBusy || !route.request().postData()?.includes('"UpdateOrderStatus"')) return route.fallback();
    isBusy = false;
    const errors = [{ message: 'The shop is busy.', extensions: { code: 'UNAVAILABLE' } }];
    await route.fulfill({ status: 503, headers: { 'retry-after': '2' }, json: { errors } });
  });
  await page.getByLabel('New status').selectOption({ label: 'Cancelled' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /cancel/i })
    .last()
    .click();
  const toast = page.getByRole('alertdialog').filter({ hasText: 'Order status not updated' });
  await expect(toast).toContainText('The shop is busy. Please try again in a moment.');
  await toast.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('dialog').filter({ hasText: 'Order status updated' })).toContainText(
    '→ Cancelled',
  );
});
