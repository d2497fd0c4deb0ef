import { expect } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible.ts';
import { logInAsAdmin } from './support/log-in-as-admin.ts';
import { test } from './support/test.ts';

test('a table shows the columns that somebody has chosen', async ({ page }) => {
  await logInAsAdmin(page);
  const header = (name: string) => page.getByRole('columnheader', { name });
  const button = page.getByRole('button', { name: 'Columns', exact: true });

  await test.step('by the keyboard, and they stay', async () => {
    await page.goto('/admin/products');
    await expect(header('Rating')).toBeVisible();
    await button.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Columns' });
    await expect(menu.getByRole('checkbox', { name: 'Category' })).toBeFocused();
    await expectAccessible(page);
    await menu.getByRole('checkbox', { name: 'Rating' }).press('Space');
    await menu.getByRole('checkbox', { name: 'Brand' }).press('Space');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(header('Rating')).toBeHidden();
    await page.reload();
    await expect(header('Brand')).toBeVisible();
    await expect(header('Rating')).toBeHidden();
  });

  await test.step('a link brings its own columns, and leaves the choice alone', async () => {
    await page.goto('/admin/products?columns=price');
    await expect(header('Price')).toBeVisible();
    await expect(header('Brand')).toBeHidden();
    await button.click();
    await page.getByRole('checkbox', { name: 'Stock' }).check();
    await expect(page).toHaveURL(/columns=price%2Cstock/);
    await page.goto('/admin/products');
    await expect(header('Brand')).toBeVisible();
    await button.click();
    await page.getByRole('button', { name: 'Usual columns' }).click();
    await expect(header('Brand')).toBeHidden();
    await expect(header('Rating')).toBeVisible();
  });
});
