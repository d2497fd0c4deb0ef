import { expect, type Page } from '@playwright/test';
import { fillBilling } from '../support/billing.ts';
import { productId } from '../support/catalogue.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { submitAdminLogin } from '../support/admin-session.ts';
import { saveSettings } from '../support/save-settings.ts';
import { fillCart, newShopper, signIn } from '../support/shopper.ts';
import { openOwnShop } from '../support/own-shop.ts';
import { test } from '../support/test.ts';

// Shoppers pay, and staff see, the taxes that the merchant has set. In a separate shop: the others charge
// none.

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

/** Germany charges 19 % on everything, and 7 % on food; prices include it. */
async function chargeTaxes(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Charge taxes' }).check();
  const standard = page.getByRole('region', { name: 'Standard', exact: true });
  await standard.getByLabel('Add a rate for').selectOption('DE');
  const rate = standard.getByRole('group', { name: 'Germany' });
  await rate.getByRole('textbox', { name: /^Name of the tax/ }).fill('VAT');
  await rate.getByRole('textbox', { name: /^Rate/ }).fill('19');
  await page.getByRole('button', { name: 'Add tax class' }).click();
  await page
    .getByRole('region', { name: 'Tax class 2' })
    .getByRole('textbox', { name: /^Name of the class/ })
    .fill('Food');
  const food = page.getByRole('region', { name: 'Food' });
  await food.getByLabel('Add a rate for').selectOption('DE');
  const reduced = food.getByRole('group', { name: 'Germany' });
  await reduced.getByRole('textbox', { name: /^Name of the tax/ }).fill('VAT');
  await reduced.getByRole('textbox', { name: /^Rate/ }).fill('7');
  await saveSettings(page);
}

/** Sets whether prices include tax. */
async function choosePrices(page: Page, url: string, label: string): Promise<void> {
  await page.goto(`${url}/admin/settings/taxes`);
  await page.getByRole('radio', { name: label }).check();
  await saveSettings(page);
}

test('shoppers and staff see the taxes that a merchant has set', async ({ page, browser }) => {
  const shop = await openOwnShop();
  const phone = await browser.newContext({ baseURL: shop.url, viewport: { width: 360, height: 740 } });
  const visitor = await phone.newPage();
  const total = visitor.getByRole('region', { name: 'Cart Total' });
  const order = visitor.getByRole('region', { name: 'Your Order' });
  try {
    const tomatoes = await productId(phone.request, 'Plum Tomatoes');
    const price = visitor.getByRole('article').first();
    await test.step('without taxes, a product does not mention them', async () => {
      await visitor.goto(`/shop/${tomatoes}`);
      await expect(price.getByRole('heading', { level: 1 })).toHaveText('Plum Tomatoes');
      await expect(visitor.getByText(/^Tax /)).toHaveCount(0);
    });

    await page.goto(`${shop.url}/adminLogin`);
    await submitAdminLogin(page);
    await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
    await page.goto(`${shop.url}/admin/settings/taxes`);
    await chargeTaxes(page);

    await test.step('a product gets its tax class', async () => {
      await page.goto(`${shop.url}/admin/products/${tomatoes}/edit`);
      await page.getByLabel('Tax class').selectOption('Food');
      await save(page);
      await expect(page.getByText(/was saved|saved/i).first()).toBeVisible();
    });

    await test.step('its page says that the price includes tax, already in the HTML, or that tax is added', async () => {
      const html = async () =>
        (await phone.request.get(`/shop/${tomatoes}`, { headers: { accept: 'text/html' } })).text();
      expect(await html()).toContain('Tax included');
      await visitor.goto(`/shop/${tomatoes}`);
      await expect(price.getByText('Tax included')).toBeVisible();
      await choosePrices(page, shop.url, 'Tax is added to prices');
      expect(await html()).toContain('Tax is added at checkout');
      await visitor.reload();
      await expect(price.getByText('Tax is added at checkout')).toBeVisible();
      await expect(price.getByText('Tax included')).toHaveCount(0);
      await choosePrices(page, shop.url, 'Prices include tax');
    });

    const shopper = await newShopper(phone.request);
    await signIn(visitor, shopper);
    await fillCart(phone.request, shopper, { productId: tomatoes });

    await test.step('the cart mentions tax only where there is any', async () => {
      await visitor.goto('/cart');
      await expect(total).toContainText('Total:');
      await expect(total).not.toContainText('VAT');
      await total.getByLabel('Delivery to').selectOption('DE');
      await expect(total).toContainText('Includes VAT (7%)');
    });

    await test.step('so does the checkout', async () => {
      await visitor.getByRole('button', { name: 'Proceed to checkout' }).click();
      await expect(order).toContainText('Includes VAT (7%)');
      await visitor.getByLabel('Country').selectOption('US');
      await expect(order).not.toContainText('VAT');
      await visitor.getByLabel('Country').selectOption('DE');
      await fillBilling(visitor);
      await expect(order).toContainText('Includes VAT (7%)');
      await visitor.getByRole('radio', { name: /^Cash on delivery/ }).check();
      await visitor.getByRole('button', { name: 'Place Order' }).click();
      await expect(visitor.getByText('Thank you! Your order is placed.')).toBeVisible();
      await expect(visitor.getByText('Includes VAT (7%)')).toBeVisible();
      await expectAccessible(visitor);
    });

    await test.step('staff see it on the order page, instead of the flat figure, and on the order summary', async () => {
      await page.goto(`${shop.url}/admin/orders`);
      await page.getByRole('row', { name: /Jo/ }).first().getByRole('link').first().click();
      await expect(page.getByText('Includes VAT (7%)')).toBeVisible();
      await expect(page.getByText('Tax (20%)')).toBeHidden();
      await page.getByRole('link', { name: 'Order summary' }).click();
      await expect(page.getByRole('row', { name: /^VAT \(7%\)/ })).toBeVisible();
    });
  } finally {
    await phone.close();
    await shop.close();
  }
});
