import { expect, type Page } from '@playwright/test';
import { ownProduct } from './support/admin.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { openDashboard } from './support/admin-session.ts';
import { placeOrder } from './support/place-order.ts';
import { newShopper } from './support/shopper.ts';
import { test } from './support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the back office' });
const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search' });
const option = (page: Page, name: string | RegExp) => dialog(page).getByRole('option', { name });

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(text);
}

test('everything in the back office is a few letters away', async ({ page, request }) => {
  const lantern = await ownProduct(request);
  const shopper = await newShopper(request);
  const { number } = await placeOrder(request, shopper, 'CASH_ON_DELIVERY', lantern, 1);
  await openDashboard(page);

  await test.step('a page', async () => {
    await search(page, 'aud');
    await expect(option(page, 'Audit log')).toHaveAttribute('data-highlighted');
    await expectAccessible(page, 0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/audit$/);
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('a product, from within the search of a list', async () => {
    await page.goto('/admin/customers');
    await page.getByRole('searchbox', { name: 'Search customers' }).focus();
    await search(page, lantern.title);
    await expect(option(page, lantern.title)).toBeVisible();
    await expectAccessible(page, 0);
    await option(page, lantern.title).click();
    await expect(page).toHaveURL(new RegExp(`/admin/products/${lantern.id}/edit$`));
  });

  await test.step('an order by its number, and whose it is by the email', async () => {
    await search(page, number);
    await expect(option(page, new RegExp(`^#${number}`))).toHaveAttribute('data-highlighted');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/orders\/[\da-f-]+$/);
    await search(page, shopper.email);
    await option(page, new RegExp(`^Jo Journey ?${shopper.email}$`)).click();
    await expect(page).toHaveURL(new RegExp(`/admin/customers/${shopper.session.user.id}$`));
  });

  await test.step('the next one by the arrow keys', async () => {
    await search(page, 'cat');
    await expect(option(page, /^Categories/)).toHaveAttribute('data-highlighted');
    await page.keyboard.press('ArrowDown');
    await expect(option(page, 'Add category')).toHaveAttribute('data-highlighted');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/categories\/add$/);
  });

  await test.step('nothing, and Esc closes', async () => {
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('zzzzzz');
    await expect(dialog(page)).toContainText('Nothing found');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
  });

  await test.step('what the role does not include is neither offered nor asked for', async () => {
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const body = text.replace(/"permissions":\[[^\]]*\]/, '"permissions":["PRODUCTS_READ"]');
      await route.fulfill({ response, body });
    });
    await page.goto('/admin');
    await expect(page.getByRole('link', { name: 'Products', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Orders', exact: true })).toBeHidden();
    const asked = page.waitForRequest((sent) => sent.postData()?.includes('GlobalSearch') ?? false);
    await search(page, lantern.title);
    expect((await asked).postData()).toMatch(/"orders":false,"customers":false/);
    await expect(option(page, lantern.title)).toBeVisible();
    await field(page).fill('o');
    await expect(option(page, 'Orders')).toBeHidden();
  });
  await lantern.withdraw();
});
