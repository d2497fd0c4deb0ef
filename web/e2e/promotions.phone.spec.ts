import { expect, type Locator } from '@playwright/test';
import { ownProduct } from './support/admin.ts';
import { fillBilling } from './support/billing.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { ownCode, ownPromotion } from './support/promotions.ts';
import { fillCart, newShopper, signIn } from './support/shopper.ts';
import { test } from './support/test.ts';

/** Types a code into the field of a part of the page. @returns the field */
async function applyCode(part: Locator, code: string): Promise<Locator> {
  const field = part.getByRole('textbox', { name: 'Coupon Code' });
  await field.fill(code);
  await part.getByRole('button', { name: 'Apply Coupon' }).click();
  return field;
}

/** Expects that a code stays where its removal fails, which the operation does once, and that a retry takes it off. */
async function expectRemovalByRetry(part: Locator, code: string, operation: string): Promise<void> {
  const page = part.page();
  const failure = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(`"${operation}"`)) return route.fallback();
    asked.resolve();
    await failure.promise;
    await route.abort();
  });
  const removed = part.getByRole('status').filter({ hasText: `Code ${code} removed` });
  await part.getByRole('button', { name: `Remove code ${code}` }).click();
  await asked.promise;
  await expect(part.getByRole('button', { name: 'Apply Coupon' })).toHaveAttribute('aria-busy', 'true');
  await expect(removed).toHaveCount(0);
  failure.resolve();
  const toast = page.getByRole('alertdialog').filter({ hasText: 'Code not removed' });
  await expect(toast).toBeVisible();
  await expect(part.getByRole('list', { name: 'Your codes' })).toContainText(code);
  await expect(removed).toHaveCount(0);
  await page.unroute('**/graphql');
  await toast.getByRole('button', { name: 'Retry' }).click();
  await expect(removed).toBeAttached();
  await expect(part.getByRole('list', { name: 'Your codes' })).toHaveCount(0);
}

/** Expects rows of totals, by their labels. */
async function expectTotals(part: Locator, rows: Record<string, string>): Promise<void> {
  for (const [label, amount] of Object.entries(rows)) {
    const row = part.locator('dl > div').filter({ has: part.page().getByText(label, { exact: true }) });
    await expect(row.first()).toContainText(amount);
  }
}

test('a code takes something off in the cart and at the checkout, or says beside its field why not', async ({
  page,
  request,
}) => {
  const code = ownCode();
  const title = `A fifth off ${code}`;
  const jar = await ownProduct(request, { salePrice: 5000 });
  await ownPromotion(request, {
    ...{ title, code, kind: 'PERCENT', percent: 20 },
    ...{ productIds: [jar.id], minimum: 6000, customerLimit: 1 },
  });
  const shopper = await newShopper(request);
  await signIn(page, shopper);
  await fillCart(request, shopper, { productId: jar.id });
  const total = page.getByRole('region', { name: 'Cart Total' });

  await test.step('in the cart, a refusal stands beside the field, which keeps what was typed', async () => {
    await page.goto('/cart');
    const field = await applyCode(total, code.toLowerCase());
    await expect(field).toHaveAccessibleDescription(`Add $10.00 more to use ${code}.`);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(code.toLowerCase());
    await expectAccessible(page);
  });

  await test.step('with enough in the cart it counts, also after a reload', async () => {
    await fillCart(request, shopper, { productId: jar.id });
    await page.reload();
    const field = await applyCode(total, code.toLowerCase());
    await expect(total.getByRole('status').filter({ hasText: `Code ${code} applied` })).toBeAttached();
    await expect(field).toHaveValue('');
    await page.reload();
    await expect(total.getByRole('list', { name: 'Your codes' })).toContainText(code);
    await expectTotals(total, { [`${title} (${code})`]: '-$20.00', 'Total:': '$80.00' });
    await expectAccessible(page);
  });

  await test.step('it is taken off again', async () => {
    await total.getByRole('button', { name: `Remove code ${code}` }).click();
    await expect(total.getByRole('list', { name: 'Your codes' })).toHaveCount(0);
    await expect(total.getByRole('textbox', { name: 'Coupon Code' })).toBeFocused();
    await expectTotals(total, { 'Total:': '$100.00' });
    await applyCode(total, code);
    await expectTotals(total, { 'Total:': '$80.00' });
    await expectRemovalByRetry(total, code, 'RemoveCartCode');
    await expectTotals(total, { 'Total:': '$100.00' });
  });

  const order = page.getByRole('region', { name: 'Your Order' });
  await test.step('at the checkout it is the same', async () => {
    await page.getByRole('button', { name: 'Proceed to checkout' }).click();
    await fillBilling(page);
    const unknown = ownCode();
    const field = await applyCode(order, unknown);
    await expect(field).toHaveAccessibleDescription(`There is no code ${unknown}.`);
    await field.fill(code);
    await field.press('Enter');
    await expectTotals(order, { [`${title} (${code})`]: '-$20.00', 'Total:': '$80.00' });
    // Enter in the field applies the code and orders nothing.
    await expect(page).toHaveURL(/\/cart\/checkout$/);
    await expectAccessible(page);
  });

  await test.step('the order keeps it', async () => {
    await page.getByRole('radio', { name: 'Cash on delivery' }).check();
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByText('Thank you! Your order is placed.')).toBeVisible();
    await page.reload();
    const main = page.getByRole('main');
    await expectTotals(main, { [`${title} (${code})`]: '-$20.00', Total: '$80.00' });
    await expectAccessible(page);
  });

  await test.step('and the code is used up for this customer', async () => {
    await fillCart(request, shopper, { productId: jar.id, quantity: 2 });
    await page.goto('/cart');
    const field = await applyCode(total, code);
    await expect(field).toHaveAccessibleDescription(`You have used ${code} already.`);
  });
  await jar.withdraw();
});

test('a code for a product that is bought directly is taken off once the shop has answered', async ({
  page,
  request,
}) => {
  const code = ownCode();
  const jar = await ownProduct(request, { salePrice: 5000 });
  await ownPromotion(request, { ...{ title: `Half off ${code}`, code, kind: 'PERCENT', percent: 50 } });
  await signIn(page, await newShopper(request));
  await page.goto(`/shop/${jar.id}`);
  await page.getByRole('button', { name: 'Buy now' }).click();
  const order = page.getByRole('region', { name: 'Your Order' });
  await applyCode(order, code);
  await expectTotals(order, { 'Total:': '$25.00' });
  await expectRemovalByRetry(order, code, 'CheckoutPreview');
  await expectTotals(order, { 'Total:': '$50.00' });
  await jar.withdraw();
});
