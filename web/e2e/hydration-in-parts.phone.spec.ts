import { expect, type Page } from '@playwright/test';
import { newShopper, signIn } from './support/shopper.ts';
import { test } from './support/test.ts';

// What is done to a page while its parts hydrate, one after the other.
test.use({ awaitsHydration: false });

/** Makes the browser so slow that a page can be used while most of it is not hydrated. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

test('an addition to the cart comes true, though the wishlist of the shopper arrives meanwhile', async ({
  page,
  request,
}) => {
  await signIn(page, await newShopper(request));
  await slowDown(page);
  for (const items of ['1 item', '2 items', '3 items']) {
    await page.goto('/shop/potted-fig');
    await expect(page.locator('html')).toHaveAttribute('data-interactive', 'true');
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page.getByRole('link', { name: `Cart, ${items}` })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
});

test('a menu that is pressed at once opens', async ({ page }) => {
  await slowDown(page);
  await page.goto('/shop');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('a heart that is pressed at once leads a visitor to the login', async ({ page }) => {
  await slowDown(page);
  await page.goto('/shop');
  await page
    .getByRole('button', { name: /to wishlist$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login/);
});

test('what is typed at once is searched for', async ({ page }) => {
  await slowDown(page);
  await page.goto('/about');
  const search = page.getByRole('combobox', { name: 'Search the shop' }).filter({ visible: true });
  await search.pressSequentially('potted fig');
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “potted fig”');
});
