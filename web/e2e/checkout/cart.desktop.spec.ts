import { expect } from '@playwright/test';
import { ownProduct } from '../support/admin.ts';
import { fillCart, newShopper, signIn } from '../support/shopper.ts';
import { test } from '../support/test.ts';

test('two windows never lose each other’s changes', async ({ page, context, request }) => {
  const shopper = await newShopper(request);
  const jar = await ownProduct(request);
  await signIn(page, shopper);
  const lid = await ownProduct(request, { title: `${jar.title} lid` });
  await fillCart(request, shopper, { productId: jar.id, quantity: 2 });
  await page.goto('/cart');
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(page.getByText('Unsaved changes')).toBeVisible();

  const other = await context.newPage();
  await other.goto(`/shop/${lid.id}`);
  await other.getByRole('button', { name: 'Add to cart', exact: true }).click();
  // The count in the header is optimistic: it appears before the server responds.
  await expect(other.getByText('Item added to cart').first()).toBeVisible();

  await test.step('the other window’s change is announced, and input here stays', async () => {
    await expect(page.getByText('changed in another window')).toBeVisible();
    await expect(page.getByRole('link', { name: lid.title })).toBeVisible();
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await expect(page.getByRole('textbox', { name: `Quantity of ${jar.title}`, exact: true })).toHaveValue(
      '3',
    );
    await page.getByRole('button', { name: 'Update Cart' }).click();
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    await expect(page.getByText('changed in another window')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
  });

  await test.step('so is a change that this window learns of only when it saves', async () => {
    await page.getByRole('button', { name: `Increase quantity of ${jar.title}`, exact: true }).click();
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await fillCart(request, shopper, { productId: lid.id });
    await page.getByRole('button', { name: 'Update Cart' }).click();
    await expect(page.getByText('also changed in another window')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 6 items' })).toBeVisible();
  });
  await lid.withdraw();
  await jar.withdraw();
});
