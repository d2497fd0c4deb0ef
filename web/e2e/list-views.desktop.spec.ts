import { expect } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible.ts';
import { signInAsAdmin } from './support/admin-session.ts';
import { test } from './support/test.ts';

test('a table shows the columns that somebody has chosen', async ({ page }) => {
  await signInAsAdmin(page);
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

test('a search is saved as a view, changed, shared and deleted', async ({ page }) => {
  await signInAsAdmin(page);
  const tabs = page.getByRole('navigation', { name: 'Views' });
  const tab = (name: string | RegExp) => tabs.getByRole('link', { name });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');

  await test.step('save it, with its columns', async () => {
    await page.goto('/admin/orders?status=pending');
    await expect(tab('All')).toHaveAttribute('aria-current', 'page');
    await press('Columns');
    await page.getByRole('checkbox', { name: 'Items' }).uncheck();
    await page.keyboard.press('Escape');
    await press('Save view');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await expectAccessible(page, 0);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Please enter a name').first()).toBeVisible();
    await dialog.getByLabel('Name').fill('To look at');
    await page.keyboard.press('Enter');
    await expect(tab('To look at')).toBeFocused();
    await expect(tab('To look at')).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveURL(/view=[^&]+&columns=date[^&]*&status=pending$/);
    await expectAccessible(page);
  });

  await test.step('a link that names it alone opens it', async () => {
    const id = new URL(page.url()).searchParams.get('view') ?? '';
    await tab('All').click();
    await expect(page).toHaveURL(/\/admin\/orders$/);
    await press('Columns');
    await press('Usual columns');
    await page.goto(`/admin/orders?view=${id}`);
    await expect(page).toHaveURL(/status=pending$/);
    await expect(page.getByRole('columnheader', { name: 'Total' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Items' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden();
  });

  await test.step('overwrite it, and take that back', async () => {
    await page.getByRole('searchbox', { name: 'Search orders' }).fill('nora');
    await press('Save changes');
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden();
    await tab('All').click();
    await tab('To look at').click();
    await expect(page).toHaveURL(/q=nora/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
    await tab('To look at').click();
    await expect(page).not.toHaveURL(/q=nora/);
  });

  await test.step('rename and share it', async () => {
    await press('Edit view To look at');
    await dialog.getByLabel('Name').fill('Pending');
    await dialog.getByLabel('Share with all staff').check();
    await press('Save');
    await expect(tab(/^Pending.*shared$/)).toBeFocused();
  });

  await test.step('delete it', async () => {
    await press('Edit view Pending');
    await press('Delete view');
    await expect(tab('Pending')).toBeHidden();
    await expect(tab('All')).toBeFocused();
  });

  await test.step('columns alone make a view', async () => {
    await expect(page).toHaveURL(/\/admin\/orders$/);
    await expect(page.getByRole('button', { name: 'Save view', exact: true })).toBeHidden();
    await press('Columns');
    await page.getByRole('checkbox', { name: 'Items' }).uncheck();
    await page.keyboard.press('Escape');
    await press('Save view');
    await dialog.getByLabel('Name').fill('Narrow');
    await page.keyboard.press('Enter');
    await expect(tab('Narrow')).toBeFocused();
    await expect(page.getByRole('columnheader', { name: 'Items' })).toBeHidden();
    await press('Edit view Narrow');
    await press('Delete view');
    await expect(tab('Narrow')).toBeHidden();
    await press('Columns');
    await press('Usual columns');
    await expect(page.getByRole('button', { name: 'Save view', exact: true })).toBeHidden();
  });
});
