import { expect } from '@playwright/test';
import { ownProduct } from './support/admin.ts';
import { fillCart, newShopper, signIn } from './support/shopper.ts';
import { test } from './support/test.ts';

test('a notice leaves the counts of the header to be seen', async ({ page, request }) => {
  await signIn(page, await newShopper(request));
  await page.goto('/shop?q=potted+fig');
  await page.getByRole('button', { name: 'Add Potted Fig to wishlist' }).click();
  const notice = page.getByRole('dialog').filter({ hasText: 'Item added to your wishlist' });
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await notice.boundingBox())?.y)
    .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test('a notice that comes with a change of page leaves the new page’s header free, scrolled or not', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  await signIn(page, shopper);
  await page.goto('/shop?q=potted+fig');
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
  const add = page.getByRole('button', { name: 'Add to cart', exact: true });
  await expect(add).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  await add.click();
  const notice = page.getByRole('dialog').filter({ hasText: 'Item added to cart' });
  // How far the notice is below the end of the header, wherever that is.
  const room = () =>
    notice.evaluate((shown) => {
      const header = document.querySelector('header')?.getBoundingClientRect();
      return shown.getBoundingClientRect().top - Math.max(header?.bottom ?? 0, 0);
    });
  await notice.hover();
  await expect.poll(room).toBeGreaterThanOrEqual(8);

  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await notice.hover();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(room).toBeGreaterThanOrEqual(8);
});

test('a notice never lies over a question', async ({ page, request }) => {
  const [shopper, jar] = [await newShopper(request), await ownProduct(request)];
  await fillCart(request, shopper, { productId: jar.id });
  await signIn(page, shopper);
  // There is no room for both.
  await page.setViewportSize({ width: 360, height: 400 });
  await page.goto('/cart');
  const plus = page.getByRole('button', { name: /^Increase quantity/ });
  await plus.click();
  await page.getByRole('button', { name: 'Update Cart' }).click();
  const notice = page.getByRole('dialog').filter({ hasText: 'Cart updated' });
  await notice.hover();
  await expect(notice).toBeInViewport();
  await plus.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Return To Shop' }).press('Enter');

  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused();
  const overlap = await page.evaluate(() => {
    const [title, below] = ['[role=alertdialog] h2', '[role=dialog]'].map((selector) =>
      document.querySelector(selector)?.getBoundingClientRect(),
    );
    return title && below ? { room: below.bottom - title.top, x: title.left + 8, y: title.top + 8 } : null;
  });
  expect(overlap?.room).toBeGreaterThan(8);
  const onTop = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('[role$=dialog]')?.getAttribute('role'),
    overlap ?? { x: 0, y: 0 },
  );
  expect(onTop).toBe('alertdialog');
  await jar.withdraw();
});
