import { expect, type Page } from '@playwright/test';
import { productPath } from '../support/catalogue.ts';
import { logIn } from '../support/session.ts';
import { newShopper } from '../support/shopper.ts';
import { test } from '../support/test.ts';

// A visitor's action is completed exactly once after login or sign-up, with all selected options.

async function choose(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('radio', { name: 'L', exact: true }).press('Space');
  await page
    .getByRole('group', { name: /Colour/ })
    .getByRole('radio')
    .nth(1)
    .press('Space');
  await page.getByRole('button', { name: 'Increase quantity' }).click();
}

async function expectChosen(page: Page, path: string): Promise<void> {
  // The selected options are also in the URL.
  await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`));
  await expect(page.getByRole('radio', { name: 'L', exact: true })).toBeChecked();
  const colours = page.getByRole('group', { name: /Colour/ }).getByRole('radio');
  await expect(colours.nth(1)).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
}

test('an item is added once, after the login', async ({ page, request }) => {
  const [path, shopper] = [await productPath(request, 'Oxford Shirt'), await newShopper(request)];
  await choose(page, path);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await logIn(page, shopper);
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await expectChosen(page, path);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await expectChosen(page, path);
});
