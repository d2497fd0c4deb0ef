import { expect, type Page } from '@playwright/test';
import { openEmptyShop } from '../support/own-shop.ts';
import { saveSettings } from '../support/save-settings.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { test } from '../support/test.ts';

// A merchant's first hour: from the link that the first start prints to the open shop.

const guide = (page: Page) => page.getByRole('region', { name: 'Setup guide' });

const step = (page: Page, title: string) => guide(page).getByRole('listitem').filter({ hasText: title });

async function createOwner(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Name' }).fill('Olive Tran');
  await page.getByRole('textbox', { name: 'Email' }).fill('olive@tea.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Create owner account' }).click();
  await expect(guide(page)).toBeVisible();
}

/** Follows the step's link, does what `work` does on its screen, and returns to the guide. */
async function complete(page: Page, title: string, work: () => Promise<void>): Promise<void> {
  await step(page, title).getByRole('link').click();
  await work();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(step(page, title)).toContainText('Completed');
}

async function nameShop(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Name/ }).fill('Leaf & Cup');
  await page.getByRole('textbox', { name: /^Email( \(optional\))?$/ }).fill('hello@tea.example');
  await saveSettings(page);
}

async function openShop(page: Page): Promise<void> {
  await guide(page).getByRole('button', { name: 'Open the shop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Open the shop' }).click();
  await expect(page.getByText('Your shop is open')).toBeVisible();
  await expect(guide(page)).toBeHidden();
}

test('a merchant opens a new shop', async ({ page, browser }) => {
  const shop = await openEmptyShop();
  const withoutScripts = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
  const visitor = await withoutScripts.newPage();
  try {
    await createOwner(page, shop.ownerLink);
    await expect(guide(page)).toContainText('of 12 completed');
    await complete(page, 'Name your shop', () => nameShop(page));
    await step(page, 'Customize your storefront')
      .getByRole('button', { name: /Not needed/ })
      .click();
    await expect(step(page, 'Customize your storefront')).toContainText('Not needed');

    const response = await visitor.goto('/shop');
    expect(response?.status()).toBe(503);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('We’re opening soon');
    await expect(visitor.getByText('Leaf & Cup')).toBeVisible();

    await page.goto(shop.url);
    await expect(page.getByRole('region', { name: 'Shop status' })).toContainText('Your shop is closed');
    await page.getByRole('link', { name: 'Setup guide' }).click();
    await expectAccessible(page);
    await openShop(page);

    expect((await visitor.reload())?.status()).toBe(200);
    await expect(visitor.getByText('We’re opening soon')).toBeHidden();
  } finally {
    await withoutScripts.close();
    await shop.close();
  }
});
