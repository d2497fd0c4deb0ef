import { expect, type Locator, type Page } from '@playwright/test';
import { ownProduct } from './support/admin.ts';
import { productId } from './support/catalogue.ts';
import { signInAsAdmin } from './support/admin-session.ts';
import { fillCart, newShopper, signIn } from './support/shopper.ts';
import { test } from './support/test.ts';

/**
 * How far two elements overlap on the screen, in px; 0 when they don't. Undefined while one of them is not there, as when
 * the search field is just being replaced by the one with suggestions.
 */
async function overlap(one: Locator, other: Locator): Promise<number | undefined> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return undefined;
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? Math.min(width, height) : 0;
}

const toastTitled = (page: Page, title: string) => page.getByRole('dialog').filter({ hasText: title });

test('a notice covers neither header nor heading nor what was pressed', async ({ page, request }) => {
  await signIn(page, await newShopper(request));
  await page.goto('/shop?q=potted+fig');
  const heart = page.getByRole('button', { name: 'Add Potted Fig to wishlist' });
  await heart.click();
  const toast = toastTitled(page, 'Item added to your wishlist');
  await toast.hover();
  for (const what of [
    page.getByRole('banner'),
    page.getByRole('combobox', { name: 'Search the shop' }).filter({ visible: true }).first(),
    page.getByRole('heading', { level: 1 }),
    heart,
  ]) {
    await expect.poll(() => overlap(toast, what)).toBe(0);
  }

  await page.goto(`/shop/${await productId(request, 'Potted Fig')}`);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  const added = toastTitled(page, 'Item added to cart');
  await added.hover();
  for (const what of [
    page.getByRole('banner'),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('button', { name: 'Add to cart', exact: true }),
    page.getByRole('button', { name: 'Buy now' }),
  ]) {
    await what.scrollIntoViewIfNeeded();
    await expect.poll(() => overlap(added, what)).toBe(0);
  }
});

test('a notice covers no title of a product on a phone, also before anybody scrolls', async ({
  page,
  request,
}) => {
  const jar = await ownProduct(request);
  await signIn(page, await newShopper(request));
  const title = page.getByRole('heading', { level: 1 });
  for (const height of [640, 667, 740, 844]) {
    await page.setViewportSize({ width: 360, height });
    await page.goto(`/shop/${jar.id}`);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).filter({ visible: true }).click();
    const added = page.getByRole('dialog').filter({ hasText: /Item added to cart|Cart Item updated/ });
    await expect(added).toBeInViewport({ ratio: 1 });
    await expect.poll(() => overlap(added, title)).toBe(0);
    for (const what of [page.getByRole('banner'), page.getByRole('button', { name: 'Buy now' })]) {
      await expect.poll(() => overlap(added, what)).toBe(0);
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  await jar.withdraw();
});

test('a notice stands beside the columns that don’t scroll away', async ({ page, request }) => {
  const jar = await ownProduct(request);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, await newShopper(request));
  await page.goto('/shop');
  await page
    .getByRole('button', { name: /^Add .* to wishlist$/ })
    .first()
    .click();
  const added = toastTitled(page, 'Item added to your wishlist');
  await added.hover();
  await expect(added).toBeInViewport({ ratio: 1 });
  const filters = page.getByRole('group', { name: 'Categories' });
  await expect.poll(() => overlap(added, filters)).toBe(0);
  await page.setViewportSize({ width: 992, height: 700 });
  await expect.poll(() => overlap(added, filters)).toBe(0);

  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAsAdmin(page);
  await page.goto(`/admin/products/${jar.id}/edit`);
  await page.getByRole('textbox', { name: 'Title' }).fill(`${jar.title}, blue`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  const saved = toastTitled(page, 'Product updated');
  await saved.hover();
  await expect(saved).toBeInViewport({ ratio: 1 });
  for (const width of [1280, 992]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overlap(saved, page.getByRole('banner'))).toBe(0);
  }
  await jar.withdraw();
});

test('a notice stands beside the sums of the cart, wherever they are', async ({ page, request }) => {
  const [shopper, jar] = [await newShopper(request), await ownProduct(request)];
  await fillCart(request, shopper, { productId: jar.id });
  await signIn(page, shopper);
  await page.setViewportSize({ width: 768, height: 740 });
  await page.goto('/cart');
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await page.getByRole('button', { name: 'Update Cart' }).click();
  const updated = toastTitled(page, 'Cart updated');
  await updated.hover();
  const sums = page.getByRole('region', { name: 'Cart Total' });
  for (const width of [660, 768, 913, 991, 992, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    // Not scrollIntoView, which leaves the toast's height free below.
    await sums.evaluate((region) => {
      window.scrollBy({ top: region.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
    });
    await expect(updated).toBeInViewport({ ratio: 1 });
    await expect.poll(() => overlap(updated, sums)).toBe(0);
  }
  await jar.withdraw();
});

test('a notice leaves a phone’s opened search free', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, await newShopper(request));
  await page.goto('/shop');
  await page.evaluate(() => window.scrollTo(0, 600));
  await page
    .getByRole('button', { name: /^Add .* to wishlist$/ })
    .filter({ visible: true })
    .nth(3)
    .click();
  const toast = toastTitled(page, 'Item added to your wishlist');
  await toast.hover();
  await page.getByRole('button', { name: 'Open search' }).click();
  const field = page.getByRole('combobox', { name: 'Search the shop' });
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect.poll(() => overlap(toast, field)).toBe(0);
});

test('what the keyboard comes to is not behind a notice', async ({ page, request }) => {
  await signIn(page, await newShopper(request));
  await page.goto('/shop');
  await page
    .getByRole('button', { name: /^Add .* to wishlist$/ })
    .first()
    .click();
  const toast = toastTitled(page, 'Item added to your wishlist');
  await toast.hover();
  await expect(toast).toBeInViewport({ ratio: 1 });
  const titles = page.getByRole('article').getByRole('heading').getByRole('link');
  for (const index of [2, 4, 6]) {
    await titles.nth(index).focus();
    await expect.poll(() => overlap(toast, titles.nth(index))).toBe(0);
  }

  await test.step('not even what was behind it before', async () => {
    let behind = 0;
    for (let index = 4; index < 8; index += 1) {
      const title = titles.nth(index);
      const [to, from] = [await toast.boundingBox(), await title.boundingBox()];
      await page.evaluate((by) => window.scrollBy(0, by), (from?.y ?? 0) - (to?.y ?? 0));
      if (((await overlap(toast, title)) ?? 0) > 0) behind += 1;
      await title.focus();
      await expect.poll(() => overlap(toast, title)).toBe(0);
    }
    // A row of cards may be wider than the notice, but some were behind it.
    expect(behind).toBeGreaterThan(0);
  });
});

test('removing a wishlist item is told, the notice of the addition goes, and Undo puts it back', async ({
  page,
  request,
}) => {
  await signIn(page, await newShopper(request));
  await page.goto('/shop?q=potted+fig');
  const heart = page.getByRole('button', { name: 'Add Potted Fig to wishlist' });
  await heart.click();
  await expect(toastTitled(page, 'Item added to your wishlist')).toBeVisible();
  await heart.click();
  const removed = toastTitled(page, 'Item removed from your wishlist');
  await expect(removed).toContainText('Potted Fig');
  await expect(toastTitled(page, 'Item added to your wishlist')).toBeHidden();
  await removed.getByRole('button', { name: 'Undo' }).click();
  await expect(toastTitled(page, 'Item added to your wishlist')).toBeVisible();
  await expect(removed).toBeHidden();
  await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
});

test('a notice never lies over a question', async ({ page, request }) => {
  const [shopper, jar] = [await newShopper(request), await ownProduct(request)];
  await fillCart(request, shopper, { productId: jar.id });
  await signIn(page, shopper);
  // Too small for both.
  await page.setViewportSize({ width: 360, height: 400 });
  await page.goto('/cart');
  const plus = page.getByRole('button', { name: /^Increase quantity/ });
  await plus.click();
  await page.getByRole('button', { name: 'Update Cart' }).click();
  const toast = page.getByRole('dialog').filter({ hasText: 'Cart updated' });
  await toast.hover();
  await expect(toast).toBeInViewport();
  await plus.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Return To Shop' }).press('Enter');

  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused();
  // A point that both would cover.
  const shared = await page.evaluate(() => {
    const [above, below] = ['[role=alertdialog]', '[role=dialog]'].map((selector) =>
      document.querySelector(selector)?.getBoundingClientRect(),
    );
    if (!above || !below) return null;
    const top = Math.max(above.top, below.top);
    const bottom = Math.min(above.bottom, below.bottom);
    return { height: bottom - top, x: Math.max(above.left, below.left) + 8, y: (top + bottom) / 2 };
  });
  expect(shared?.height).toBeGreaterThan(8);
  const onTop = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('[role$=dialog]')?.getAttribute('role'),
    shared ?? { x: 0, y: 0 },
  );
  expect(onTop).toBe('alertdialog');
  await jar.withdraw();
});
