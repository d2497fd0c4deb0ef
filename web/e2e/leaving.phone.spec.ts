import { expect, type Page } from '@playwright/test';
import { type OwnProduct, ownProduct } from './support/admin.ts';
import { fillBilling } from './support/billing.ts';
import { placeCardOrder } from './support/place-order.ts';
import { newShopper, signIn } from './support/shopper.ts';
import { test } from './support/test.ts';

// After leaving for another site, the browser's back button shows the page as it was left.

let jar: OwnProduct;

test.beforeEach(async ({ request }) => {
  jar = await ownProduct(request);
});

test.afterEach(() => jar.withdraw());

/** The other site has nothing to show yet (204), so the browser stays on the page. */
const holdSandboxes = (page: Page) => page.route(/\/sandbox\//, (route) => route.fulfill({ status: 204 }));

/** Simulates what the browser reports when it restores a page from the back/forward cache. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
}

test('Place Order waits while the browser leaves, and no longer when it is back', async ({
  page,
  request,
}) => {
  await signIn(page, await newShopper(request));
  await page.goto(`/shop/${jar.id}`);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await fillBilling(page);
  await page.getByRole('radio', { name: /^Card/ }).check({ force: true });
  await holdSandboxes(page);
  const place = page.getByRole('button', { name: 'Place Order' });
  const left = page.waitForRequest(/\/sandbox\/pay\//);
  await place.click();
  await left;
  await expect(place).toHaveAttribute('aria-busy', 'true');
  await comeBack(page);
  await expect(place).not.toHaveAttribute('aria-busy');
});

test('Pay now waits while the browser leaves, and no longer when it is back', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const { id } = await placeCardOrder(request, shopper, jar);
  await signIn(page, shopper);
  await page.goto(`/account/orders/${id}`);
  await holdSandboxes(page);
  const pay = page.getByRole('button', { name: 'Pay now' });
  const left = page.waitForRequest(/\/sandbox\/pay\//);
  await pay.click();
  await left;
  await expect(pay).toHaveAttribute('aria-busy', 'true');
  await comeBack(page);
  await expect(pay).not.toHaveAttribute('aria-busy');
});

test('the way to Google waits while the browser leaves, and no longer when it is back', async ({ page }) => {
  await page.goto('/login');
  await holdSandboxes(page);
  const google = page.getByRole('button', { name: 'Sign in with Google Sandbox' });
  const left = page.waitForRequest(/\/sandbox\/identity\//);
  await google.click();
  await left;
  await expect(google).toHaveAttribute('aria-busy', 'true');
  await comeBack(page);
  await expect(google).not.toHaveAttribute('aria-busy');
});
