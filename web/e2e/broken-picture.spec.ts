import { expect, type Locator } from '@playwright/test';
import { ownProduct } from './support/admin.ts';
import { logInAsAdmin } from './support/log-in-as-admin.ts';
import { test } from './support/test.ts';

const GONE = '/pictures/there-is-no-such-picture.webp';
const DRAWING = /\/placeholders\/home-lifestyle\.svg$/;

/** The drawing is in the picture's place, and really there. */
async function expectDrawing(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('src', DRAWING);
  await expect(picture).toHaveJSProperty('complete', true);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

test('a picture that can’t be loaded gives way to the drawing of the category, without moving anything', async ({
  page,
  request,
}) => {
  const product = await ownProduct(request, { image: GONE });

  await test.step('on the product page, though the picture failed before the scripts came', async () => {
    const scripts = Promise.withResolvers<undefined>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(`/shop/${product.id}`, { waitUntil: 'commit' });
    const picture = page.getByRole('group', { name: 'Pictures' }).getByRole('img').first();
    await expect(picture).toHaveAttribute('src', GONE);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    const before = await picture.boundingBox();
    scripts.resolve(undefined);
    await expectDrawing(picture);
    expect(await picture.boundingBox()).toEqual(before);
  });

  await test.step('on the card', async () => {
    await page.goto(`/shop?q=${encodeURIComponent(product.title)}`);
    await expectDrawing(page.getByRole('article').filter({ hasText: product.title }).locator('img'));
  });

  await test.step('in the cart', async () => {
    await page.goto(`/shop/${product.id}`);
    await page
      .getByRole('button', { name: /add to cart/i })
      .first()
      .click();
    await page.goto('/cart');
    await expectDrawing(page.locator(`main img[src="${GONE}"], main img[src*="/placeholders/"]`).first());
  });

  await test.step('in the back office', async () => {
    await logInAsAdmin(page);
    await page.goto(`/admin/products?q=${encodeURIComponent(product.title)}`);
    await expectDrawing(page.locator('main img').first());
  });
  await product.withdraw();
});

test('the product form says beside the field that a picture does not load, before anything is saved', async ({
  page,
}) => {
  await logInAsAdmin(page);
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
