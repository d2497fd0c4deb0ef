import { expect } from '@playwright/test';
import { productId } from './support/catalogue.ts';
import { callApi } from './support/graphql.ts';
import { newShopper, signIn } from './support/shopper.ts';
import { test } from './support/test.ts';

test.beforeEach(async ({ page, request }) => {
  await signIn(page, await newShopper(request));
});

test('a normal product goes into the cart once', async ({ page }) => {
  await page.goto('/shop?q=potted+fig');
  const card = page.getByRole('article').filter({ hasText: 'Potted Fig' });
  await card.hover();
  const add = card.getByRole('button', { name: /Add To Cart/i });
  await add.click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  // The count is there before the server has answered; until then the button ignores a second click.
  await expect(page.getByText('Item added to cart')).toBeVisible();
  await card.getByRole('button', { name: /cart/i }).click();
  await expect(page.getByText(/already in your cart|is in your cart/i).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('a variant product opens its page in a new tab', async ({ page, context }) => {
  await page.goto('/shop?q=cotton+tee');
  const card = page.getByRole('article').filter({ hasText: 'Everyday Cotton Tee' });
  await card.hover();
  const opened = context.waitForEvent('page');
  await card.getByRole('link', { name: /(Add To Cart|Choose).*\(opens in a new tab\)/i }).click();
  await expect((await opened).getByRole('heading', { level: 1, name: 'Everyday Cotton Tee' })).toBeVisible();
});

test('a notice tells what went into the cart, for nine seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/shop?q=potted+fig');
  const card = page.getByRole('article').filter({ hasText: 'Potted Fig' });
  await card.hover();
  // From here on time passes only when told to, however busy the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  await card.getByRole('button', { name: /Add To Cart/i }).click();
  const toast = page.getByRole('dialog').filter({ hasText: 'Item added to cart' });
  await expect(toast).toContainText('Quantity: 1');
  await expect(toast).toContainText('1 item in cart');
  await expect(toast).toContainText('Subtotal: $39');
  await expect(toast.getByRole('img', { includeHidden: true })).toHaveCount(1);
  await page.mouse.move(0, 600);
  await page.clock.runFor(8500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1500);
  await expect(toast).toBeHidden();
});

test('a notice can be dismissed by key', async ({ page }) => {
  await page.goto('/shop?q=potted+fig');
  await page.getByRole('button', { name: 'Add Potted Fig to wishlist' }).click();
  const toast = page.getByRole('dialog').filter({ hasText: 'Item added to your wishlist' });
  await expect(toast).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
});

test('notices stand above each other, and one that is read stays', async ({ page }) => {
  await page.clock.install();
  await page.goto('/shop?q=potted+fig');
  await page.getByRole('button', { name: 'Add Potted Fig to wishlist' }).click();
  const item = page.getByRole('dialog').filter({ hasText: 'Item added to your wishlist' });
  await expect(item).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: 'Potted Fig' });
  await card.hover();
  await card.getByRole('button', { name: /Add To Cart/i }).click();
  const added = page.getByRole('dialog').filter({ hasText: 'Item added to cart' });
  await expect(added).toBeVisible();
  await expect(item).toBeVisible();
  await added.hover();
  await page.clock.runFor(15_000);
  await expect(added).toBeVisible();
});

test('what is in the cart already grows, and the notice says to how many', async ({ page, request }) => {
  await page.goto(`/shop/${await productId(request, 'Potted Fig')}`);
  const add = page.getByRole('button', { name: 'Add to cart', exact: true });
  await add.click();
  await expect(page.getByRole('dialog').filter({ hasText: 'Item added to cart' })).toContainText(
    'Quantity: 1',
  );
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await add.click();
  await expect(page.getByRole('dialog').filter({ hasText: 'Cart Item updated' })).toContainText(
    'Quantity: 3',
  );
  // On a freshly loaded page the cart is not in the cache yet.
  await page.reload();
  await add.click();
  await expect(page.getByRole('dialog').filter({ hasText: 'Cart Item updated' })).toContainText(
    'Quantity: 4',
  );
});

test('a card shows the first of the filtered colours that the product has, and leads to it', async ({
  page,
  request,
}) => {
  const { products } = await callApi<{
    products: { nodes: { handle: string; colours: { name: string; image: { url: string } }[] }[] };
  }>(
    request,
    '{ products(filter: { text: "gamepad" }) { nodes { handle colours { name image { url } } } } }',
  );
  const [gamepad] = products.nodes;
  const blue = gamepad?.colours.find(({ name }) => name === 'Cobalt');
  if (!gamepad || !blue) throw new Error('The gamepad has no blue any more.');
  const path = '/shop?q=gamepad&colour=green&colour=blue';
  const card = page.getByRole('article').first();
  const link = `/shop/${gamepad.handle}?colour=Cobalt`;

  await test.step('as the server renders it', async () => {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`href="${link}"`);
    expect(html).toContain(`src="${blue.image.url}"`);
  });
  await page.goto('/shop?q=gamepad');
  await expect(card.getByRole('img').first()).not.toHaveAttribute('src', blue.image.url);
  await page.goto(path);
  await expect(card.getByRole('img').first()).toHaveAttribute('src', blue.image.url);
  await card.getByRole('link', { name: 'Wireless Gamepad', exact: true }).click();
  await expect(page).toHaveURL(link);
  await expect(page.getByRole('radio', { name: 'Cobalt' })).toBeChecked();
});
