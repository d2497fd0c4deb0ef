import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test('the home page and the menu lead to the sample shop’s collections', async ({ page, isMobile }) => {
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Things That Go Together' });
  await expect(row.getByRole('listitem')).toHaveCount(6);
  await row.getByRole('link', { name: 'View All Collections' }).click();
  await expect(page).toHaveURL(/\/collections$/);
  await page.getByRole('link', { name: 'Summer by the sea' }).click();
  await expect(page.getByRole('article').first()).toContainText('Marigold Sun Dress');
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main', exact: true });
  await menu.getByRole('link', { name: 'Collections' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible();
});

test('the search suggests collections', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('combobox', { name: 'Search the shop' }).pressSequentially('summer by');
  await page.getByRole('option', { name: 'Summer by the sea' }).click();
  await expect(page).toHaveURL(/\/collections\/summer-by-the-sea$/);
});
