import { expect } from '@playwright/test';
import { submitAdminLogin } from '../support/admin-session.ts';
import { fillBilling } from '../support/billing.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { press } from '../support/keyboard.ts';
import { openOwnShop } from '../support/own-shop.ts';
import { saveSettings } from '../support/save-settings.ts';
import { test } from '../support/test.ts';

// In a separate shop, because it allows guests and offers withdrawals. Staff use the keyboard alone.
test('“I changed my mind, and it is already on its way”: a guest withdraws without a login', async ({
  page,
  browser,
}) => {
  const shop = await openOwnShop();
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const guest = await context.newPage();
  const email = 'jo@example.test';
  let number = '';
  try {
    await test.step('the merchant offers withdrawals to everyone', async () => {
      await page.goto(`${shop.url}/adminLogin`);
      await submitAdminLogin(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await page.goto(`${shop.url}/admin/settings/storefront`);
      await page.getByRole('radio', { name: 'Everyone, as a guest or with an account' }).press('Space');
      await saveSettings(page);
      await page.goto(`${shop.url}/admin/settings/returns`);
      await press(page, page.getByLabel('Customers can withdraw from their contract'), 'Space');
      await saveSettings(page);
    });

    await test.step('a guest orders two, and staff ship them', async () => {
      await guest.goto(`${shop.url}/shop/plum-tomatoes`);
      await guest.getByRole('button', { name: /^Increase quantity/ }).click();
      await guest.getByRole('button', { name: 'Add to cart', exact: true }).click();
      await guest.getByRole('link', { name: 'Cart, 2 items' }).click();
      await guest.getByRole('button', { name: 'Proceed to checkout' }).click();
      await fillBilling(guest);
      await guest.getByRole('radio', { name: /Cash on delivery/i }).press('Space');
      await guest.getByRole('button', { name: 'Place Order' }).click();
      await expect(guest.getByText('Thank you! Your order is placed.')).toBeVisible();
      const heading = await guest
        .getByText(/^#?\d{4,}$|Order #?\d{4,}/)
        .first()
        .innerText();
      number = /\d{4,}/.exec(heading)?.[0] ?? '';
      await page.goto(`${shop.url}/admin/orders?q=${number}`);
      await press(page, page.getByRole('row').getByRole('link', { name: new RegExp(number) }));
      await press(page, page.getByRole('button', { name: 'Mark 2 items as shipped' }));
      await expect(page.getByText('Marked as shipped')).toBeVisible();
    });

    await test.step('the guest follows the footer, and withdraws from one of them in two steps', async () => {
      await guest.goto(shop.url);
      await guest
        .getByRole('contentinfo')
        .getByRole('link', { name: /withdraw/i })
        .click();
      await guest.getByLabel('Order number').fill(number);
      await guest.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('someone@example.test');
      await guest.getByRole('button', { name: 'Continue' }).click();
      await expect(guest.getByRole('alert')).toBeVisible();
      await guest.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email);
      await guest.getByRole('button', { name: 'Continue' }).click();
      await guest.getByLabel(/how many of 2$/).fill('1');
      await guest.getByLabel('Your name').fill('Jo Lane');
      await guest.getByRole('button', { name: 'Withdraw from contract here' }).click();
      await expect(guest.getByText('Please check and confirm')).toBeFocused();
      await expectAccessible(guest);
      await guest.getByRole('button', { name: 'Confirm withdrawal' }).click();
      await expect(guest.getByText('We’ve received your withdrawal')).toBeVisible();
      await expectAccessible(guest);
    });

    await test.step('staff have an approved return, and record its arrival', async () => {
      await page.reload();
      const returns = page.getByRole('region', { name: 'Returns' });
      await expect(page.getByRole('region', { name: 'Withdrawals' })).toContainText('1 ×');
      await press(page, returns.getByRole('button', { name: 'Mark as arrived' }));
      await press(page, returns.getByRole('button', { name: 'Record arrival' }));
      await expect(returns).toContainText('arrived');
    });
  } finally {
    await context.close();
    await shop.close();
  }
});
