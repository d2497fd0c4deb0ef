import { expect, type Page } from '@playwright/test';
import { type OwnProduct, ownProduct } from '../support/admin.ts';
import { fillBilling } from '../support/billing.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { newShopper, signIn } from '../support/shopper.ts';
import { test } from '../support/test.ts';

let jar: OwnProduct;

test.beforeEach(async ({ page, request }) => {
  await signIn(page, await newShopper(request));
  jar = await ownProduct(request);
});

test.afterEach(() => jar.withdraw());

async function order(page: Page, method: RegExp): Promise<void> {
  await page.goto(`/shop/${jar.id}`);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await fillBilling(page);
  await page.getByRole('radio', { name: method }).check({ force: true });
  await page.getByRole('button', { name: 'Place Order' }).click();
}

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry').fill('12/34');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

const status = (page: Page) => page.getByRole('main').getByRole('status');

test('a card is declined, another one pays, and an admin refunds the payment', async ({ page }) => {
  await test.step('leave without paying: the order can still be paid', async () => {
    await order(page, /^Card/);
    await expect(page.getByRole('heading', { level: 1, name: /^Pay/ })).toBeVisible();
    await page.getByRole('link', { name: /^Cancel and go back/ }).click();
    await expect(status(page)).toContainText('You have not paid yet');
  });

  await test.step('a URL that claims success proves nothing', async () => {
    await page.goto(`${new URL(page.url()).pathname}?payment=done`);
    await expect(status(page)).toContainText('We are checking your payment');
    await expect(page.getByText('Not paid yet', { exact: true })).toBeVisible();
  });

  await test.step('pay with a declined card, then with a valid one', async () => {
    await page.getByRole('button', { name: 'Pay now' }).click();
    await payWith(page, '4000 0000 0000 0002');
    await expect(page.getByRole('alert')).toContainText('declined');
    await payWith(page, '4242 4242 4242 4242');
    await expect(status(page)).toContainText('Your order is paid');
    await expect(page.getByRole('button', { name: 'Pay now' })).toHaveCount(0);
  });

  await test.step('the admin refunds it', async () => {
    const { pathname } = new URL(page.url());
    await signInAsAdmin(page);
    await page.goto(`/admin${pathname.replace('/account', '')}`);
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(page.getByText('Refund requested')).toBeVisible();
    // The page updates by itself once the shop's background job has checked with the provider.
    await expect(page.getByRole('listitem').filter({ hasText: 'Refunded' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
  });
});

test('Back from the payment page loses nothing, and never creates a second order', async ({
  page,
  context,
}) => {
  const strip = page.getByRole('region', { name: 'Unpaid order' });
  const payment = page.getByRole('heading', { level: 1, name: /^Pay/ });
  const street = page.getByRole('textbox', { name: 'Street Address' });

  await test.step('leave the payment page: the form is unchanged, and leads to the same payment', async () => {
    await page.goto(`/shop/${jar.id}`);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Proceed to checkout' }).click();
    await fillBilling(page);
    await page.getByRole('radio', { name: /^Card/ }).check({ force: true });
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(payment).toBeVisible();
    const url = page.url();
    await page.goBack();
    await expect(street).toHaveValue('7 Harbour Street');
    await expect(strip).toContainText('is not paid yet');
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page).toHaveURL(url);
  });

  await test.step('close the tab: cart and address are in another one', async () => {
    await page.goto('about:blank');
    const other = await context.newPage();
    await other.goto('/cart');
    await expect(other.getByRole('region', { name: 'Unpaid order' })).toContainText('is not paid yet');
    await other.getByRole('button', { name: 'Proceed to checkout' }).click();
    await expect(other.getByRole('textbox', { name: 'Street Address' })).toHaveValue('7 Harbour Street');
    await other.close();
  });

  await test.step('pay from either page: the cart is empty, and there is one order', async () => {
    await page.goto('/about');
    await strip.getByRole('button', { name: 'Pay now' }).click();
    await payWith(page, '4242 4242 4242 4242');
    await expect(status(page)).toContainText('Your order is paid');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
    await expect(strip).toHaveCount(0);
    await page.goto('/account/orders');
    await expect(page.getByRole('main').getByRole('link', { name: /^Order / })).toHaveCount(1);
  });
});

test('a bank transfer is pending, found by its reference and marked as received', async ({ page }) => {
  await order(page, /^Bank/);
  await expect(page.getByText('Thank you! Your order is placed.')).toBeVisible();
  const { pathname } = new URL(page.url());
  const reference = await page.getByText(/^RF\d\d /).textContent();

  await signInAsAdmin(page);
  await page.goto(`/admin/orders?q=${encodeURIComponent(reference ?? '')}`);
  await page.getByRole('main').getByRole('link', { name: /^#/ }).click();
  await page.getByRole('button', { name: 'Mark as received' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, received' }).click();
  // The toast, not the email about it, which is listed further below.
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as received' })).toHaveCount(0);

  await page.goto(pathname);
  await expect(page.getByRole('listitem').filter({ hasText: /^Paid/ })).toBeVisible();
  await expect(page.getByText(reference ?? '')).toHaveCount(0);
});
