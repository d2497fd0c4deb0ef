import { expect, type Page } from '@playwright/test';
import { fillBilling } from '../support/billing.ts';
import { productId } from '../support/catalogue.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { submitAdminLogin } from '../support/admin-session.ts';
import { saveSettings } from '../support/save-settings.ts';
import { fillCart, newShopper, signIn } from '../support/shopper.ts';
import { openOwnShop } from '../support/own-shop.ts';
import { test } from '../support/test.ts';

// Shoppers can choose the destinations that the merchant has set. In a separate shop: the others deliver
// everywhere.

const text = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

async function makeZones(page: Page): Promise<void> {
  const methods = (zone: string) =>
    page.getByRole('region', { name: zone }).getByRole('region', { name: 'Methods' });
  const standard = methods('Everywhere').getByRole('group', { name: 'Standard delivery' });
  await text(standard.page(), 'Name of the zone').fill('Home');
  const home = page.getByRole('region', { name: 'Home' });
  await home.getByLabel('Add a country').selectOption('US');
  const post = methods('Home').getByRole('group', { name: 'Standard delivery' });
  await post.getByRole('textbox', { name: /^Fee/ }).fill('4.95');
  await post.getByRole('textbox', { name: /^Free from/ }).fill('60');
  await post.getByRole('textbox', { name: /^Days at least/ }).fill('2');
  await post.getByRole('textbox', { name: /^Days at most/ }).fill('4');
  await methods('Home').getByRole('button', { name: 'Add method' }).click();
  const pickUp = methods('Home').getByRole('group').last();
  await pickUp.getByLabel('Price').selectOption('PICK_UP');
  await pickUp.getByRole('textbox', { name: /^Fee/ }).fill('0');
  await pickUp.getByRole('textbox', { name: /^Note/ }).fill('24 Harbour Street, from 10 to 6');
  await pickUp.getByRole('textbox', { name: /^Name/ }).fill('Pick up');

  await page.getByRole('button', { name: 'Add zone' }).click();
  await page
    .getByRole('region', { name: 'Zone 2' })
    .getByRole('textbox', { name: /^Name of the zone/ })
    .fill('Islands');
  const islands = page.getByRole('region', { name: 'Islands' });
  await islands.getByLabel('Add a country').selectOption('US');
  await islands.getByRole('textbox', { name: 'Only this region of United States' }).fill('Hawaii');
  await islands.getByLabel('Add a country').selectOption('CA');
  const air = methods('Islands').getByRole('group').first();
  await air.getByRole('textbox', { name: /^Name/ }).fill('Air mail');
  await air.getByRole('textbox', { name: /^Fee/ }).fill('12.50');
  await saveSettings(page);
}

test('shoppers choose from the delivery methods and places that a merchant has set', async ({
  page,
  browser,
}) => {
  const shop = await openOwnShop();
  const phone = await browser.newContext({ baseURL: shop.url, viewport: { width: 360, height: 740 } });
  const visitor = await phone.newPage();
  const total = visitor.getByRole('region', { name: 'Cart Total' });
  const order = visitor.getByRole('region', { name: 'Your Order' });
  try {
    await page.goto(`${shop.url}/adminLogin`);
    await submitAdminLogin(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.goto(`${shop.url}/admin/settings/delivery`);
    await makeZones(page);

    await test.step('the storefront advertises the first domestic method', async () => {
      await visitor.goto('/');
      await expect(visitor.getByText('Free delivery for all orders over $60, otherwise $4.90')).toHaveCount(
        0,
      );
      await expect(visitor.getByText('Free delivery for all orders over $60, otherwise $4.95')).toBeVisible();
    });

    const shopper = await newShopper(phone.request);
    await signIn(visitor, shopper);
    await fillCart(phone.request, shopper, { productId: await productId(phone.request, 'Plum Tomatoes') });

    await test.step('the cart shows what is missing for free delivery, and the costs of another country', async () => {
      await visitor.goto('/cart');
      await expect(total).toContainText(/Spend \$\d+\.\d\d more and delivery is free\./);
      await expect(total).toContainText('$4.95');
      await expect(total).toContainText(/Standard delivery · Arrives between/);
      await total.getByLabel('Delivery to').selectOption('CA');
      await expect(total).toContainText('$12.50');
      await expectAccessible(visitor);
    });

    await test.step('the checkout starts with that country, and updates with country and region', async () => {
      await visitor.getByRole('button', { name: 'Proceed to checkout' }).click();
      await expect(visitor.getByLabel('Country')).toHaveValue('CA');
      await expect(order).toContainText('$12.50');
      await visitor.getByLabel('Country').selectOption('US');
      await expect(order).toContainText('$4.95');
      await visitor.getByLabel(/^State/).selectOption('HI');
      await expect(order).toContainText('$12.50');
      await visitor.getByLabel(/^State/).selectOption('Ohio');
      await expect(visitor.getByRole('radio', { name: /^Pick up/ })).toBeVisible();
      await expectAccessible(visitor);
    });

    await test.step('pickup needs no street', async () => {
      await fillBilling(visitor);
      await visitor.getByRole('radio', { name: /^Pick up/ }).check();
      await expect(order).toContainText('Free');
      await text(visitor, 'Street Address').fill('');
      await text(visitor, 'Town/City').fill('');
      await visitor.getByRole('button', { name: 'Place Order' }).click();
      await expect(visitor.getByText('Thank you! Your order is placed.')).toBeVisible();
      await expect(visitor.getByText('24 Harbour Street, from 10 to 6')).toBeVisible();
    });

    await test.step('staff see the delivery method', async () => {
      await page.goto(`${shop.url}/admin/orders`);
      await page.getByRole('row', { name: /Jo/ }).first().getByRole('link').first().click();
      await expect(page.getByRole('region', { name: 'Delivery and billing' })).toContainText('Pick up');
    });
  } finally {
    await phone.close();
    await shop.close();
  }
});
