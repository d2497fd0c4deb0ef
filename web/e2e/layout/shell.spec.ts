import { expect } from '@playwright/test';
import { test } from '../support/test.ts';

test('the category menu opens, closes and leads to a category', async ({ page, isMobile }) => {
  await page.goto('/contact');
  const opener = page.getByRole('button', { name: isMobile ? 'Menu' : 'Categories' });
  await opener.click();
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await expect(categories.getByRole('link', { name: 'Medicine' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(categories).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await categories.getByRole('button', { name: /Women's Fashion/ }).click();
  await expect(categories.getByRole('link', { name: "All Women's Fashion" })).toBeVisible();
  await expect(categories.getByRole('link', { name: 'Dresses & Skirts' })).toBeVisible();
  await expect(categories.getByRole('link', { name: /^Item/ })).toHaveCount(0);
  await categories.getByRole('link', { name: 'Medicine' }).click();
  await expect(page).toHaveURL(/category=medecine/);
  await expect(categories).toBeHidden();
});
