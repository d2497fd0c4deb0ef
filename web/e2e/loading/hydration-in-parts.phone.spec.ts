import { expect, type Page } from '@playwright/test';
import { logIn } from '../support/session.ts';
import { newShopper, signIn } from '../support/shopper.ts';
import { test, waitForHydration } from '../support/test.ts';

// Interactions with a page while its parts hydrate one after the other.
test.use({ awaitsHydration: false });

/** Slows the browser down so that a page can be used while most of it is not hydrated. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** Opens a page in a browser that is always busy, so that no part gets its turn to hydrate. */
async function openBusy(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-interactive', 'true');
}

/** Holds the page in the state where React already listens, but the early script does not know yet. */
async function holdHydratedEvent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const hold = (event: Event) => event.stopImmediatePropagation();
    document.addEventListener('page:hydrated', hold, { once: true });
  });
}

/** Holds back all scripts of a page except the early one; returns a function that releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!start-)[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Whether React has hydrated an element. */
const isHydrated = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));

test('a press before the page is interactive takes effect once', async ({ page }) => {
  await holdHydratedEvent(page);
  await page.goto('/shop/potted-fig');
  await page.mouse.move(100, 100);
  const plus = 'role=button[name="Increase quantity"]';
  await expect.poll(() => isHydrated(page, plus)).toBe(true);
  await page.locator(plus).click();
  await page.evaluate(() => document.dispatchEvent(new Event('page:hydrated')));
  await expect(page.locator('html')).toHaveAttribute('data-interactive', 'true');
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
});

test('a press on a part whose code is still loading takes effect', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/running-sale-section-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.mouse.move(100, 100);
  await expect(page.locator('html')).toHaveAttribute('data-interactive', 'true');
  await page
    .getByRole('region', { name: 'Flash Sales' })
    .getByRole('button', { name: /^Add .* to wishlist/ })
    .first()
    .click();
  release();
  await expect(page).toHaveURL(/\/login/);
});

test('a heart and "Add to cart" are answered before the application has loaded, and once', async ({
  page,
  request,
}) => {
  await signIn(page, await newShopper(request));
  const changes: string[] = [];
  page.on('request', (sent) => {
    changes.push(...(/cartLinesAdd|wishlistToggle/.exec(sent.postData() ?? '') ?? []));
  });
  const release = await holdScripts(page);
  await page.goto('/shop/potted-fig', { waitUntil: 'commit' });
  const heart = page.getByRole('button', { name: 'Add to wishlist', exact: true });
  await heart.click();
  await expect(page.getByRole('status').getByText('Item added to your wishlist')).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('status').getByText('Item added to cart')).toBeVisible();
  const cart = page.getByRole('banner').getByRole('link', { name: 'Cart' });
  await expect(cart).toHaveAttribute('data-count', '1');
  release();
  await waitForHydration(page);
  await expect(cart).toHaveAccessibleName('Cart, 1 item');
  await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(changes).toEqual(['wishlistToggle', 'cartLinesAdd']);
});

test('a quantity that is chosen before the application has loaded is the one that is added', async ({
  page,
  request,
}) => {
  await signIn(page, await newShopper(request));
  const release = await holdScripts(page);
  await page.goto('/shop/potted-fig', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  release();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test('a visitor gets to the login before the application has loaded, and then what they wanted', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const release = await holdScripts(page);
  await page.goto('/shop/potted-fig', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Log in to/ })).toBeVisible();
  await expect(page.getByText('You need an account to use the cart.')).toBeVisible();
  release();
  await logIn(page, shopper);
  await expect(page).toHaveURL(/\/shop\/potted-fig$/);
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test('a menu that is pressed at once opens', async ({ page }) => {
  await slowDown(page);
  await page.goto('/shop');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('text typed at once is searched for', async ({ page }) => {
  await slowDown(page);
  await page.goto('/about');
  const search = page.getByRole('combobox', { name: 'Search the shop' });
  await search.pressSequentially('potted fig');
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “potted fig”');
});

test('parts waiting to hydrate stay unchanged when the wishlist and the cart arrive', async ({
  page,
  request,
}) => {
  await signIn(page, await newShopper(request));
  await openBusy(page, '/shop/potted-fig');
  const button = await page.getByRole('button', { name: 'Add to cart', exact: true }).elementHandle();
  await page.waitForLoadState('networkidle');
  expect(await button?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await isHydrated(page, 'footer a')).toBe(false);
  const added = page.waitForResponse(
    (response) => response.request().postData()?.includes('AddToCart') ?? false,
  );
  await button?.click();
  expect((await added).ok()).toBe(true);
  expect(await isHydrated(page, 'footer a')).toBe(false);
});

const flashSales = 'h2:text-is("Flash Sales")';
const musicPromo = 'h2:text-is("Enhance Your Music Experience")';

test('an automatic slider does not count as interaction: React waits for the visitor', async ({ page }) => {
  await page.goto('/');
  const dots = page.getByRole('region', { name: 'Promotions' }).getByRole('button', { name: /^Show slide/ });
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
  expect(await isHydrated(page, flashSales)).toBe(false);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => isHydrated(page, flashSales)).toBe(true);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => isHydrated(page, musicPromo)).toBe(true);
});
