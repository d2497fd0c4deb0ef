import type { Page } from '@playwright/test';

/**
 * Opens a page as it looks before its scripts come; the returned function lets them come. The page must not await
 * hydration.
 */
export async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  // Nobody sees a page before its styles have come; there, what is for wide screens only counts as visible, too.
  await page.waitForFunction(
    () =>
      document.body &&
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  );
  return resolve;
}
