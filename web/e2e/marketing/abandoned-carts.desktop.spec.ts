import { expect } from '@playwright/test';
import { productId } from '../support/catalogue.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { submitAdminLogin } from '../support/admin-session.ts';
import { openEmailTo } from '../support/mailbox.ts';
import { saveSettings } from '../support/save-settings.ts';
import { logIn } from '../support/session.ts';
import { fillCart, newShopper, signIn } from '../support/shopper.ts';
import { openOwnShop } from '../support/own-shop.ts';
import { test } from '../support/test.ts';

// In a separate shop: a day passes here, and guests may buy; the email's link must lead them to the account's
// cart, not to a guest cart.
test('a subscriber gets a reminder of a cart a day later, and returns to it', async ({ page, browser }) => {
  const shop = await openOwnShop();
  const phone = await browser.newContext({ baseURL: shop.url, viewport: { width: 360, height: 740 } });
  const shopperPage = await phone.newPage();
  const hours = page.getByRole('textbox', { name: /^Hours after the last change/ });
  try {
    await test.step('the merchant turns reminders on', async () => {
      await page.goto(`${shop.url}/adminLogin`);
      await submitAdminLogin(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await page.goto(`${shop.url}/admin/settings/storefront`);
      await page.getByRole('radio', { name: 'Everyone, as a guest or with an account' }).check();
      await saveSettings(page);
      await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
      await page.getByRole('link', { name: /^Abandoned carts/ }).click();
      await expect(page.getByText('No reminders were sent in the last 30 days.')).toBeVisible();
      await hours.fill('0');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(hours).toHaveAccessibleDescription(/Please enter 1 to 168 hours, or nothing/);
      await hours.fill('24');
      await expectAccessible(page);
      await saveSettings(page);
    });

    const shopper = await newShopper(phone.request);
    await test.step('a shopper subscribes, and leaves something in the cart', async () => {
      await signIn(shopperPage, shopper);
      await shopperPage.goto('/account/emails');
      const newsletter = shopperPage.getByRole('region', { name: 'Newsletter' });
      await expect(newsletter).toContainText('a reminder of a cart');
      await newsletter.getByRole('button', { name: 'Subscribe' }).click();
      await openEmailTo(shopperPage, shopper.email, /^Please confirm your subscription to the/);
      await shopperPage.getByRole('link', { name: /newsletter\/confirm/ }).click();
      await shopperPage.getByRole('button', { name: 'Confirm my subscription' }).click();
      await expect(shopperPage.getByText('You are subscribed')).toBeVisible();
      const tomatoes = await productId(phone.request, 'Plum Tomatoes');
      await fillCart(phone.request, shopper, { productId: tomatoes, quantity: 3 });
    });

    await test.step('a day later, an email shows it', async () => {
      await shop.changeRows(`update carts set changed_at = changed_at - interval '24 hours'`);
      await openEmailTo(shopperPage, shopper.email, /^Your cart at/);
      const mail = shopperPage.frameLocator('iframe');
      await expect(mail.getByText('Plum Tomatoes')).toBeVisible();
      await expect(mail.getByText(/^3 × \$/)).toBeVisible();
      const picture = mail.locator('img');
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    });

    await test.step('its link asks visitors to log in, and leads to the cart', async () => {
      const elsewhere = await browser.newContext({ baseURL: shop.url });
      const other = await elsewhere.newPage();
      await openEmailTo(other, shopper.email, /^Your cart at/);
      await other.getByRole('link', { name: /\/cart/ }).click();
      await logIn(other, shopper);
      await expect(other).toHaveURL(/\/cart$/);
      await expect(other.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
      await expect(other.getByText('Plum Tomatoes').first()).toBeVisible();
      await expect(other.getByLabel(/^Quantity/).first()).toHaveValue('3');
      await elsewhere.close();
    });

    await test.step('the merchant sees that it was sent', async () => {
      await page.goto(`${shop.url}/admin/settings/carts`);
      await expect(page.getByText('reminders were sent for 1 cart. Ordered since: 0.')).toBeVisible();
    });
  } finally {
    await phone.close();
    await shop.close();
  }
});
