import { expect, type Locator } from '@playwright/test';
import { ownProduct } from '../support/admin.ts';
import { fillBilling } from '../support/billing.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { ownCode, ownPromotion } from '../support/promotions.ts';
import { fillCart, newShopper, signIn } from '../support/shopper.ts';
import { test } from '../support/test.ts';

/** Types a code into the field of a section. @returns the field */
async function applyCode(part: Locator, code: string): Promise<Locator> {
  const field = part.getByRole('textbox', { name: 'Coupon Code' });
  await field.fill(code);
  await part.getByRole('button', { name: 'Apply Coupon' }).click();
  return field;
}

/** Expects rows of totals, by label. */
async function expectTotals(part: Locator, rows: Record<string, string>): Promise<void> {
  for (const [label, amount] of Object.entries(rows)) {
    const row = part.locator('dl > div').filter({ has: part.page().getByText(label, { exact: true }) });
    await expect(row.first()).toContainText(amount);
  }
}

test('a code gives a discount in the cart, at the checkout and in the order, once', async ({
  page,
  request,
}) => {
  const code = ownCode();
  const title = `A fifth off ${code}`;
  const jar = await ownProduct(request, { salePrice: 5000 });
  await ownPromotion(request, {
    title,
    code,
    kind: 'PERCENT',
    percent: 20,
    productIds: [jar.id],
    minimum: 6000,
    customerLimit: 1,
  });
  const shopper = await newShopper(request);
  await signIn(page, shopper);
  await fillCart(request, shopper, { productId: jar.id });
  const total = page.getByRole('region', { name: 'Cart Total' });

  await test.step('with too little in the cart, it shows how much is missing', async () => {
    await page.goto('/cart');
    const field = await applyCode(total, code.toLowerCase());
    await expect(field).toHaveAccessibleDescription(`Add $10.00 more to use ${code}.`);
  });

  await test.step('with enough it applies, also after a reload', async () => {
    await fillCart(request, shopper, { productId: jar.id });
    await page.reload();
    await applyCode(total, code.toLowerCase());
    await expectTotals(total, { 'Total:': '$80.00' });
    await page.reload();
    await expect(total.getByRole('list', { name: 'Your codes' })).toContainText(code);
    await expectTotals(total, { [`${title} (${code})`]: '-$20.00', 'Total:': '$80.00' });
  });

  const order = page.getByRole('region', { name: 'Your Order' });
  await test.step('at the checkout it is removed and added again, and Enter does not order', async () => {
    await page.getByRole('button', { name: 'Proceed to checkout' }).click();
    await fillBilling(page);
    await order.getByRole('button', { name: `Remove code ${code}` }).click();
    await expectTotals(order, { 'Total:': '$100.00' });
    const field = order.getByRole('textbox', { name: 'Coupon Code' });
    await field.fill(code);
    await field.press('Enter');
    await expectTotals(order, { [`${title} (${code})`]: '-$20.00', 'Total:': '$80.00' });
    await expect(page).toHaveURL(/\/cart\/checkout$/);
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

  await test.step('and this customer cannot use it again', async () => {
    await fillCart(request, shopper, { productId: jar.id, quantity: 2 });
    await page.goto('/cart');
    const field = await applyCode(total, code);
    await expect(field).toHaveAccessibleDescription(`You have already used ${code}.`);
  });
  await jar.withdraw();
});
