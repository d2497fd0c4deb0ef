import { expect, type Locator, type Page } from '@playwright/test';
import { signInAsAdmin } from './support/admin-session.ts';
import { placeOrder } from './support/place-order.ts';
import { fillCart, newShopper, signIn } from './support/shopper.ts';
import { productId } from './support/catalogue.ts';
import { API, operationOf } from './support/operations.ts';
import { test } from './support/test.ts';

/** Around the breakpoints, plus common phone, tablet and desktop widths. */
const WIDTHS = [
  320, 349, 350, 360, 412, 659, 660, 664, 671, 700, 768, 991, 992, 1024, 1139, 1140, 1280, 1440,
];

/** The widths at which the page scrolls sideways, both at its top and with the sticky header. */
async function tooNarrow(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    for (const top of [0, 500]) {
      const excess = await page.evaluate(async (y) => {
        window.scrollTo(0, y);
        // The header sticks once the IntersectionObserver has reported.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      }, top);
      if (excess > 0) found.push(`${new URL(page.url()).pathname} at ${width} px: ${excess} px too wide`);
    }
  }
  return found;
}

const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

for (const path of ['/', '/shop', '/about', '/contact', '/login', '/signup', '/nowhere']) {
  test(`${path} never scrolls sideways`, async ({ page }) => {
    await page.goto(path);
    expect(await tooNarrow(page)).toEqual([]);
  });
}

test('what a shopper sees never scrolls sideways', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const fig = await productId(request, 'Potted Fig');
  await fillCart(request, shopper, { productId: fig });
  await placeOrder(request, shopper);
  await signIn(page, shopper);
  for (const path of [`/shop/${fig}`, '/cart', '/account', '/account/orders', '/account/payment']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await tooNarrow(page)).toEqual([]);
  }
});

test('breadcrumbs stand on every page below the home page', async ({ page }) => {
  for (const [path, steps] of [
    ['/login', ['Home', 'Log in']],
    ['/signup', ['Home', 'Sign up']],
    ['/forgotPassword', ['Home', 'Forgot your password?']],
    ['/resetPassword', ['Home', 'Choose a new password']],
    ['/login/google', ['Home', 'Log in', 'Sign in with Google']],
  ] as const) {
    await page.goto(path);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('listitem')).toHaveText([...steps]);
  }
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
});

test.describe('an order’s number is in one piece', () => {
  const widths = [360, 660, 700, 768, 992, 1280];
  let id: string;
  let number: string;

  test.beforeEach(async ({ page, request }) => {
    const shopper = await newShopper(request);
    ({ id, number } = await placeOrder(request, shopper));
    await signIn(page, shopper);
  });

  /** Expects it whole and on one line at each of the widths. */
  async function expectWhole(page: Page, text: Locator): Promise<void> {
    const found = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      await expect(text).toBeVisible();
      const hidden = await text.evaluate((element) => element.scrollWidth - element.clientWidth);
      found.push({ width, hidden, lines: await linesOf(text) });
    }
    expect(found).toEqual(widths.map((width) => ({ width, hidden: 0, lines: 1 })));
  }
  const inTable = (page: Page) => page.getByRole('cell').getByRole('link', { name: number });

  test('in the trail of its own page', async ({ page }) => {
    await page.goto(`/account/orders/${id}`);
    await expectWhole(page, page.getByRole('navigation', { name: 'Breadcrumb' }).getByText(number));
  });

  test('among the payments', async ({ page }) => {
    await page.goto('/account/payment');
    await expectWhole(page, inTable(page));
  });

  test('in the back office', async ({ page }) => {
    await signInAsAdmin(page);
    await page.goto(`/admin/orders?q=${number}`);
    await expectWhole(page, inTable(page));
  });
});

test('the way back up covers nothing of the page', async ({ page, request }) => {
  const shopper = await newShopper(request);
  await fillCart(request, shopper, { productId: await productId(request, 'Potted Fig') });
  await signIn(page, shopper);
  await page.goto('/cart');
  const up = page.getByRole('button', { name: 'Back to top' });
  const sums = page.getByRole('region', { name: 'Cart Total' });
  // The page is long enough to scroll once the cart is there.
  await expect(sums).toBeVisible();
  for (const [width, height] of [
    [360, 500],
    [768, 500],
    [1280, 420],
    [1440, 420],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await up.scrollIntoViewIfNeeded();
    await expect(up).toBeInViewport({ ratio: 1 });
    const [disc, total] = [await up.boundingBox(), await sums.boundingBox()];
    // At any scroll position: below the totals, or beside them.
    const isBelow = await up.evaluate((button) => getComputedStyle(button).position !== 'fixed');
    const isBeside = (disc?.x ?? 0) >= (total?.x ?? 0) + (total?.width ?? 0);
    expect({ width, isClear: isBelow || isBeside }).toEqual({ width, isClear: true });
  }
  await up.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

for (const path of ['/login', '/adminLogin']) {
  test(`${path} stays in its place when the shop's settings come late`, async ({ page }) => {
    const settings = Promise.withResolvers<void>();
    await page.route(API, async (route) => {
      if (operationOf(route.request()) === 'Shop') await settings.promise;
      await route.continue();
    });
    await page.goto(path);
    const button = page.getByRole('button', { name: 'Log In' });
    const early = await button.boundingBox();

    settings.resolve();
    await expect(page.getByText('This is a demo shop')).toBeVisible();
    expect(await button.boundingBox()).toEqual(early);
  });
}
