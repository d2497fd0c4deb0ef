import { expect } from '@playwright/test';
import { paths } from '../src/app/paths.ts';
import { productId } from './support/catalogue.ts';
import { newShopper, signIn } from './support/shopper.ts';
import { test } from './support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the shop can be looked at, searched and walked through', async ({ page }) => {
    await page.goto(paths.home());
    const sale = page.getByRole('region', { name: 'Flash Sales' }).getByRole('article').first();
    await expect(sale.getByText(/\$\d/).first()).toBeVisible();
    await page.getByRole('link', { name: 'Shop Now' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
    const search = page.getByRole('searchbox').filter({ visible: true });
    await search.fill('potted fig');
    await search.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “potted fig”');
    await page.getByRole('heading', { level: 2 }).getByRole('link', { name: 'Potted Fig' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Potted Fig' })).toBeVisible();
    await expect(page.getByRole('main').getByText(/\$\d/).first()).toBeVisible();
  });
});

test('a page comes with all that it shows, and nothing is asked for twice', async ({ page, request }) => {
  let questions = 0;
  page.on('request', (asked) => {
    if (asked.url().endsWith('/graphql')) questions += 1;
  });
  const product = paths.product(await productId(request, 'Everyday Cotton Tee'));
  for (const path of [paths.home(), paths.shop({ text: 'ring' }), product, paths.about(), paths.contact()]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  }
  expect(questions).toBe(0);
});

test('who is signed in finds the own things on a page that was drawn for a visitor', async ({
  page,
  request,
}) => {
  await signIn(page, await newShopper(request));
  await page.goto(paths.home());
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
});
