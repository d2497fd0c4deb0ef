import { expect } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible.ts';
import { signInAsAdmin } from './support/admin-session.ts';
import { test } from './support/test.ts';

test('what narrows a list is said, taken away one by one or at once, and the header stays', async ({
  page,
}) => {
  await signInAsAdmin(page);
  const chips = page.getByRole('list', { name: 'Applied filters' });

  await test.step('orders', async () => {
    await page.goto('/admin/orders?q=nora&status=pending&sending=open&from=2026-01-01&min=10');
    for (const label of [
      '“nora”',
      'Status: Pending',
      'Sending: To send',
      'Placed from Jan 1, 2026',
      'Total from 10 USD',
    ])
      await expect(chips.getByRole('button', { name: `Remove filter ${label}` })).toBeVisible();
    await expectAccessible(page);
    await chips.getByRole('button', { name: /Status: Pending/ }).press('Enter');
    await expect(page).toHaveURL(/\?q=nora&sending=open&from=2026-01-01&min=10$/);
    await expect(chips.getByRole('button').first()).toBeFocused();
    await chips.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(/\/admin\/orders$/);
    await expect(chips).toBeHidden();
    await expect(page.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('');
  });

  await test.step('products', async () => {
    await page.goto('/admin/products?category=electronics&status=active&stock=in&sort=price-asc');
    await expect(chips.getByRole('button', { name: 'Remove filter Category: Electronics' })).toBeVisible();
    await chips.getByRole('button', { name: 'Remove filter Stock: In stock' }).click();
    await expect(page).toHaveURL(/\?category=electronics&status=active&sort=price-asc$/);
  });

  await test.step('customers', async () => {
    await page.goto('/admin/customers?q=nora');
    await chips.getByRole('button', { name: 'Remove filter “nora”' }).click();
    await expect(page).toHaveURL(/\/admin\/customers$/);
  });

  await test.step('the header of a long list', async () => {
    await page.goto('/admin/products');
    const header = page.getByRole('columnheader', { name: 'Price' });
    await expect(header).toBeVisible();
    await page.getByRole('row').nth(40).scrollIntoViewIfNeeded();
    await expect(header).toBeInViewport();
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
  });
});
