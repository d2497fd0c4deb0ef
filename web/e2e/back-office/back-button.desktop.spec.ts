import { type CDPSession, chromium, expect, type Page } from '@playwright/test';
import { newShopper, signIn } from '../support/shopper.ts';
import { test } from '../support/test.ts';

// Playwright disables the back/forward cache, so these tests start their own browser. A headless browser
// caches no page at all, but still reports what in a page would prevent it.

let page: Page;
let devtools: CDPSession;

test.beforeEach(async ({ baseURL, launchOptions }) => {
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs });
  page = await browser.newPage({ baseURL });
  devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
});

test.afterEach(() => page.context().browser()?.close());

/**
 * Opens a page, leaves it for another document and comes back. Returns what in the page prevents the
 * back/forward cache.
 */
async function obstaclesOf(path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  return leaveAndComeBack();
}

async function leaveAndComeBack(): Promise<string[]> {
  await page.goto('/robots.txt');
  const obstacles = new Promise<string[]>((resolve) => {
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      const ofPage = notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial');
      resolve(ofPage.map(({ reason }) => reason));
    });
    devtools.on('Page.frameNavigated', ({ type }) => {
      if (type === 'BackForwardCacheRestore') resolve([]);
    });
  });
  // Deferred, because the page that is being left sends the response to this.
  await devtools.send('Runtime.evaluate', { expression: 'void setTimeout(() => history.back())' });
  return obstacles;
}

test('nothing keeps the back button from restoring the home page', async () => {
  expect(await obstaclesOf('/')).toEqual([]);
});

test('nothing keeps the back button from restoring a shopper’s cart', async ({ request }) => {
  await signIn(page, await newShopper(request));
  expect(await obstaclesOf('/cart')).toEqual([]);
});

test('the browser would report an obstacle', async () => {
  await page.goto('/about');
  await page.evaluate(() => addEventListener('unload', () => undefined));
  expect(await leaveAndComeBack()).not.toEqual([]);
});
