import { expect } from '@playwright/test';
import { signInAsAdmin } from '../support/admin-session.ts';
import { test } from '../support/test.ts';

test('a merchant adds a synonym to the search', async ({ page }) => {
  const word = 'bobblehat';
  await signInAsAdmin(page);
  await page.goto('/admin/search');
  await page.getByRole('textbox', { name: 'Words, separated by commas' }).fill(`${word}, cap`);
  await page.getByRole('button', { name: 'Add group' }).click();
  await expect(page.getByRole('textbox', { name: `Synonyms for “${word}”` })).toHaveValue(`${word}, cap`);

  await page.goto(`/shop?q=${word}`);
  await expect(page.getByRole('article').first()).toContainText('Canvas Cap');

  await page.goto('/admin/search');
  await page.getByRole('button', { name: `Delete the synonyms for ${word}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('textbox', { name: `Synonyms for “${word}”` })).toHaveCount(0);
});
