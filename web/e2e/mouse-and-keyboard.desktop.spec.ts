import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { operationOf } from './support/operations.ts';
import { test } from './support/test.ts';

const categories = (page: Page): Locator => page.getByRole('navigation', { name: 'Categories' });

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('the category menu of wide screens', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact');
    await expect(categories(page)).toBeHidden();
  });

  test('closes when the mouse leaves, also after a click on an entry', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Categories' });
    await opener.click();
    await categories(page).getByRole('link', { name: 'Medicine' }).hover();
    await page.mouse.move(900, 700);
    await expect(categories(page)).toBeHidden();

    await opener.click();
    await categories(page).getByRole('button', { name: "Men's Fashion", exact: true }).click();
    await expect(categories(page).getByRole('link', { name: 'Accessories' })).toBeVisible();
    await page.mouse.move(900, 700);
    await expect(categories(page)).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await opener.click();
    await expect(categories(page)).toBeHidden();
  });

  test('is walked with the arrow keys, which scroll nothing', async ({ page }) => {
    const womens = categories(page).getByRole('button', { name: "Women's Fashion" });
    const mens = categories(page).getByRole('button', { name: "Men's Fashion", exact: true });
    const entry = (name: string) => categories(page).getByRole('link', { name, exact: true });
    await page.getByRole('button', { name: 'Categories' }).click();
    await womens.click();
    await page.keyboard.press('ArrowDown');
    await expect(entry("All Women's Fashion")).toBeFocused();
    expect(await categories(page).evaluate((panel) => panel.scrollTop)).toBe(0);

    await page.keyboard.press('ArrowLeft');
    await expect(womens).toBeFocused();
    await expect(womens).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    await expect(mens).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(mens).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(entry("All Men's Fashion")).toBeFocused();

    await page.keyboard.press('End');
    await expect(entry('Health & Beauty')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(womens).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(entry('Health & Beauty')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(womens).toBeFocused();
    await page.keyboard.press('m');
    await expect(mens).toBeFocused();
    await page.keyboard.press('m');
    await expect(entry('Medicine')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/category=medecine/);
    await expect(categories(page)).toBeHidden();
  });

  test('opens with an arrow on its button, and Escape leads back there', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Categories' });
    await opener.focus();
    await page.keyboard.press('ArrowDown');
    await expect(categories(page).getByRole('button', { name: "Women's Fashion" })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(categories(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(categories(page).getByRole('link', { name: 'Health & Beauty' })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
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

test('resting on a card loads the page of its product ahead, once', async ({ page }) => {
  const isProductAsked = (request: Request) => operationOf(request) === 'Product';
  let questions = 0;
  page.on('request', (request) => {
    if (isProductAsked(request)) questions += 1;
  });
  await page.goto('/shop');
  const card = page.getByRole('article').first();
  const loaded = page.waitForResponse((response) => isProductAsked(response.request()));
  await card.hover();
  await loaded;
  const link = card.getByRole('heading').getByRole('link');
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('button', { name: /^(Buy now|Out of stock)$/ })).toBeVisible();
  expect(questions).toBe(1);
});
