import { expect } from '@playwright/test';
import { productPath } from '../support/catalogue.ts';
import { expectNoViolations } from '../support/expect-accessible.ts';
import { test } from '../support/test.ts';

const inSandbox = /\/sandbox\/identity\/choose\//;

test('a visitor’s action is completed after signing in with Google', async ({ page, request }) => {
  const product = await productPath(request, 'Potted Fig');
  await test.step('the action leads to the login, and that to the sandbox', async () => {
    await page.goto(product);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.getByRole('button', { name: 'Sign in with Google Sandbox' }).click();
    await expect(page).toHaveURL(inSandbox);
    await expect(page.getByText('This is not Google')).toBeVisible();
    await expectNoViolations(page);
  });

  await test.step('a visitor who cancels returns to the login, and the action is kept', async () => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('You did not sign in, and nothing has changed.')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'Back to login' }).click();
    await expect(page.getByText('We’ll add the product')).toBeVisible();
    await page.getByRole('button', { name: 'Sign in with Google Sandbox' }).click();
  });

  await test.step('a new user signs in, and is back with the product in the cart', async () => {
    await page.getByLabel('Name').fill('Greta Garden');
    await page
      .getByRole('textbox', { name: 'Email', exact: true })
      .fill(`greta-${Date.now()}-${test.info().project.name}@example.test`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(new RegExp(`${product}$`));
    await expect(page.getByText('Item added to cart')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('google-sign-in'))).toBeNull();
  });

  await test.step('fields from Google are locked in the profile', async () => {
    await page.goto('/account');
    await expect(page.getByText('You sign in with Google')).toBeVisible();
    await expect(page.getByLabel('First Name')).toBeDisabled();
    await expect(page.getByLabel('First Name')).toHaveValue('Greta');
    await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeDisabled();
  });
});
