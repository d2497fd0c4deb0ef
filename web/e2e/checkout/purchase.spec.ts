import { type APIRequestContext, expect } from '@playwright/test';
import { fillBilling } from '../support/billing.ts';
import { productId } from '../support/catalogue.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { callApi } from '../support/graphql.ts';
import { test } from '../support/test.ts';

interface Coloured {
  product: { colours: { name: string; image: { url: string } }[] };
}

/** The picture of a product's color, which no other color of it has. */
async function pictureOf(request: APIRequestContext, title: string, colour: string): Promise<string> {
  const query = 'query ($id: ID!) { product(id: $id) { colours { name image { url } } } }';
  const { product } = await callApi<Coloured>(request, query, { id: await productId(request, title) });
  expect(new Set(product.colours.map(({ image }) => image.url)).size).toBe(product.colours.length);
  return product.colours.find(({ name }) => name === colour)?.image.url ?? '';
}

test('a visitor signs up, fills a cart, orders with cash on delivery and sees the order', async ({
  page,
  request,
}) => {
  const blush = await pictureOf(request, 'Oxford Shirt', 'Blush');
  await test.step('sign up', async () => {
    await page.goto('/signup');
    await page.getByLabel('Name').fill('Jo Journey');
    await page
      .getByRole('textbox', { name: 'Email', exact: true })
      .fill(`jo-${Date.now()}-${test.info().project.name}@example.test`);
    await page.getByRole('textbox', { name: 'Password' }).fill('a long walk in the rain');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('choose a variant and add it', async () => {
    const search = page.getByRole('combobox', { name: 'Search the shop' });
    await search.fill('oxford');
    await search.press('Enter');
    await page.getByRole('link', { name: 'Oxford Shirt', exact: true }).click();
    await page.getByRole('radio', { name: 'Blush' }).press('Space');
    await page.getByRole('radio', { name: 'M', exact: true }).press('Space');
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    const toast = page.getByRole('dialog').filter({ hasText: 'Item added to cart' });
    await expect(toast.locator('img')).toHaveAttribute('src', blush);
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });

  await test.step('change the quantity in the cart', async () => {
    await page.goto('/cart');
    await expect(page.getByRole('row', { name: /Blush/ }).locator('img')).toHaveAttribute('src', blush);
    await expect(page.getByRole('button', { name: 'Update Cart' })).toBeDisabled();
    await page.getByRole('button', { name: /^Increase quantity of Oxford Shirt/ }).click();
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await page.getByRole('button', { name: 'Update Cart' }).click();
    await expect(page.getByText('Cart updated')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await page.getByRole('button', { name: 'Proceed to checkout' }).click();
  });

  await test.step('input survives a reload', async () => {
    const ordered = page.getByRole('region', { name: 'Your Order' }).getByRole('listitem');
    await expect(ordered.locator('img')).toHaveAttribute('src', blush);
    await fillBilling(page);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Town/City' })).toHaveValue('Port Ellis');
  });

  await test.step('a double click places one order', async () => {
    await page.getByRole('radio', { name: /Cash on delivery/i }).press('Space');
    await page.getByRole('button', { name: 'Place Order' }).dblclick();
    await expect(page.getByText('Thank you! Your order is placed.')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  });

  await test.step('the account has the order', async () => {
    await page.goto('/account/orders');
    await expect(page.getByRole('main').getByRole('link', { name: /^(Order )?\d{4}/ })).toHaveCount(1);
    await page.goto('/account/deliveries');
    await expect(page.getByText('No deliveries yet')).toBeVisible();
    await expectAccessible(page);
  });
});
