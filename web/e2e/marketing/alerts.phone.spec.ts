import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { ownProduct } from '../support/admin.ts';
import { expectAccessible, expectNoViolations } from '../support/expect-accessible.ts';
import { openEmailTo } from '../support/mailbox.ts';
import { test } from '../support/test.ts';

test('a visitor gets an email when a product is back in stock, and stops alerts with one button', async ({
  page,
  request,
}) => {
  const email = `waiter-${randomUUID().slice(0, 8)}@shop.example`;
  const vase = await ownProduct(request, { title: `Vase ${randomUUID().slice(0, 8)}`, stock: 0 });

  await test.step('request it on the product’s page', async () => {
    await page.goto(`/shop/${vase.id}`);
    await page.getByRole('button', { name: 'Notify me when it’s back in stock' }).click();
    const dialog = page.getByRole('dialog', { name: 'Notify me when it’s back in stock' });
    await expectNoViolations(page);
    const field = dialog.getByLabel('Email');
    await field.fill(email);
    await field.press('Enter');
    await expect(dialog.getByRole('status')).toContainText(`we’ve sent a confirmation link to ${email}`);
  });

  await test.step('confirm with a button', async () => {
    await openEmailTo(page, email, /^Please confirm/);
    await page.getByRole('link', { name: /alerts\/confirm/ }).click();
    await expect(page.getByText(`when ${vase.title} is back in stock?`)).toBeVisible();
    await page.getByRole('button', { name: 'Yes, notify me' }).click();
    await expect(page.getByText('Alert confirmed')).toBeVisible();
  });

  await test.step('get the alert, and open the product', async () => {
    await vase.change({ stock: 4 });
    await openEmailTo(page, email, /^Back in stock: Vase/);
    await page.getByRole('link', { name: /alerts\/stop/ }).click();
    await page.getByRole('button', { name: 'Stop all alerts' }).click();
    await expect(page.getByText('All alerts are stopped')).toBeVisible();
    await expectAccessible(page);
  });
  await vase.withdraw();
});
