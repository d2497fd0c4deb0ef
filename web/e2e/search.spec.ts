import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible.ts';
import { signInAsAdmin } from './support/admin-session.ts';
import { test } from './support/test.ts';

const searchField = (page: Page) =>
  page.getByRole('combobox', { name: 'Search the shop' }).filter({ visible: true });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const suggestion = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

test.describe('while typing', () => {
  test('suggests products with their price, categories and searches; the keyboard opens one', async ({
    page,
  }) => {
    await page.goto('/contact');
    await searchField(page).fill('head');
    await expect(suggestion(page, /Studio Headphones.*\$149/)).toBeVisible();
    await expect(page.getByRole('group', { name: 'Popular searches' })).toContainText('headphones');
    await expect(searchField(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(searchField(page)).toHaveAttribute('aria-autocomplete', 'list');
    await expect(page.getByRole('status').filter({ hasText: /^\d suggestions$/ })).toHaveCount(1);
    await expectAccessible(page);
    await searchField(page).press('ArrowDown');
    await expect(suggestion(page, /Studio Headphones/)).toHaveAttribute('data-highlighted');
    await searchField(page).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Studio Headphones' })).toBeVisible();
  });

  test('a click on a category leads there', async ({ page }) => {
    await page.goto('/contact');
    await searchField(page).fill('electr');
    await page
      .getByRole('group', { name: 'Categories' })
      .getByRole('option', { name: 'Electronics' })
      .click();
    await expect(page).toHaveURL(/category=electronics/);
    await expect(suggestions(page)).toHaveCount(0);
  });

  test('Enter searches for what is typed, and Escape closes the suggestions without losing it', async ({
    page,
  }) => {
    await page.goto('/contact');
    await searchField(page).fill('mug');
    await expect(suggestion(page, /Stoneware Mug/)).toBeVisible();
    await searchField(page).press('Escape');
    await expect(suggestions(page)).toHaveCount(0);
    await expect(searchField(page)).toHaveValue('mug');
    await searchField(page).press('Enter');
    await expect(page).toHaveURL(/\/shop\?q=mug$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “mug”');
    await expect(suggestions(page)).toHaveCount(0);
  });

  test('leaving the field closes the suggestions: by Tab and by a click elsewhere', async ({ page }) => {
    await page.goto('/contact');
    await searchField(page).fill('mug');
    await expect(suggestion(page, /Stoneware Mug/)).toBeVisible();
    await searchField(page).press('Tab');
    await expect(suggestions(page)).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: 'Search', exact: true }).filter({ visible: true }),
    ).toBeFocused();

    await searchField(page).press('ArrowDown');
    await expect(suggestion(page, /Stoneware Mug/)).toBeVisible();
    await page.mouse.click(1, 1);
    await expect(suggestions(page)).toHaveCount(0);
    await expect(searchField(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('the caret stays where it is when the suggestions arrive', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/suggesting-search-field/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/contact');
    await searchField(page).pressSequentially('heaphones');
    for (let step = 0; step < 6; step += 1) await searchField(page).press('ArrowLeft');
    const arrived = page.waitForResponse(/suggesting-search-field.*js/);
    release();
    await arrived;
    await page.keyboard.type('d');
    await expect(searchField(page)).toHaveValue('headphones');
    await page.keyboard.type(' ');
    await expect(suggestion(page, /Studio Headphones/)).toBeVisible();
    await expect(searchField(page)).toHaveValue('head phones');
  });
});

test('a corrected search says what it shows', async ({ page }) => {
  await page.goto('/shop?q=jaket');
  await expect(page.getByText('Showing results for “jacket”')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Forest Bomber Jacket');
});

test('a search without a result offers near words and popular products', async ({ page }) => {
  await page.goto('/shop?q=hedfones');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Popular' }).getByRole('article')).toHaveCount(4);
  await expectAccessible(page);
  await page.getByRole('region', { name: 'Did you mean' }).getByRole('link', { name: 'headphones' }).click();
  await expect(page.getByRole('article').first()).toContainText('Studio Headphones');
});

test('a merchant teaches the search a word', async ({ page }, { project }) => {
  const word = `bobble${project.name.replaceAll(/\W/g, '')}`;
  await signInAsAdmin(page);
  await page.goto('/admin/search');
  await page.getByRole('textbox', { name: 'Words, separated by commas' }).fill(`${word}, cap`);
  await page.getByRole('button', { name: 'Add group' }).click();
  await expect(page.getByRole('textbox', { name: `Words for “${word}”` })).toHaveValue(`${word}, cap`);
  await expectAccessible(page);

  await page.goto(`/shop?q=${word}`);
  await expect(page.getByRole('article').first()).toContainText('Canvas Cap');

  await page.goto('/admin/search');
  await page.getByRole('button', { name: `Delete the words for ${word}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('textbox', { name: `Words for “${word}”` })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the field still searches', async ({ page }) => {
    await page.goto('/contact');
    await searchField(page).fill('perfume');
    await searchField(page).press('Enter');
    await expect(page).toHaveURL(/\/shop\?q=perfume$/);
    await expect(page.getByRole('article').first()).toContainText('Rose Eau de Parfum');
  });
});
