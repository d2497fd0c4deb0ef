import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { test, waitForHydration } from '../support/test.ts';

const sizeGuidePage = /\/assets\/size-guide-page[^/]*\.js$/;
const toSizeGuide = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Size guide' });
const message = (page: Page) => page.getByRole('textbox', { name: 'Your Message' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Counts the requests for the document itself. */
function countLoads(page: Page, path: string): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === path) loads += 1;
  });
  return () => loads;
}

test('offline is reported as such, and ends by itself without losing input', async ({ page, context }) => {
  await page.goto('/contact');
  await message(page).fill('My parcel, number');
  // Another test may have cached the next page's code.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await context.setOffline(true);
  await toSizeGuide(page).click();
  await expect(heading(page, 'You are offline')).toBeVisible();
  await expect(page).toHaveTitle('You are offline - Exclusive');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'You are offline')).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(heading(page, 'Size guide')).toBeVisible();
  await waitForHydration(page);
  await page.goBack();
  await expect(message(page)).toHaveValue('My parcel, number');
});

test('missing code is loaded with the requested page, once', async ({ page }) => {
  const loads = countLoads(page, '/size-guide');
  await page.goto('/contact');
  await message(page).fill('My parcel, number');

  await test.step('the new version has it', async () => {
    await page.route(sizeGuidePage, (route) =>
      loads() === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await toSizeGuide(page).click();
    await expect(heading(page, 'Size guide')).toBeVisible();
    expect(loads()).toBe(1);
    await waitForHydration(page);
    await page.goBack();
    await expect(message(page)).toHaveValue('My parcel, number');
  });
  await page.unroute(sizeGuidePage);
});

test('code that stays missing causes no loop, but a page with advice', async ({ page }) => {
  const loads = countLoads(page, '/size-guide');
  await page.goto('/');
  await page.route(sizeGuidePage, (route) => route.fulfill({ status: 404 }));
  await toSizeGuide(page).click();
  await expect(heading(page, 'The shop was updated')).toBeVisible();
  expect(loads()).toBe(1);
  await expectAccessible(page);

  await page.unroute(sizeGuidePage);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Size guide')).toBeVisible();
  expect(loads()).toBe(2);
});
