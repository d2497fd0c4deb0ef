import { expect } from '@playwright/test';
import { ownProduct } from '../support/admin.ts';
import { openDashboard, signInAsAdmin } from '../support/admin-session.ts';
import { test } from '../support/test.ts';

test('a list of products keeps its filters in the URL, and on the way back', async ({ page, request }) => {
  const jar = await ownProduct(request, { stock: 0 });
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await openDashboard(page);
  await page.getByRole('link', { name: /Sold out/ }).click();
  await expect(page.getByRole('button', { name: 'Sold out', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Home & Lifestyle' });
  await page.getByRole('searchbox', { name: 'Search products' }).fill(jar.title);
  await expect(page).toHaveURL(/[?&]stock=out&category=home.*&q=Journey/);
  await expect(rows).toHaveCount(1);

  await test.step('a click anywhere on the row opens the product', async () => {
    await rows.first().getByText('Home & Lifestyle').click();
    await expect(page).toHaveURL(/\/edit$/);
  });

  await test.step('saving leads back to the same list', async () => {
    await page.getByRole('textbox', { name: 'Regular price' }).fill('99.00');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(/[?&]stock=out&category=home.*&q=Journey/);
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText('$99.00');
  });

  await test.step('filters hide other products, and clearing them shows all', async () => {
    await page.getByRole('button', { name: 'In stock', exact: true }).click();
    await expect(page.getByText('No products found')).toBeVisible();
    await page.getByRole('button', { name: 'Show all products' }).click();
    await expect(rows).toHaveCount(50);
    await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue('');
  });
  await jar.withdraw();
});

test('returning to a long list restores the position', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/products?sort=shop');
  await page.getByRole('button', { name: /Load more/i }).click();
  // On the second page but not at its end, where other tests briefly add their own products.
  const title = await page.getByRole('row').nth(60).getByRole('link').first().textContent();
  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title ?? '');
  await page.goBack();
  await expect(page.getByRole('link', { name: `Edit ${title}` })).toBeInViewport();
});
