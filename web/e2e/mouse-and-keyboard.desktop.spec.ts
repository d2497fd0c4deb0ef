import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the category menu of wide screens closes when the mouse leaves', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Categories' }).click();
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await categories.getByRole('link', { name: 'Medicine' }).hover();
  await page.mouse.move(900, 700);
  await expect(categories).toBeHidden();
});

test('flash sales scroll from end to end, and each arrow stops there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Flash Sales' }).first();
  const [back, on] = [
    row.getByRole('button', { name: /previous/i }),
    row.getByRole('button', { name: /next/i }),
  ];
  await expect(back).toBeDisabled();
  await on.click();
  await expect(on).toBeDisabled();
  await back.click();
  await expect(back).toBeDisabled();
});
