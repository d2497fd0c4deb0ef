import { expect } from '@playwright/test';
import { productId } from '../support/catalogue.ts';
import { placeOrder } from '../support/place-order.ts';
import { fillCart, newShopper, signIn } from '../support/shopper.ts';
import { test } from '../support/test.ts';

/** The narrowest widths of a phone, a tablet and a desktop; the component tests cover all breakpoints. */
const WIDTHS = [320, 660, 992];

test('the sample shop never scrolls sideways', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const fig = await productId(request, 'Potted Fig');
  await fillCart(request, shopper, { productId: fig });
  const { id } = await placeOrder(request, shopper);
  await signIn(page, shopper);
  for (const path of ['/shop', `/shop/${fig}`, '/cart', `/account/orders/${id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      const isTooWide = () =>
        page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
      await expect.poll(isTooWide, `${path} at ${width} px`).toBe(false);
    }
  }
});
