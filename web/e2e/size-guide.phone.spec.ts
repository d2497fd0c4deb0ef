import { expect } from '@playwright/test';
import { productPath } from './support/catalogue.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { test } from './support/test.ts';

test('the size guide that fits opens beside the sizes, by keyboard, and gives the focus back', async ({
  page,
  request,
}) => {
  await page.goto(await productPath(request, 'Slim Jeans'));
  const opener = page.getByRole('button', { name: 'Size guide' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Size guide' });
  const table = dialog.getByRole('table', { name: 'Men’s trousers and shorts' });
  await expect(table.getByRole('row', { name: /^32 M/ })).toContainText('79–84 cm');
  await expectAccessible(page, 0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('shoes have another one, from which a page with all of them opens', async ({ page, request }) => {
  await page.goto(await productPath(request, 'Court Sneaker'));
  await page.getByRole('button', { name: 'Size guide' }).click();
  const dialog = page.getByRole('dialog', { name: 'Size guide' });
  await expect(dialog.getByRole('row', { name: /^42 / })).toContainText('26.5 cm');
  await dialog.getByRole('link', { name: 'All sizes on one page, to print' }).click();
  await expect(page).toHaveURL(/\/size-guide$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Size guide' })).toBeFocused();
  await expect(page.getByRole('table')).toHaveCount(4);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

test('what has no sizes, and sizes that no table is about, have no size guide', async ({ page, request }) => {
  for (const title of ['Canvas Cap', 'Straw Sun Hat']) {
    await page.goto(await productPath(request, title));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Size guide' })).toHaveCount(0);
  }
});
