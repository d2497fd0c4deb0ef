import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';

/** Makes the server's responses look as if its SHOP_NAME were another one. */
async function renameShop(page: Page, name: string): Promise<void> {
  await page.route(
    (url) => !url.pathname.startsWith('/assets/'),
    async (route) => {
      if (!['document', 'fetch'].includes(route.request().resourceType())) return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, body: (await response.text()).replaceAll('Exclusive', name) });
    },
  );
}

for (const path of ['/', '/about', '/login', '/adminLogin']) {
  test(`a shop by another name goes by it on ${path}`, async ({ page }) => {
    await renameShop(page, 'Kiosk');
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Kiosk' })).toBeVisible();
    await expect(page.locator('body')).not.toContainText('Exclusive');
    await expect(page).toHaveTitle(path === '/' ? /^Kiosk: / : / - Kiosk$/);
    // An answer that is still on its way when the page closes would fail the test.
    await page.unrouteAll({ behavior: 'wait' });
  });
}
