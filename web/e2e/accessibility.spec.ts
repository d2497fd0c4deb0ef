import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { productId } from './support/catalogue.ts';
import { newShopper, signIn } from './support/shopper.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** One heading, nothing wider than the screen, and nothing that axe finds. */
async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  // Rows slide in from below the fold only when they are scrolled to; colours are measured when nothing moves.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

test.describe('public pages', () => {
  for (const path of [
    '/',
    '/shop',
    '/shop?q=zzzzzz',
    '/about',
    '/contact',
    '/login',
    '/signup',
    '/nowhere',
    '/adminLogin',
    '/adminSignup',
  ]) {
    test(path, async ({ page }) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
    });
  }

  test('a product', async ({ page, request }) => {
    await page.goto(`/shop/${await productId(request, 'Everyday Cotton Tee')}`);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  });
});

test.describe('a shopper’s pages', () => {
  for (const path of [
    '/cart',
    '/wishlist',
    '/account',
    '/account/addressBook',
    '/account/payment',
    '/account/orders',
    '/account/reviews',
  ]) {
    test(path, async ({ page, request }) => {
      await signIn(page, await newShopper(request));
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
    });
  }
});
