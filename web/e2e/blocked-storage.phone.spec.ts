import { expect } from '@playwright/test';
import { type OwnProduct, ownProduct } from './support/admin.ts';
import { fillBilling } from './support/billing.ts';
import { submitAdminLogin } from './support/admin-session.ts';
import { endSessionOf, logIn } from './support/session.ts';
import { fillCart, newShopper } from './support/shopper.ts';
import { test } from './support/test.ts';

// A browser that blocks site data throws when its storage is merely accessed.

const isShort = 'you are logged out as soon as this page is reloaded';
let jar: OwnProduct;

test.beforeEach(async ({ page, request }) => {
  jar = await ownProduct(request);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
});

test.afterEach(() => jar.withdraw());

test('without storage a visitor logs in, is told for how long, and orders', async ({ page, request }) => {
  const shopper = await newShopper(request);
  await page.goto(`/shop/${jar.id}`);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page.getByText(isShort)).toBeVisible();
  await logIn(page, shopper);

  await expect(page).toHaveURL(/\/cart\/checkout$/);
  await fillBilling(page);
  await test.step('what was typed is there again after a look elsewhere in the shop', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { name: 'Our Story' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Town/City' })).toHaveValue('Port Ellis');
  });
  await page.getByRole('radio', { name: /^Cash/ }).check({ force: true });
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Thank you! Your order is placed.')).toBeVisible();
});

test('without storage the cart keeps its edits for as long as the page lives', async ({ page, request }) => {
  const shopper = await newShopper(request);
  await fillCart(request, shopper, { productId: jar.id, quantity: 2 });
  let token = '';
  page.on('request', (sent) => {
    token = sent.headers()['authorization']?.replace('Bearer ', '') ?? token;
  });
  await page.goto('/login');
  await logIn(page, shopper);
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('link', { name: 'Cart, 2 items' }).click();
  const quantity = page.getByRole('textbox', { name: /^Quantity of/ });
  await quantity.fill('7');
  // The new total is asked for at once, which would notice the end of the session, too.
  await expect(page.getByRole('region', { name: 'Cart Total' })).toContainText('$59.50');
  await test.step('so that a session that ends costs none of them', async () => {
    await endSessionOf(request, token);
    await page.getByRole('button', { name: 'Update Cart' }).click();
    await logIn(page, shopper);
    await expect(page).toHaveURL(/\/cart$/);
    await expect(quantity).toHaveValue('7');
  });
  await page.getByRole('button', { name: 'Update Cart' }).click();
  await expect(page.getByText('Cart updated').first()).toBeVisible();
});

test('without storage forms with drafts work, and Google says what it needs', async ({ page }) => {
  await page.goto('/contact');
  const message = page.getByRole('textbox', { name: 'Your Message' });
  await message.fill('My parcel, number');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  // Until it is there, the form stays, with what was typed.
  await expect(page.getByRole('heading', { name: 'Our Story' })).toBeVisible();
  await page.goBack();
  await expect(message).toHaveValue('My parcel, number');

  await page.goto('/signup');
  await expect(page.getByText(isShort)).toBeVisible();
  await page.getByRole('button', { name: 'Sign up with Google Sandbox' }).click();
  await expect(page.getByText('Your browser keeps nothing for this page')).toBeVisible();
});

test('without storage an admin logs in and edits a product', async ({ page }) => {
  await page.goto('/adminLogin');
  await expect(page.getByText(isShort)).toBeVisible();
  await submitAdminLogin(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search products' }).fill(jar.title);
  // A search that begins after the click would keep the browser on the list.
  await expect(page).toHaveURL(/[?&]q=Journey/);
  await page.getByRole('link', { name: jar.title, exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(`${jar.title}, blue`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Product updated').first()).toBeVisible();
});
