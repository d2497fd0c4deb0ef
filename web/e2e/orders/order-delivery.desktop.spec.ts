import { expect } from '@playwright/test';
import { signInAsAdmin } from '../support/admin-session.ts';
import { placeOrder } from '../support/place-order.ts';
import { newShopper, signIn } from '../support/shopper.ts';
import { test } from '../support/test.ts';

test('an admin delivers an order and reverts that, and the shopper sees both', async ({
  page,
  request,
  browser,
}) => {
  const shopper = await newShopper(request);
  const { number } = await placeOrder(request, shopper);
  await signInAsAdmin(page);
  await page.goto(`/admin/orders?q=${number}`);
  await page.getByRole('link', { name: new RegExp(number) }).click();
  await expect(page.getByLabel('New status')).toHaveValue('CANCELLED');
  await page.getByLabel('New status').selectOption('DELIVERED');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Order status updated')).toBeVisible();

  const context = await browser.newContext();
  const shopperPage = await context.newPage();
  await signIn(shopperPage, shopper);
  await shopperPage.goto('/account/deliveries');
  await expect(shopperPage.getByText(number)).toBeVisible();

  await test.step('only what the admin confirms is reverted', async () => {
    const question = page.getByRole('alertdialog', { name: `Mark order #${number} as returned?` });
    await page.getByLabel('New status').selectOption('RETURNED');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await question.getByRole('button', { name: 'Keep as is' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByText('Delivered → Returned', { exact: true })).toHaveCount(1);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await question.getByRole('button', { name: 'Set to Returned' }).click();
    await expect(page.getByText('The order is already returned.')).toBeVisible();
    await shopperPage.goto('/account/returns');
    await expect(shopperPage.getByText(number)).toBeVisible();
  });
  await context.close();
});
