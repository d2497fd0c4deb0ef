import { expect } from '@playwright/test';
import { fillBilling } from './support/billing.ts';
import { productId } from './support/catalogue.ts';
import { startSession } from './support/session.ts';
import { newShopper, signIn, addToWishlist } from './support/shopper.ts';
import { test } from './support/test.ts';

test('a visitor signs up, fills a cart, pays on delivery and sees the order', async ({ page }) => {
  await test.step('sign up', async () => {
    await page.goto('/signup');
    await page.getByLabel('Name').fill('Jo Journey');
    await page.getByLabel('Email').fill(`jo-${Date.now()}-${test.info().project.name}@example.test`);
    await page.getByRole('textbox', { name: 'Password' }).fill('a long walk in the rain');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('choose a variant and add it', async () => {
    const search = page.getByRole('combobox', { name: 'Search the shop' });
    await search.fill('oxford');
    await search.press('Enter');
    await page.getByRole('link', { name: 'Oxford Shirt', exact: true }).click();
    await page
      .getByRole('group', { name: /Colour/ })
      .getByRole('radio')
      .first()
      .press('Space');
    await page.getByRole('radio', { name: 'M', exact: true }).press('Space');
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page.getByText('Item added to cart')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });

  await test.step('change the quantity in the cart', async () => {
    await page.goto('/cart');
    await expect(page.getByRole('button', { name: 'Update Cart' })).toBeDisabled();
    await page.getByRole('button', { name: /^Increase quantity of Oxford Shirt/ }).click();
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await page.getByRole('button', { name: 'Update Cart' }).click();
    await expect(page.getByText('Cart updated')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await page.getByRole('button', { name: 'Proceed to checkout' }).click();
  });

  await test.step('the checkout says what is missing', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Billing|Checkout/);
    await page.getByRole('textbox', { name: 'Street Address' }).fill('');
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByText('Your order is not placed yet')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Please enter your street and house number' })).toBeVisible();
  });

  await test.step('what was typed survives a reload', async () => {
    await fillBilling(page);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Town/City' })).toHaveValue('Port Ellis');
  });

  await test.step('a double click places one order', async () => {
    await page.getByRole('radio', { name: /Cash on delivery/i }).press('Space');
    await page.getByRole('button', { name: 'Place Order' }).dblclick();
    await expect(page.getByText('Thank you! Your order is placed.')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  });

  await test.step('the order stands in the account', async () => {
    await page.goto('/account/orders');
    await expect(page.getByRole('main').getByRole('link', { name: /^(Order )?[A-Z0-9]{6,}/ })).toHaveCount(1);
    await page.goto('/account/deliveries');
    await expect(page.getByText('No deliveries yet')).toBeVisible();
  });
});

test('hearts fill the wishlist, and the wishlist the cart', async ({ page, request }) => {
  const shopper = await newShopper(request);
  for (const title of ['Everyday Cotton Tee', 'Cast-iron Pan']) {
    await addToWishlist(request, shopper, await productId(request, title));
  }
  await signIn(page, shopper);
  await page.goto('/shop?q=potted+fig');
  await page.getByRole('button', { name: 'Add Potted Fig to wishlist' }).click();
  await expect(page.getByText('Item added to your wishlist')).toBeVisible();

  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist (3)' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Just For You' }).getByRole('article')).toHaveCount(4);
  await page.getByRole('button', { name: /^Move To Cart.*Potted Fig/ }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist (2)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

  await page.getByRole('button', { name: 'Move All To Bag' }).click();
  await expect(page.getByText('Choose the options first: Everyday Cotton Tee').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist (1)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test('buy now leads to the checkout with that product alone', async ({ page, request }) => {
  await signIn(page, await newShopper(request));
  await page.goto(`/shop/${await productId(request, 'Potted Fig')}`);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page).toHaveURL(/\/cart\/checkout$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Potted Fig' })).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Potted Fig')).toBeVisible();
});

test('a checkout without anything to buy leads back to the cart', async ({ page, request }) => {
  await signIn(page, await newShopper(request));
  await page.goto('/cart/checkout');
  await expect(page).toHaveURL(/\/cart$/);
});

test('a visitor who asks for the account logs in first', async ({ page }) => {
  await page.goto('/account/orders');
  await expect(page).toHaveURL(/\/login$/);
});

test('logging out forgets the shopper', async ({ page, request }) => {
  const shopper = await newShopper(request);
  await page.goto('/');
  await startSession(page, shopper);
  await page.goto('/account');
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login$/);
});
