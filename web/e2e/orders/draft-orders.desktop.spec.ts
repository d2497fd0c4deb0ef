import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { ownProduct } from '../support/admin.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { openEmailTo } from '../support/mailbox.ts';
import { placeOrder } from '../support/place-order.ts';
import { newShopper } from '../support/shopper.ts';
import { test } from '../support/test.ts';

test('staff take an order by phone: for a customer at once, and for a new one as a draft first', async ({
  page,
  request,
  browser,
}) => {
  const shopper = await newShopper(request);
  await placeOrder(request, shopper);
  const jar = await ownProduct(request, { stock: 3 });
  const lamp = await ownProduct(request, { stock: 3 });
  const email = `caller-${randomUUID().slice(0, 8)}@shop.example`;
  const products = page.getByRole('region', { name: 'Products' });
  const customer = page.getByRole('region', { name: 'Customer' });
  const addJar = async () => {
    await products.getByRole('searchbox', { name: 'Find products to add' }).fill(jar.title);
    await products.getByRole('button', { name: `Add ${jar.title}` }).click();
  };
  await signInAsAdmin(page);

  await test.step('for an existing customer', async () => {
    await page.goto('/admin/orders');
    await page.getByRole('link', { name: 'Create order' }).click();
    await customer.getByRole('searchbox', { name: 'Find a customer' }).fill(shopper.email);
    await customer.getByRole('button', { name: /^Choose/ }).click();
    // The address of the last order.
    await expect(page.getByRole('textbox', { name: 'Street' })).not.toHaveValue('');
    await addJar();
    await expect(page.getByRole('region', { name: 'Total' })).toContainText('$8.50');
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Order/ })).toBeVisible();
    await expect(page.getByText('by Alex Moreau')).toBeVisible();
  });

  await test.step('a draft for a new customer, with more than the stock', async () => {
    await page.goto('/admin/orders/drafts/add');
    await customer.getByRole('searchbox', { name: 'Find a customer' }).fill(email);
    await customer.getByRole('button', { name: `Choose ${email}` }).click();
    await addJar();
    await page.getByRole('textbox', { name: `Quantity of ${jar.title}` }).fill('5');
    await page.getByRole('textbox', { name: 'Note for staff' }).fill('Calls back on Monday.');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('$42.50');
  });

  await test.step('which is placed once it is complete', async () => {
    await page
      .getByRole('row', { name: new RegExp(email) })
      .getByRole('link')
      .click();
    await page.getByRole('textbox', { name: 'First name' }).fill('Kim Caller');
    await page.getByRole('textbox', { name: 'Street' }).fill('1 Phone Lane');
    await page.getByRole('textbox', { name: 'City' }).fill('Port Ellis');
    await page.getByRole('textbox', { name: 'Phone' }).fill('+1 555 010 0043');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByText(/in stock/).first()).toBeVisible();
    await page.getByRole('textbox', { name: `Quantity of ${jar.title}` }).fill('2');
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Order/ })).toBeVisible();
    await expect(page.getByText('Calls back on Monday.')).toBeVisible();
    await page.goto('/admin/orders/drafts');
    await expect(page.getByRole('heading', { level: 1, name: 'Drafts' })).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(email) })).toHaveCount(0);
    await openEmailTo(page, email, /order/i);
  });
  await test.step('by card: the recipient of the emailed link pays without logging in', async () => {
    await page.goto('/admin/orders/drafts/add');
    await customer.getByRole('searchbox', { name: 'Find a customer' }).fill(shopper.email);
    await customer.getByRole('button', { name: /^Choose/ }).click();
    await expect(page.getByRole('textbox', { name: 'Street' })).not.toHaveValue('');
    await products.getByRole('searchbox', { name: 'Find products to add' }).fill(lamp.title);
    await products.getByRole('button', { name: `Add ${lamp.title}` }).click();
    await page.getByRole('radio', { name: /^Card/ }).check();
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Order/ })).toBeVisible();
    const orderUrl = page.url();

    await openEmailTo(page, shopper.email, /Please pay/);
    const link = await page.getByRole('link', { name: /pay\?token=/ }).getAttribute('href');
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(link ?? '');
    await expect(visitor.getByText('$8.50')).toBeVisible();
    await visitor.getByRole('button', { name: 'Pay by card' }).click();
    await visitor.getByLabel('Card number').fill('4242 4242 4242 4242');
    await visitor.getByLabel('Expiry').fill('12/34');
    await visitor.getByLabel('CVC').fill('123');
    await visitor.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(visitor.getByText(/^Thank you! Order .* is paid$/)).toBeVisible();
    await visitor.context().close();
    await page.goto(orderUrl);
    await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
  });
});
