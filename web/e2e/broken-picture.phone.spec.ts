import { expect, type Locator } from '@playwright/test';
import { ownProduct } from './support/admin.ts';
import { signInAsAdmin } from './support/admin-session.ts';
import { openBeforeScripts } from './support/before-scripts.ts';
import { placeOrder } from './support/place-order.ts';
import { fillCart, newShopper, signIn } from './support/shopper.ts';
import { test } from './support/test.ts';

const GONE = '/pictures/there-is-no-such-picture.webp';
const PICTURE = `main img[src="${GONE}"], main img[src^="/placeholders/"]`;
const DRAWING = /\/placeholders\/home-lifestyle\.svg$/;

/** Expects the placeholder in place of the picture, and actually loaded. */
async function expectPlaceholder(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('src', DRAWING);
  await expect(picture).toHaveJSProperty('complete', true);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

/** Where an element is on its page, in CSS pixels, however far that is scrolled. */
function placeOnPage(element: Element): { x: number; y: number; width: number; height: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + scrollX, y: y + scrollY, width, height };
}

test('a picture that can’t be loaded gives way to the drawing of the category, without moving anything', async ({
  page,
  request,
}) => {
  const product = await ownProduct(request, { image: GONE });

  await test.step('on the product page, though the picture failed before the scripts came', async () => {
    // A separate page: the test fixture's `goto` waits for hydration.
    const late = await page.context().newPage();
    const release = await openBeforeScripts(late, `/shop/${product.id}`);
    const picture = late.getByRole('group', { name: 'Pictures' }).locator('img').first();
    await expect(picture).toHaveAttribute('src', GONE);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    const before = await picture.evaluate(placeOnPage);
    release();
    await expectPlaceholder(picture);
    expect(await picture.evaluate(placeOnPage)).toEqual(before);
    await late.close();
  });

  await test.step('on the card', async () => {
    await page.goto(`/shop?q=${encodeURIComponent(product.title)}`);
    await expectPlaceholder(page.getByRole('article').filter({ hasText: product.title }).locator('img'));
  });

  const shopper = await newShopper(request);
  const { id } = await placeOrder(request, shopper, 'CASH_ON_DELIVERY', product);
  await fillCart(request, shopper, { productId: product.id });
  await signIn(page, shopper);

  for (const path of ['/cart', `/account/orders/${id}`]) {
    await test.step(`at ${path}`, async () => {
      await page.goto(path);
      await expectPlaceholder(page.locator(PICTURE).first());
    });
  }

  await test.step('in the back office', async () => {
    await signInAsAdmin(page);
    for (const path of [`/admin/products?q=${encodeURIComponent(product.title)}`, `/admin/orders/${id}`]) {
      await page.goto(path);
      await expectPlaceholder(page.locator(PICTURE).first());
    }
  });
  await product.withdraw();
});

test('the product form says beside the field that a picture does not load, before anything is saved', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await page.goto('/admin/products/add');
  const warning = page.getByText(
    'No picture can be loaded from this address. Please check it before you save.',
  );
  const address = page.getByRole('textbox', { name: 'Image address' });
  await expect(warning).toBeHidden();
  await address.fill(GONE);
  await expect(warning).toBeVisible();
  await address.fill('/placeholders/other.svg');
  await expect(warning).toBeHidden();
});
