import { expect } from '@playwright/test';
import { ownProduct } from './support/admin.ts';
import { productId } from './support/catalogue.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { callApi } from './support/graphql.ts';
import { API } from './support/operations.ts';
import { placeOrder } from './support/place-order.ts';
import { fillCart, newShopper, signIn } from './support/shopper.ts';
import { test } from './support/test.ts';

test.describe('public pages', () => {
  for (const path of [
    '/',
    '/shop',
    '/shop?q=zzzzzz',
    '/about',
    '/contact',
    '/login',
    '/signup',
    '/nowhere',
    '/adminLogin',
    '/adminSignup',
  ]) {
    test(path, async ({ page }) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
    });
  }

  test('a product', async ({ page, request }) => {
    await page.goto(`/shop/${await productId(request, 'Everyday Cotton Tee')}`);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  });
});

test.describe('states', () => {
  test('the open menu', async ({ page, isMobile }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: isMobile ? 'Menu' : 'Categories' }).click();
    await expect(page.getByRole('link', { name: 'Medicine' })).toBeVisible();
    await expectAccessible(page, isMobile ? 0 : 1);
  });

  test('a form with errors', async ({ page }) => {
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('link', { name: 'Please enter your name' })).toBeVisible();
    await expectAccessible(page);
  });

  test('a refused login', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email or Phone Number').fill('nobody@example.test');
    await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'E-mail or password is wrong' })).toBeVisible();
    await expect(page.getByLabel('Email or Phone Number')).toHaveValue('nobody@example.test');
    await expectAccessible(page);
  });

  test('a notice', async ({ page, request }) => {
    await signIn(page, await newShopper(request));
    await page.goto('/shop?q=potted+fig');
    await page.getByRole('button', { name: 'Add Potted Fig to wishlist' }).click();
    await expect(page.getByText('Item added to your wishlist')).toBeVisible();
    await expectAccessible(page);
  });

  test('an open dialog', async ({ page, request }) => {
    await signIn(page, await newShopper(request));
    await page.goto(`/shop/${await productId(request, 'Potted Fig')}`);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await page.getByRole('link', { name: 'View cart' }).click();
    await page.getByRole('button', { name: /^Increase quantity of Potted Fig/ }).click();
    await page.getByRole('link', { name: 'Return To Shop' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page, 0);
  });

  test('the question before an order is cancelled', async ({ page, request }) => {
    const shopper = await newShopper(request);
    const { id } = await placeOrder(request, shopper);
    await signIn(page, shopper);
    await page.goto(`/account/orders/${id}`);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Cancel this order?' })).toBeVisible();
    await expectAccessible(page, 0);
  });

  test('the question before an address is deleted', async ({ page, request }) => {
    const shopper = await newShopper(request);
    const create =
      'mutation ($input: AddressInput!) { addressCreate(input: $input) { userErrors { code message } } }';
    const input = {
      ...{ firstName: 'Jo', lastName: 'Journey', email: 'jo@example.test', phone: '+1 555 010 0042' },
      ...{ streetAddress: '7 Harbour Street', city: 'Port Ellis', state: 'PE', zip: '1204', country: 'US' },
    };
    await callApi(request, create, { input }, shopper.session.token);
    await signIn(page, shopper);
    await page.goto('/account/addressBook');
    await page.getByRole('button', { name: /^Delete/ }).click();
    await expect(page.getByRole('alertdialog', { name: 'Delete this address?' })).toBeVisible();
    await expectAccessible(page, 0);
  });

  test('the answer to a message', async ({ page }) => {
    await page.goto('/contact');
    for (const field of ['Name', 'Email', 'Phone', 'Message'])
      await page.getByLabel(`Your ${field}`).fill('42');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Message sent' })).toBeVisible();
    await expectAccessible(page, 0);
  });

  test('the form of an address with errors', async ({ page, request }) => {
    await signIn(page, await newShopper(request));
    await page.goto('/account/addressBook');
    await page.getByRole('button', { name: 'Add address' }).click();
    await page.getByRole('button', { name: 'Save Address' }).click();
    await expect(page.getByText('Your address is not saved yet')).toBeVisible();
    await expectAccessible(page);
  });

  test('a cart with warnings, and a checkout with errors', async ({ page, request }) => {
    const [shopper, jar] = [await newShopper(request), await ownProduct(request)];
    await fillCart(request, shopper, { productId: jar.id, quantity: 2 });
    await signIn(page, shopper);
    await jar.change({ salePrice: 900 });
    await page.goto('/cart');
    await expect(page.getByText('Since you last looked')).toBeVisible();
    await page.getByRole('button', { name: /^Remove/ }).click();
    await expectAccessible(page);

    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.getByRole('button', { name: 'Proceed to checkout' }).click();
    await page.getByRole('textbox', { name: 'Phone Number' }).fill('call me');
    await jar.change({ stock: 1 });
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByText('Your order is not placed yet')).toBeVisible();
    await expectAccessible(page);
    await jar.withdraw();
  });

  test('a page that could not be loaded', async ({ page }) => {
    await page.goto('/contact');
    await page.route(API, (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.getByRole('link', { name: 'Shop Now' }).first().click();
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('a shopper’s pages', () => {
  for (const path of [
    '/cart',
    '/wishlist',
    '/account',
    '/account/addressBook',
    '/account/payment',
    '/account/orders',
    '/account/reviews',
  ]) {
    test(path, async ({ page, request }) => {
      await signIn(page, await newShopper(request));
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
    });
  }
});
