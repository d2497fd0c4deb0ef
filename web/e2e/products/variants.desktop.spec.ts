import { expect, type Locator, type Page } from '@playwright/test';
import { ownProduct } from '../support/admin.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { test } from '../support/test.ts';

const row = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });

test('a merchant sells a product with variants, and shoppers see them', async ({ page, request }) => {
  const jar = await ownProduct(request, { stock: 6 });
  await signInAsAdmin(page);
  await page.goto(`/admin/products?q=${encodeURIComponent(jar.title)}`);
  await page.getByRole('link', { name: `Edit ${jar.title}` }).click();
  await expect(page.getByRole('textbox', { name: 'Stock', exact: true })).toHaveValue('6');

  await test.step('options create combinations, and one is omitted', async () => {
    await page.getByRole('button', { name: 'Add colour' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Cobalt');
    await page.getByRole('button', { name: 'Add colour' }).click();
    await page.getByRole('textbox', { name: 'Name' }).nth(1).fill('Amber');
    await page.getByRole('textbox', { name: 'Sizes' }).fill('1 l, 2 l');
    await expect(row(page, 'Cobalt / 1 l').getByRole('textbox', { name: 'Stock' })).toHaveValue('6');
    await row(page, 'Amber / 2 l').getByRole('checkbox').uncheck();
  });

  await test.step('price, stock and SKU of one, and the stock of all, are saved', async () => {
    const all = page.getByRole('group', { name: 'For all offered variants' });
    await all.getByRole('textbox', { name: 'Stock' }).fill('2');
    await all.getByRole('textbox', { name: 'Stock' }).press('Enter');
    const large = row(page, 'Cobalt / 2 l');
    await large.getByRole('textbox', { name: 'Price' }).fill('12.50');
    await large.getByRole('button', { name: 'More about Cobalt / 2 l' }).click();
    await large.getByRole('textbox', { name: 'SKU' }).fill(`JAR-${jar.id}`);
    await row(page, 'Amber / 1 l').getByRole('textbox', { name: 'Stock' }).fill('0');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Product updated')).toBeVisible();
  });

  await test.step('the form shows the saved values', async () => {
    await page.getByRole('link', { name: `Edit ${jar.title}` }).click();
    await expect(row(page, 'Amber / 2 l').getByRole('checkbox')).not.toBeChecked();
    const large = row(page, 'Cobalt / 2 l');
    await expect(large.getByRole('textbox', { name: 'Price' })).toHaveValue('12.50');
    await expect(large.getByRole('textbox', { name: 'Stock' })).toHaveValue('2');
    await large.getByRole('button', { name: 'More about Cobalt / 2 l' }).click();
    await expect(large.getByRole('textbox', { name: 'SKU' })).toHaveValue(`JAR-${jar.id}`);
  });

  await test.step('shoppers see the lowest price, sold-out variants, and which do not exist', async () => {
    await page.goto(`/shop?q=${encodeURIComponent(jar.title)}`);
    const card = page.getByRole('article').filter({ hasText: jar.title });
    await expect(card).toContainText('from $8.50');
    await page.goto(`/shop/${jar.id}`);
    await page.getByRole('radio', { name: /^Amber/ }).check({ force: true });
    await expect(page.getByRole('radio', { name: '1 l (sold out)' })).toBeVisible();
    await expect(page.getByRole('radio', { name: '2 l (unavailable)' })).toBeVisible();
    await page.getByRole('radio', { name: /^Cobalt/ }).check({ force: true });
    await page.getByRole('radio', { name: /^2 l/ }).check({ force: true });
    await expect(page.getByRole('main').getByText('$12.50').filter({ visible: true })).toBeVisible();
    await expect(page.getByText('Only 2 left')).toBeVisible();
    await expect(page).toHaveURL(/\?colour=Cobalt&size=2\+l$/);
    await page.reload();
    await expect(page.getByRole('radio', { name: /^2 l/ })).toBeChecked();
  });
  await jar.withdraw();
});
