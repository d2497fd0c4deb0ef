import { expect } from '@playwright/test';
import { ownProduct } from '../support/admin.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { openEmailTo } from '../support/mailbox.ts';
import { placeOrder } from '../support/place-order.ts';
import { signIn } from '../support/shopper.ts';
import { newShopper } from '../support/shopper.ts';
import { test } from '../support/test.ts';

test('an order is shipped in two parcels, and the shopper can track both', async ({
  page,
  request,
  browser,
}) => {
  const shopper = await newShopper(request);
  const jar = await ownProduct(request);
  const { id, number } = await placeOrder(request, shopper, 'CASH_ON_DELIVERY', jar, 3);
  await signInAsAdmin(page);

  // The history also mentions the parcels.
  const sending = page.getByRole('region', { name: 'Shipping' });

  await test.step('find it among orders ready to ship', async () => {
    await page.goto(`/admin/orders?q=${number}&sending=open`);
    await page.getByRole('link', { name: new RegExp(number) }).click();
    await expect(page.getByRole('heading', { name: 'Shipping' })).toBeVisible();
  });

  await test.step('ship two of three', async () => {
    // There and back, by keyboard.
    await page.getByRole('button', { name: 'Ship only some items' }).press('Enter');
    await page.getByRole('button', { name: 'Ship all remaining items' }).press('Enter');
    await page.getByRole('button', { name: 'Ship only some items' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Ship all remaining items' })).toBeFocused();
    const quantity = page.getByLabel(`${jar.title}: how many of 3`);
    await quantity.fill('4');
    await page.getByRole('button', { name: 'Ship these' }).click();
    await expect(quantity).toHaveAccessibleDescription(/0 to 3/);
    await quantity.fill('2');
    await page.getByLabel('Carrier').fill('UPS');
    await page.getByLabel('Tracking number').fill('1Z999AA1');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ship these' }).click();
    await expect(page.getByText('Marked as shipped')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change tracking' })).toBeFocused();
    await expect(sending.getByRole('link', { name: 'UPS 1Z999AA1' })).toHaveAttribute(
      'href',
      /ups\.com.*1Z999AA1/,
    );
  });

  const context = await browser.newContext();
  const shopperPage = await context.newPage();

  await test.step('the shopper gets an email, and can no longer cancel', async () => {
    await openEmailTo(shopperPage, shopper.email, /^Part of your order is on its way/);
    await expect(shopperPage.getByText(`2 × ${jar.title}`)).toBeVisible();
    await signIn(shopperPage, shopper);
    await shopperPage.goto(`/account/orders/${id}`);
    await expect(shopperPage.getByRole('link', { name: 'UPS 1Z999AA1' })).toBeVisible();
    await expect(shopperPage.getByRole('button', { name: 'Cancel order' })).toBeHidden();
  });

  await test.step('correct the tracking number, and ship the rest with a messenger', async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Carrier').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Tracking number').first()).toBeFocused();
    await page.keyboard.insertText('1Z999AA2');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Change tracking' })).toBeFocused();
    await expect(
      page.getByRole('region', { name: 'Shipping' }).getByRole('link', { name: 'UPS 1Z999AA2' }),
    ).toBeVisible();
    await page.getByLabel('Carrier').fill('Bike Bob');
    await page.getByLabel('Tracking link').fill('https://bob.example/7');
    await page.getByRole('button', { name: 'Mark 1 item as shipped' }).click();
    await expect(sending.getByRole('link', { name: 'Bike Bob' })).toHaveAttribute(
      'href',
      'https://bob.example/7',
    );
    await expect(page.getByRole('button', { name: /as shipped$/ })).toBeHidden();
    await page.goto(`/admin/orders?q=${number}&sending=open`);
    await expect(page.getByText('No orders found')).toBeVisible();
    await shopperPage.reload();
    await expect(shopperPage.getByRole('heading', { name: 'On its way to you' })).toBeVisible();
  });
  await context.close();
});
