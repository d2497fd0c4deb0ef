import { expect } from '@playwright/test';
import { fillBilling } from '../support/billing.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { submitAdminLogin } from '../support/admin-session.ts';
import { openOwnShop } from '../support/own-shop.ts';
import { saveSettings } from '../support/save-settings.ts';
import { test } from '../support/test.ts';

// In a separate shop: in all others, visitors must log in first, as guests.spec.ts tests.
test('a visitor fills a cart, orders without an account and turns the order into an account', async ({
  page,
  browser,
}) => {
  const shop = await openOwnShop();
  const context = await browser.newContext(test.info().project.use);
  const guest = await context.newPage();
  const email = `guest-${Date.now()}@example.test`;
  try {
    await test.step('the merchant allows guests', async () => {
      await page.goto(`${shop.url}/adminLogin`);
      await submitAdminLogin(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await page.goto(`${shop.url}/admin/settings/storefront`);
      await page.getByRole('radio', { name: 'Everyone, as a guest or with an account' }).check();
      await saveSettings(page);
    });

    await test.step('adding needs no login, and survives a reload', async () => {
      await guest.goto(`${shop.url}/shop/oxford-shirt`);
      await guest.getByRole('radio', { name: 'L', exact: true }).press('Space');
      await guest
        .getByRole('group', { name: /Colour/ })
        .getByRole('radio')
        .nth(1)
        .press('Space');
      await guest.getByRole('button', { name: 'Add to cart', exact: true }).click();
      const cart = guest.getByRole('link', { name: 'Cart, 1 item' });
      await expect(cart).toBeVisible();
      await guest.reload();
      await expect(cart).toBeVisible();
      expect(await guest.evaluate(() => localStorage.getItem('user'))).toBeNull();
      await cart.click();
      await expect(guest.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    });

    await test.step('the checkout requires an email, and places the order', async () => {
      await guest.getByRole('button', { name: 'Proceed to checkout' }).click();
      await expect(guest.getByText('You’re checking out as a guest.')).toBeVisible();
      await fillBilling(guest);
      await guest.getByRole('textbox', { name: 'Email Address' }).fill(email);
      await guest.getByRole('radio', { name: 'Bank' }).check();
      await expectAccessible(guest);
      await guest.getByRole('button', { name: 'Place Order' }).click();
      await expect(guest.getByText('Thank you! Your order is placed.')).toBeVisible();
      await expect(guest).toHaveURL(/\/orders\/[\w-]{64}$/);
      await expect(guest.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
      await expectAccessible(guest);
    });

    await test.step('everyone with the link sees the order, in another browser too', async () => {
      const url = guest.url();
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible();
      await page.goto(`${url.slice(0, -4)}AAAA`);
      await expect(page.getByText('This order link is no longer valid')).toBeVisible();
    });

    await test.step('a password creates an account with the order', async () => {
      const password = guest.getByRole('textbox', { name: 'Password' });
      await password.fill('short');
      await guest.getByRole('button', { name: 'Create Account' }).click();
      await expect(password).toHaveAccessibleDescription(/8/);
      await password.fill('a long walk in the rain');
      await guest.getByRole('button', { name: 'Create Account' }).click();
      await expect(guest.getByText('Your order is in your account')).toBeVisible();
      await expect(guest).toHaveURL(/\/account\/orders\//);
      await guest.goto(`${shop.url}/account/orders`);
      await expect(guest.getByRole('heading', { level: 2, name: /^Order / })).toHaveCount(1);
    });
  } finally {
    await context.close();
    await shop.close();
  }
});
