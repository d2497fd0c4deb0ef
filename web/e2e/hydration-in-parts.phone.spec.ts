import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';

// The parts of a page wait for their turn, which never comes in these tests.
test.use({ awaitsHydration: false });

/** Opens a page in a browser that always has something else to do. */
async function openBusy(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-interactive', 'true');
}

/** Whether React has taken over an element. */
const isHydrated = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));

test('what is pressed hydrates and answers, while the others go on waiting', async ({ page }) => {
  await openBusy(page, '/shop');
  expect(await isHydrated(page, 'main')).toBe(true);
  expect(await isHydrated(page, 'header button')).toBe(false);
  expect(await isHydrated(page, 'footer a')).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await isHydrated(page, 'header button')).toBe(true);
  expect(await isHydrated(page, 'footer a')).toBe(false);
});

test('a heart that is pressed before its turn leads a visitor to the login', async ({ page }) => {
  await openBusy(page, '/shop');
  await page
    .getByRole('button', { name: /to wishlist$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login/);
});

test('what is typed before its turn is searched for', async ({ page }) => {
  await openBusy(page, '/about');
  const search = page.getByRole('combobox', { name: 'Search the shop' }).filter({ visible: true });
  await search.pressSequentially('potted fig');
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “potted fig”');
});

test('a slider that turns by itself is no visitor: what is not seen goes on waiting', async ({ page }) => {
  await page.goto('/');
  const dots = page.getByRole('region', { name: 'Promotions' }).getByRole('button', { name: /^Show slide/ });
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  expect(await isHydrated(page, '#flash-sales')).toBe(true);
  expect(await isHydrated(page, '#music-promo')).toBe(false);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => isHydrated(page, '#music-promo')).toBe(true);
});
