import { expect } from '@playwright/test';
import { test } from '../support/test.ts';

test('the home page leads to the shop, whose list loads more, can be filtered, and is restored on the way back', async ({
  page,
  isMobile,
}) => {
  const productCount = (count: string | RegExp) => page.getByRole('status').filter({ hasText: count });

  await test.step('from the home page', async () => {
    await page.goto('/');
    await expect(page).toHaveTitle(/Exclusive/);
    for (const name of [
      'Flash Sales',
      'Browse By Category',
      'Best Selling Products',
      'Explore Our Products',
      'New Arrival',
      'Things That Go Together',
    ]) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    const flashSales = page.getByRole('region', { name: 'Flash Sales' });
    await expect(flashSales.getByRole('article')).toHaveCount(8);
    await expect(flashSales.getByText(/^-\d+%$/)).toHaveCount(8);
    await expect(flashSales.getByRole('timer')).toContainText(/Days 0\d/);
    const bestSelling = page.getByRole('region', { name: 'Best Selling Products' }).first();
    await expect(bestSelling.getByRole('article')).toHaveCount(5);
    await expect(bestSelling.getByText(/^-\d+%$/)).toHaveCount(0);
    await page.getByRole('link', { name: 'View All Products' }).click();
    await expect(page).toHaveURL(/\/shop$/);
    // 81, plus products that other tests have added for the moment.
    await expect(productCount(/^8\d products$/)).toBeVisible();
  });

  await test.step('the list continues where it ended', async () => {
    await expect(page.getByRole('article')).toHaveCount(24);
    // By keyboard: cards loading nearby may still move the button away from under the pointer.
    await page.getByRole('button', { name: 'Load more' }).press('Enter');
    await expect(page.getByRole('article')).toHaveCount(48);
    const titles = await page.getByRole('article').getByRole('heading').allTextContents();
    expect(new Set(titles).size).toBe(48);
  });

  await test.step('filters apply, with the announced number of products', async () => {
    if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
    const countOf = async (name: string) => {
      const filter = page.getByRole('checkbox', { name });
      await expect(filter).toHaveAccessibleDescription(/^\d+ products$/);
      const described = await filter.getAttribute('aria-describedby');
      return Number(await page.locator(`[id="${described}"] [aria-hidden]`).textContent());
    };
    const count = (await countOf('Jewlery')) + (await countOf('Medecine'));
    await page.getByRole('checkbox', { name: 'Jewlery' }).click();
    await page.getByRole('checkbox', { name: 'Medecine' }).click();
    if (isMobile) await page.getByRole('button', { name: /^Show \d+ products$/ }).click();
    await expect(productCount(`${count} products`)).toBeVisible();

    await page.getByRole('link', { name: 'Solitaire Ring', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Solitaire Ring' })).toBeVisible();
    await page.goBack();
    await expect(productCount(`${count} products`)).toBeVisible();
  });
});
