import { expect } from '@playwright/test';
import { type OwnProduct, ownProduct } from '../support/admin.ts';
import { fillBilling } from '../support/billing.ts';
import { logIn } from '../support/session.ts';
import { newShopper } from '../support/shopper.ts';
import { test } from '../support/test.ts';

// A browser that blocks site data throws on mere access to its storage.

const isShort = 'you’ll be logged out when you reload or leave this page';
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

test('without storage a visitor logs in, reads for how long, and orders', async ({ page, request }) => {
  const shopper = await newShopper(request);
  await page.goto(`/shop/${jar.id}`);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page.getByText(isShort)).toBeVisible();
  await logIn(page, shopper);

  await expect(page).toHaveURL(/\/cart\/checkout$/);
  await fillBilling(page);
  await test.step('input is restored after visiting another page of the shop', async () => {
    await page.getByRole('link', { name: 'Back to the cart' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { name: 'Our Story' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/cart$/);
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Town/City' })).toHaveValue('Port Ellis');
  });
  await page.getByRole('radio', { name: /^Cash/ }).check({ force: true });
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Thank you! Your order is placed.')).toBeVisible();
});
