import { expect, type Page } from '@playwright/test';
import { type OwnProduct, ownProduct } from '../support/admin.ts';
import { fillBilling } from '../support/billing.ts';
import { fillCart, newShopper, signIn } from '../support/shopper.ts';
import { test } from '../support/test.ts';

const THANKS = 'Thank you! Your order is placed.';

let jar: OwnProduct;

test.beforeEach(async ({ page, request }) => {
  const shopper = await newShopper(request);
  jar = await ownProduct(request);
  await signIn(page, shopper);
  await fillCart(request, shopper, { productId: jar.id });
});

test.afterEach(() => jar.withdraw());

async function proceed(page: Page): Promise<void> {
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Proceed to checkout' }).click();
  await fillBilling(page);
}

const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' }).click();

/** Lets the next order reach the server, but drops the response. */
async function loseNextResponse(page: Page): Promise<void> {
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    if (isLost || !route.request().postData()?.includes('PlaceOrder')) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}

test('changes in the meantime are announced, and nothing is ordered without confirmation', async ({
  page,
}) => {
  await proceed(page);
  await jar.change({ salePrice: 900 });
  await placeOrder(page);
  await expect(page.getByText(`${jar.title} now costs $9.00 instead of $8.50`)).toBeVisible();

  await jar.change({ stock: 0 });
  await placeOrder(page);
  await expect(page.getByText(`${jar.title} is sold out`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your Order' }).getByText('Sold out')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Town/City' })).toHaveValue('Port Ellis');

  await jar.change({ stock: 5 });
  await placeOrder(page);
  await expect(page.getByText(THANKS)).toBeVisible();
  await expect(page.getByRole('main').getByText('$9.00', { exact: true }).first()).toBeVisible();
});

test('an order with a lost response is placed once, by a retry and by a reload', async ({ page }) => {
  await loseNextResponse(page);
  await page.goto(`/shop/${jar.id}`);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await fillBilling(page);
  await placeOrder(page);
  await expect(page.getByText('placing it again won’t order twice')).toBeVisible();
  await placeOrder(page);
  await expect(page.getByText(THANKS)).toBeVisible();
  await page.unrouteAll();

  await loseNextResponse(page);
  await proceed(page);
  await placeOrder(page);
  await expect(page.getByText('placing it again won’t order twice')).toBeVisible();
  await page.reload();
  await expect(page.getByText(THANKS)).toBeVisible();

  await page.goto('/account/orders');
  await expect(page.getByRole('main').getByRole('link', { name: /^(Order )?\d{4}/ })).toHaveCount(2);
});

test('saved information is offered next time', async ({ page }) => {
  await proceed(page);
  await page.getByRole('checkbox', { name: /^Save this information/ }).press('Space');
  await placeOrder(page);
  await expect(page.getByText(THANKS)).toBeVisible();

  await page.goto(`/shop/${jar.id}`);
  await page.getByRole('button', { name: 'Buy now' }).click();
  const saved = page.getByRole('combobox', { name: 'Deliver to' });
  const city = page.getByRole('textbox', { name: 'Town/City' });
  await expect(saved.locator('option:checked')).toHaveText('Jo Lane, 7 Harbour Street, Port Ellis');
  await expect(city).toHaveValue('Port Ellis');
});
