import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { ownProduct } from '../support/admin.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { openEmailTo } from '../support/mailbox.ts';
import { placeOrder } from '../support/place-order.ts';
import { newShopper } from '../support/shopper.ts';
import { test } from '../support/test.ts';

// The parts have their own specs; this one is about getting from one to the next.
test('a merchant’s morning: tasks, five parcels, a refund, a delivery, a price, a new clerk', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const shopper = await newShopper(request);
  const jar = await ownProduct(request, { stock: 40, salePrice: 850 });
  const numbers: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    numbers.push((await placeOrder(request, shopper, 'CASH_ON_DELIVERY', jar)).number);
  }
  const { id: transferred } = await placeOrder(request, shopper, 'BANK', jar, 2);
  await signInAsAdmin(page);

  await test.step('the dashboard shows the tasks', async () => {
    await page.goto('/admin');
    const toDo = page.getByRole('region', { name: 'To do' });
    await expect(toDo.getByRole('link', { name: /bank transfers? to check$/ })).toBeVisible();
    await toDo.getByRole('link', { name: /to ship$/ }).click();
    await expect(page).toHaveURL(/attention=ready/);
  });

  await test.step('five orders are shipped at once, each with its tracking number', async () => {
    await page.getByRole('searchbox', { name: 'Search orders' }).fill(shopper.email);
    await expect(page.getByRole('row')).toHaveCount(6);
    await page.getByLabel('Select all on this page').check();
    const selection = page.getByRole('region', { name: 'Selection' });
    await selection.getByRole('button', { name: 'Ship' }).click();
    await expect(page.getByLabel('Carrier for all')).toBeFocused();
    await page.keyboard.type('UPS');
    await page.keyboard.press('Enter');
    const tracking = page.getByLabel(/^Tracking number of/);
    for (let parcel = 0; parcel < numbers.length; parcel += 1) {
      await expect(tracking.nth(parcel)).toBeFocused();
      await page.keyboard.type(`1Z-${parcel}`);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByText('5 orders marked as shipped')).toBeVisible();
  });

  await test.step('a transfer has arrived, and one of two jars is refunded', async () => {
    await page.goto(`/admin/orders/${transferred}`);
    await page.getByRole('button', { name: 'Mark as received' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, received' }).click();
    const refunds = page.getByRole('region', { name: 'Refunds' });
    await refunds.getByRole('button', { name: 'Partial refund' }).click();
    await refunds.getByLabel(`${jar.title}: how many of 2`).fill('1');
    await refunds.getByLabel('Reason').fill('Lid broken');
    await refunds.getByRole('button', { name: 'Refund $8.50' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Record refund' }).click();
    await expect(refunds.getByText('1 item restocked')).toBeVisible();
  });

  await test.step('a delivery is imported from a file', async () => {
    await page.getByRole('link', { name: 'Import and export' }).click();
    await page.getByLabel('What does the file contain?').selectOption('Stock');
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download stock' }).click();
    const [header = '', ...rows] = (await readFile(await (await started).path(), 'utf8')).split('\n');
    const row = rows.find((each) => each.includes(jar.title)) ?? '';
    expect(row).toMatch(/,34,$/);
    const opened = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).click();
    const buffer = Buffer.from(`${header}\n${row}100`);
    await (await opened).setFiles({ name: 'delivery.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Import 1 change' }).click();
    await expect(page.getByText('1 changed')).toBeVisible();
  });

  await test.step('a price is changed in the table, and undone', async () => {
    await page.getByRole('link', { name: 'Products', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search products' }).fill(jar.title);
    const price = page.getByRole('button', { name: `Price of ${jar.title}` });
    await price.click();
    await page.keyboard.type('9.25');
    await page.keyboard.press('Enter');
    await expect(price).toContainText('$9.25');
    const toast = page.getByRole('dialog').filter({ hasText: 'Price changed' });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(price).toContainText('$8.50');
    await expect(page.getByRole('button', { name: `Stock of ${jar.title}` })).toContainText('100');
  });

  const email = `clerk-${randomUUID().slice(0, 8)}@shop.example`;
  await test.step('a clerk is invited', async () => {
    await page.getByRole('link', { name: 'Staff', exact: true }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption({ label: 'Order clerk' });
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByRole('table', { name: 'Invited' })).toContainText(email);
  });

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const clerk = await context.newPage();
  await test.step('the clerk sees orders, and cannot change products', async () => {
    await openEmailTo(clerk, email, /^You’re invited/);
    await clerk.getByRole('link', { name: /staffInvitation/ }).click();
    await clerk.getByRole('textbox', { name: 'Name' }).fill('Kim Lee');
    await clerk.getByRole('textbox', { name: 'Password' }).fill('a quiet corner table');
    await clerk.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(clerk.getByRole('link', { name: 'Orders', exact: true })).toBeVisible();
    await clerk.goto(`/admin/products/${jar.id}/edit`);
    await expect(clerk.getByText('Your role does not include this page')).toBeVisible();
    await clerk.goto(`/admin/products?q=${encodeURIComponent(jar.title)}`);
    await expect(clerk.getByRole('link', { name: jar.title, exact: true })).toBeVisible();
    await expect(clerk.getByRole('button', { name: `Price of ${jar.title}` })).toHaveCount(0);
  });
  await context.close();

  await test.step('the audit log has all of it', async () => {
    await page.getByRole('link', { name: 'Audit log' }).click();
    const log = page.getByRole('table', { name: 'Audit log' });
    await expect(log.getByRole('row').filter({ hasText: email })).not.toHaveCount(0);
    const ofJar = log.getByRole('row').filter({ hasText: jar.title });
    await expect(ofJar.filter({ hasText: 'Price from $9.25 to $8.50' })).toHaveCount(1);
    await expect(ofJar.filter({ hasText: 'Stock from 34 to 100' })).toHaveCount(1);
  });
  await jar.withdraw();
});
