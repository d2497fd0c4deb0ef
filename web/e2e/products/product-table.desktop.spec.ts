import { expect, type Locator, type Page } from '@playwright/test';
import { type OwnProduct, ownProduct } from '../support/admin.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { test } from '../support/test.ts';

const rowOf = (page: Page, { title }: OwnProduct): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });
const boxOf = (page: Page, { title }: OwnProduct): Locator =>
  page.getByRole('checkbox', { name: `Select ${title}` });
const inBar = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Selection' }).getByRole('button', { name });

async function find(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search products' }).fill(text);
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(text).replaceAll('%20', '\\+')}`));
}

test('products are changed in bulk, and failures have reasons', async ({ page, request }) => {
  const bowl = await ownProduct(request, { stock: 3, salePrice: 1050 });
  const cup = await ownProduct(request, { stock: 30, salePrice: 2000, sizes: ['S', 'L'] });
  await signInAsAdmin(page);
  await page.goto('/admin/products');

  await test.step('select them, in two searches', async () => {
    await find(page, bowl.title);
    await boxOf(page, bowl).check();
    await find(page, cup.title);
    await expect(rowOf(page, bowl)).toBeHidden();
    await boxOf(page, cup).check();
    await page.getByRole('searchbox', { name: 'Search products' }).clear();
    await expect(rowOf(page, bowl)).toBeVisible();
    await expect(boxOf(page, bowl)).toBeChecked();
  });

  await test.step('lower their prices, and undo that', async () => {
    await inBar(page, 'Prices').click();
    await page.getByLabel('Percent').fill('15');
    await page
      .getByLabel('Regular prices')
      .selectOption({ label: 'Become today’s prices, to show a discount' });
    await page.getByRole('button', { name: 'Change 2 products' }).click();
    await expect(rowOf(page, bowl)).toContainText('$8.93');
    await expect(rowOf(page, bowl)).toContainText('was $10.50');
    await expect(rowOf(page, cup)).toContainText('$17.00');
    await expect(page.getByRole('region', { name: 'Selection' })).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone')).toBeVisible();
    await expect(rowOf(page, bowl)).toContainText('$10.50');
    await expect(rowOf(page, bowl)).not.toContainText('$8.93');
    await expect(rowOf(page, cup)).not.toContainText('was');
  });

  await test.step('tag them, find them by the tag, and undo that', async () => {
    const tag = `fair ${bowl.title}`.toLowerCase();
    await boxOf(page, bowl).check();
    await boxOf(page, cup).check();
    await inBar(page, 'Tags').click();
    await page.getByLabel('Add tags').fill(tag);
    await page.getByRole('button', { name: 'Change tags' }).click();
    await expect(rowOf(page, cup)).toContainText(tag);
    await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption(tag);
    await expect(page.getByRole('status').filter({ hasText: '2 products' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    // The list is filtered by the tag: checks whether the product is still in it.
    await expect(rowOf(page, cup).filter({ hasText: tag })).toHaveCount(0);
    await page.getByRole('button', { name: `Remove filter Tag: ${tag}` }).click();
  });

  await test.step('remove more stock than one of them has', async () => {
    await boxOf(page, bowl).check();
    await boxOf(page, cup).check();
    await inBar(page, 'Stock').click();
    await page.getByRole('dialog').getByLabel('Stock').selectOption({ label: 'Remove units' });
    await page.getByLabel('Units of each variant').fill('4');
    await page.getByRole('button', { name: 'Change 2 products' }).click();
    await expect(page.getByRole('heading', { name: '1 product not changed' })).toBeVisible();
    await expect(rowOf(page, bowl)).toContainText(`Only 3 of ${bowl.title} left.`);
    await expect(boxOf(page, bowl)).toBeChecked();
    await expect(boxOf(page, cup)).not.toBeChecked();
    await expect(rowOf(page, cup)).toContainText('22');
  });

  await test.step('archive the rest', async () => {
    await inBar(page, 'Archive').click();
    await expect(rowOf(page, bowl)).toContainText('Archived');
    await expect(rowOf(page, bowl)).not.toContainText('Only 3 of');
    await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeFocused();
    await expectAccessible(page);
  });

  await bowl.withdraw();
  await cup.withdraw();
});
