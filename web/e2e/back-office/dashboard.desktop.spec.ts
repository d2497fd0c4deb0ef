import { expect } from '@playwright/test';
import { ownProduct } from '../support/admin.ts';
import { openDashboard } from '../support/admin-session.ts';
import { placeOrder } from '../support/place-order.ts';
import { newShopper } from '../support/shopper.ts';
import { test } from '../support/test.ts';

test('the dashboard shows tasks and revenue, with links to them', async ({ page, request }) => {
  const jar = await ownProduct(request, { salePrice: 140_000, stock: 4 });
  const { number } = await placeOrder(request, await newShopper(request), 'CASH_ON_DELIVERY', jar, 1);
  await openDashboard(page);
  const toDo = page.getByRole('region', { name: 'To do' });
  const order = page.getByRole('link', { name: new RegExp(number) });

  await test.step('the order is in the day’s revenue a few seconds later', async () => {
    const sold = page.getByRole('region', { name: 'Best sellers' }).getByRole('listitem');
    await expect(async () => {
      await page.goto('/admin?days=7');
      await expect(sold.filter({ hasText: jar.title })).toContainText('1 sold', { timeout: 2000 });
    }).toPass();
    const revenue = page.getByRole('region', { name: 'Revenue', exact: true });
    await revenue.getByRole('button', { name: 'Table' }).click();
    const rows = revenue.getByRole('table', { name: 'Revenue per day' }).getByRole('row');
    await expect(rows).toHaveCount(1 + 7);
    await expect(rows.nth(1)).toContainText(/[1-9]\d*$/);
  });

  await test.step('the order is ready to ship', async () => {
    await expect(toDo).toBeVisible();
    await toDo.getByRole('link', { name: /to ship$/ }).click();
    await expect(page).toHaveURL(/\/admin\/orders\?attention=ready$/);
    await expect(page.getByRole('combobox', { name: 'Waiting' })).toHaveValue('ready');
    await order.click();
    await page.getByRole('button', { name: /^Mark .* as shipped$/ }).click();
    await expect(page.getByText('Marked as shipped')).toBeVisible();
  });

  await test.step('once it is shipped, it is not', async () => {
    await page.goto('/admin/orders?attention=ready');
    await expect(page.getByRole('status').filter({ hasText: /order/ })).toBeVisible();
    await expect(order).toBeHidden();
  });

  await test.step('the product is low', async () => {
    await page.goto('/admin');
    await toDo.getByRole('link', { name: /low on stock$/ }).click();
    await expect(page).toHaveURL(/\/admin\/products\?status=active&stock=low$/);
    await expect(page.getByRole('button', { name: 'Low', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByRole('link', { name: jar.title, exact: true })).toBeVisible();
  });
  await jar.withdraw();
});
