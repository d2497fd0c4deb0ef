import { expect } from '@playwright/test';
import { productId } from './support/catalogue.ts';
import { logIn } from './support/session.ts';
import { newShopper } from './support/shopper.ts';
import { test } from './support/test.ts';

test('the home page leads into the shop', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Exclusive/);
  for (const name of [
    'Flash Sales',
    'Browse By Category',
    'Best Selling Products',
    'Explore Our Products',
    'New Arrival',
  ]) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  const flashSales = page.getByRole('region', { name: 'Flash Sales' });
  await expect(flashSales.getByRole('article')).toHaveCount(8);
  await expect(flashSales.getByText(/^-\d+%$/)).toHaveCount(8);
  await page.getByRole('link', { name: 'View All Products' }).click();
  await expect(page).toHaveURL(/\/shop$/);
  // 81, plus whatever other tests have added for the moment.
  await expect(page.getByRole('status').filter({ hasText: /^8\d products$/ })).toBeVisible();
});

test('a search forgives a typing error, and its address can be shared', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search the shop' }).fill('headpone');
  await page.keyboard.press('Enter');
  // The home page may show the headphones, too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “headpone”');
  await expect(page.getByRole('heading', { name: 'Studio Headphones' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Studio Headphones' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Search the shop' })).toHaveValue('headpone');
});

test('filters join, show as chips, and come back with the browser', async ({ page, isMobile }) => {
  await page.goto('/shop');
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  const countOf = async (name: string) => {
    const filter = page.getByRole('checkbox', { name });
    await expect(filter).toHaveAccessibleDescription(/^\d+ products$/);
    const described = await filter.getAttribute('aria-describedby');
    return Number(await page.locator(`[id="${described}"] [aria-hidden]`).textContent());
  };
  const [jewellery, medicine] = [await countOf('Jewlery'), await countOf('Medecine')];
  await page.getByRole('checkbox', { name: 'Jewlery' }).click();
  await page.getByRole('checkbox', { name: 'Medecine' }).click();
  if (isMobile) await page.getByRole('button', { name: /^Show \d+ products$/ }).click();
  await expect(
    page.getByRole('status').filter({ hasText: `${jewellery + medicine} products` }),
  ).toBeVisible();

  const chips = page.getByRole('list', { name: 'Applied filters' });
  await chips.getByRole('button', { name: /Medecine/ }).click();
  await expect(page.getByRole('status').filter({ hasText: `${jewellery} products` })).toBeVisible();

  await page.getByRole('link', { name: 'Solitaire Ring', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Solitaire Ring' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('status').filter({ hasText: `${jewellery} products` })).toBeVisible();
});

test('a list goes on where it ended', async ({ page }) => {
  await page.goto('/shop');
  await expect(page.getByRole('article')).toHaveCount(24);
  // By keyboard: cards that come near the screen may still move the button away from under a pointer.
  await page.getByRole('button', { name: 'Load more' }).press('Enter');
  await expect(page.getByRole('article')).toHaveCount(48);
  const titles = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(new Set(titles).size).toBe(48);
});

test('a search without a find says so and can be undone', async ({ page }) => {
  await page.goto('/shop?q=zzzzzz');
  await expect(page.getByText('No products found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a variant must be chosen before it can be bought', async ({ page, request }) => {
  await page.goto(`/shop/${await productId(request, 'Everyday Cotton Tee')}`);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByText('Please choose a colour')).toBeVisible();
  await expect(
    page
      .getByRole('group', { name: /Colour/ })
      .getByRole('radio')
      .first(),
  ).toBeFocused();
});

test('what a visitor wanted happens after the login', async ({ page, request }) => {
  const shopper = await newShopper(request);
  await page.goto(`/shop/${await productId(request, 'Potted Fig')}`);
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();

  await logIn(page, shopper);

  await expect(page.getByRole('heading', { level: 1, name: 'Potted Fig' })).toBeVisible();
  await expect(page.getByText('Item added to cart')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test('an unknown product is a page that was not found', async ({ page }) => {
  await page.goto('/shop/nothing');
  await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
  await expect(page.getByText('Your visited page not found. You may go home page.')).toBeVisible();
});
test('a colour shows its own picture', async ({ page, request }) => {
  await page.goto(`/shop/${await productId(request, 'Everyday Cotton Tee')}`);
  const main = page.getByRole('group', { name: 'Pictures' }).getByRole('img').first();
  const before = await main.getAttribute('src');
  const thumbnails = page.getByRole('button', { name: /^Show picture/ });
  const count = await thumbnails.count();
  await page
    .getByRole('group', { name: /Colour/ })
    .getByRole('radio', { name: /^Brick/ })
    .check({ force: true });
  await expect(main).not.toHaveAttribute('src', before ?? '');
  // The other colours stay where they were.
  await expect(thumbnails).toHaveCount(count);
  const current = thumbnails.and(page.locator('[aria-current="true"]'));
  await expect(current).toHaveAccessibleName(/^Show picture .* in brick$/);
});
