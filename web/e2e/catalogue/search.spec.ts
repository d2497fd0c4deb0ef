import { expect } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { test } from '../support/test.ts';

test('the search suggests while typing, and the keyboard opens a result', async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Search the shop' });
  const product = page.getByRole('option', { name: /Studio Headphones.*\$149/ });

  await test.step('the caret stays in place when suggestions arrive', async () => {
    const script = Promise.withResolvers<void>();
    await page.route(/suggesting-search-field/, async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto('/contact');
    await field.pressSequentially('heaphones');
    for (let step = 0; step < 6; step += 1) await field.press('ArrowLeft');
    const arrived = page.waitForResponse(/suggesting-search-field.*js/);
    script.resolve();
    await arrived;
    await page.keyboard.type('d');
    await expect(field).toHaveValue('headphones');
    await page.keyboard.type(' ');
    await expect(product).toBeVisible();
    await expect(field).toHaveValue('head phones');
  });

  await test.step('products with their price, and searches', async () => {
    await field.fill('head');
    await expect(product).toBeVisible();
    await expect(page.getByRole('group', { name: 'Popular searches' })).toContainText('headphones');
    await expectAccessible(page);
    await field.press('ArrowDown');
    await expect(product).toHaveAttribute('data-highlighted');
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Studio Headphones' })).toBeVisible();
  });

  await test.step('collections', async () => {
    await field.fill('summer by');
    await page.getByRole('option', { name: 'Summer by the sea' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Summer by the sea' })).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText('Marigold Sun Dress');
  });
});
