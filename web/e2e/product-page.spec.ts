import { expect } from '@playwright/test';
import { ownProduct } from './support/admin.ts';
import { productId } from './support/catalogue.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { test } from './support/test.ts';

test('a quantity stays between one and what there is', async ({ page, request }) => {
  const jar = await ownProduct(request, { stock: 22 });
  await page.goto(`/shop/${jar.id}`);
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  const decrease = page.getByRole('button', { name: 'Decrease quantity' });
  await expect(decrease).toBeDisabled();
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(quantity).toHaveValue('2');
  await decrease.click();
  await expect(decrease).toBeDisabled();
  for (const [typed, clamped] of [
    ['0', '1'],
    ['', '1'],
    ['100000', '22'],
  ] as const) {
    await quantity.fill(typed);
    await quantity.blur();
    await expect(quantity).toHaveValue(clamped);
  }
  await jar.withdraw();
});

test('a typed quantity never becomes another one without a word', async ({ page, request }) => {
  const jar = await ownProduct(request, { stock: 22 });
  await page.goto(`/shop/${jar.id}`);
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  for (const [typed, counted, note] of [
    ['2.5', '2', 'Whole numbers only: 2.5 became 2'],
    ['-3', '1', 'At least 1: -3 became 1'],
    ['100', '22', 'At most 22: 100 became 22'],
  ] as const) {
    await quantity.fill('');
    await quantity.pressSequentially(typed);
    await expect(quantity).toHaveValue(typed);
    await expect(quantity).toHaveAccessibleDescription(note);
    await expect(page.getByRole('status').filter({ hasText: note })).toBeVisible();
    await quantity.press('Tab');
    await expect(quantity).toHaveValue(counted);
    await expect(quantity).toHaveAccessibleDescription(note);
  }
  await page.getByRole('button', { name: 'Decrease quantity' }).click();
  await expect(quantity).toHaveAccessibleDescription('');
  await jar.withdraw();
});

test('delivery, return and stock stand beside the price', async ({ page, request }) => {
  await page.goto(`/shop/${await productId(request, 'Potted Fig')}`);
  await expect(page.getByText('In Stock')).toBeVisible();
  const notes = page.getByRole('list', { name: 'Delivery and return' });
  await expect(notes).toContainText('For all orders over $140');
  await expect(notes).toContainText('Free within 30 days, money back');
});

test('what is sold out can not be bought', async ({ page, request }) => {
  await page.goto(`/shop/${await productId(request, 'Ride-on Car')}`);
  await expect(page.getByRole('button', { name: 'Out of stock' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Buy now' })).toHaveCount(0);
});

test('thumbnails change the picture', async ({ page, request }) => {
  await page.goto(`/shop/${await productId(request, 'Wireless Gamepad')}`);
  const pictures = page.getByRole('group', { name: 'Pictures' });
  const second = pictures.getByRole('button', { name: /^Show picture 2/ });
  const before = await pictures.getByRole('img').first().getAttribute('src');
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(pictures.getByRole('img').first()).not.toHaveAttribute('src', String(before));
});

test('the thumbnail of the chosen colour comes into sight without moving the page', async ({
  page,
  request,
}) => {
  await page.goto(`/shop/${await productId(request, 'Everyday Cotton Tee')}`);
  const thumbnails = page.getByRole('group', { name: 'Pictures' }).getByRole('list');
  const ofColour = thumbnails.getByRole('button', { name: /in brick$/ });
  const brick = page.getByRole('radio', { name: /^Brick/ });
  await brick.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await brick.check({ force: true });
  await expect(ofColour).toHaveAttribute('aria-current', 'true');
  await expect
    .poll(async () => {
      const [list, thumbnail] = await Promise.all([thumbnails.boundingBox(), ofColour.boundingBox()]);
      if (!list || !thumbnail) return false;
      return thumbnail.y >= list.y && thumbnail.y + thumbnail.height <= list.y + list.height;
    })
    .toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test('what others bought in the same orders stands above related items, and not among them', async ({
  page,
  request,
}) => {
  await page.goto(`/shop/${await productId(request, 'Insulated Bottle')}`);
  const together = page.getByRole('region', { name: 'Frequently Bought Together' });
  await expect(together.getByRole('heading', { level: 3 })).toHaveText(['Yoga Mat']);
  const related = page.getByRole('region', { name: 'Related Items' });
  await expect(related.getByRole('article')).toHaveCount(4);
  // The mat is the first of the category.
  for (const title of ['Yoga Mat', 'Insulated Bottle']) {
    await expect(related.getByRole('heading', { name: title })).toHaveCount(0);
  }
  const tops = [together, related].map(async (region) => (await region.boundingBox())?.y ?? 0);
  const [upper = 0, lower = 0] = await Promise.all(tops);
  expect(upper).toBeLessThan(lower);
  await expectAccessible(page);
});

test('what nobody bought with anything has related items alone', async ({ page, request }) => {
  await page.goto(`/shop/${await productId(request, 'Emerald Pendant')}`);
  await expect(page.getByRole('region', { name: 'Related Items' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Frequently Bought Together' })).toHaveCount(0);
});

test('related items are of the same category, without the product itself', async ({ page, request }) => {
  await page.goto(`/shop/${await productId(request, 'Emerald Pendant')}`);
  const related = page.getByRole('region', { name: 'Related Items' });
  await expect(related.getByRole('article')).toHaveCount(4);
  await expect(related.getByRole('heading', { name: 'Emerald Pendant' })).toHaveCount(0);
  await related.getByRole('heading').getByRole('link').nth(0).click();
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail).toContainText('Shop');
  await expect(page.getByRole('region', { name: 'Related Items' })).toContainText('Emerald Pendant');
});
