import { type CDPSession, chromium, expect, type Page } from '@playwright/test';
import { newShopper, signIn } from '../support/shopper.ts';
import { test } from '../support/test.ts';

// Playwright switches the back/forward cache off, so these tests have a browser of their own. One without
// windows keeps no page at all, but says all the same what there is in a page that would prevent it.

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
 * Opens a page, leaves it for another document and comes back: what in the page prevents that it is shown as
 * it was left.
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
  // A moment later, because the answer to this comes from the page that is left.
  await devtools.send('Runtime.evaluate', { expression: 'void setTimeout(() => history.back())' });
  return obstacles;
}

test('nothing keeps the back button from showing the home page as it was left', async () => {
  expect(await obstaclesOf('/')).toEqual([]);
});

test('nothing keeps the back button from showing a shopper’s cart as it was left', async ({ request }) => {
  await signIn(page, await newShopper(request));
  expect(await obstaclesOf('/cart')).toEqual([]);
});

test('the browser would tell of an obstacle', async () => {
  await page.goto('/about');
  await page.evaluate(() => addEventListener('unload', () => undefined));
  expect(await leaveAndComeBack()).not.toEqual([]);
});
