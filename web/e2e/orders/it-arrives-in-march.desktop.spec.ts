import { expect } from '@playwright/test';
import { ownProduct } from '../support/admin.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { fillBilling } from '../support/billing.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { press, tabTo, typeInto } from '../support/keyboard.ts';
import { newShopper, signIn } from '../support/shopper.ts';
import { test } from '../support/test.ts';

// Staff use the keyboard alone.
test('“it arrives in March”: a sold-out product is ordered ahead, and ships once it is in stock', async ({
  page,
  request,
  browser,
}) => {
  const shopper = await newShopper(request);
  const jar = await ownProduct(request, { stock: 0 });
  const year = new Date().getUTCFullYear() + 1;
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const phone = await context.newPage();
  await signIn(phone, shopper);
  await signInAsAdmin(page);
  const save = page.getByRole('button', { name: 'Save changes' });

  await test.step('staff sell two ahead, from March on', async () => {
    await page.goto(`/admin/products/${jar.id}/edit`);
    await typeInto(page, page.getByLabel('Sell beyond stock'), '2');
    await tabTo(page, page.getByLabel('Available from'));
    await page.keyboard.type(`0301${year}`);
    await expect(page.getByLabel('Available from')).toHaveValue(`${year}-03-01`);
    await press(page, save);
    await expect(page.getByText('Product updated')).toBeVisible();
  });

  await test.step('the card and the product say so', async () => {
    await phone.goto(`/shop?q=${encodeURIComponent(jar.title)}`);
    await expect(phone.getByRole('main').getByText('Pre-order')).toBeVisible();
    await phone.getByRole('link', { name: jar.title, exact: true }).click();
    await expect(phone.getByText(`Pre-order: ships from March 1, ${year}`).first()).toBeVisible();
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(phone.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });

  await test.step('cart, checkout and order say so', async () => {
    const later = phone.getByRole('main').getByText(`Pre-order: ships from March 1, ${year}`);
    await phone.goto('/cart');
    await expect(later.first()).toBeVisible();
    await phone.getByRole('button', { name: 'Proceed to checkout' }).click();
    await expect(later.first()).toBeVisible();
    await fillBilling(phone);
    await phone.getByRole('radio', { name: /Cash on delivery/i }).press('Space');
    await phone.getByRole('button', { name: 'Place Order' }).click();
    await expect(phone.getByText('Thank you! Your order is placed.')).toBeVisible();
    await phone.goto('/account/orders');
    await phone
      .getByRole('main')
      .getByRole('link', { name: /^(Order )?\d{4}/ })
      .click();
    await expect(later.first()).toBeVisible();
  });

  await test.step('the stock arrives and serves the order; it is shipped', async () => {
    await page.goto(`/admin/products/${jar.id}/edit`);
    await expect(page.getByText('Waiting for stock: 1. New stock serves them first.')).toBeVisible();
    await typeInto(page, page.getByLabel('Stock', { exact: true }), '3');
    await press(page, save);
    await expect(page.getByText('Product updated')).toBeVisible();
    await page.goto(new URL(phone.url()).pathname.replace('/account', '/admin'));
    await press(page, page.getByRole('button', { name: 'Mark 1 item as shipped' }));
    await expect(page.getByText('Marked as shipped')).toBeVisible();
  });
  await context.close();
  await jar.withdraw();
});
