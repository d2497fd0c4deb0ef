import { expect } from '@playwright/test';
import { signInAsAdmin } from './support/admin-session.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { test } from './support/test.ts';

test('a list is gone through by single keys, until they are switched off', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/products');
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  const titleOf = (index: number) => rows.nth(index).getByRole('link').first();
  const boxOf = (index: number) => rows.nth(index).getByRole('checkbox');
  const search = page.getByRole('searchbox', { name: 'Search products' });
  await expect(titleOf(0)).toBeVisible();

  await test.step('down, up, and select a range', async () => {
    for (const key of ['j', 'j', 'k']) await page.keyboard.press(key);
    await expect(titleOf(0)).toBeFocused();
    await page.keyboard.press('x');
    for (const key of ['j', 'j', 'Shift+X']) await page.keyboard.press(key);
    await expect(page.getByRole('region', { name: 'Selection' })).toContainText('3 selected');
    await expect(boxOf(1)).toBeChecked();
    await expect(boxOf(3)).not.toBeChecked();
  });

  await test.step('what is typed into the search is text', async () => {
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await page.keyboard.type('jxk?');
    await expect(search).toHaveValue('jxk?');
    await search.clear();
    await expect(rows).toHaveCount(50);
  });

  await test.step('the keys are told, and switched off', async () => {
    await titleOf(2).focus();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog).toContainText('Next row, previous row');
    await expectAccessible(page, 0);
    await dialog.getByRole('checkbox', { name: 'Use these keys in lists' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(titleOf(2)).toBeFocused();
    await page.keyboard.press('j');
    await expect(titleOf(2)).toBeFocused();
    await page.reload();
    await expect(titleOf(0)).toBeVisible();
    await page.keyboard.press('j');
    await expect(titleOf(0)).not.toBeFocused();
  });
});
