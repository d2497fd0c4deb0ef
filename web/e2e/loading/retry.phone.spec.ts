import { expect } from '@playwright/test';
import { ownProduct } from '../support/admin.ts';
import { fillCart, newShopper, signIn } from '../support/shopper.ts';
import { test } from '../support/test.ts';

test('an item added with a lost response is there once after a retry', async ({ page, request }) => {
  const [shopper, jar] = [await newShopper(request), await ownProduct(request)];
  await signIn(page, shopper);
  await fillCart(request, shopper, { productId: jar.id });
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    if (isLost || !route.request().postData()?.includes('"AddToCart"')) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await page.goto(`/shop/${jar.id}`);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Quantity' }).fill('3');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  // An urgent toast has the alertdialog role.
  const toast = page.getByRole('alertdialog').filter({ hasText: 'Not added to cart' });
  await toast.getByRole('button', { name: 'Retry' }).click();
  await expect(toast).toBeHidden();
  await expect(page.getByRole('dialog').filter({ hasText: 'Cart Item updated' })).toContainText(
    'Quantity: 4',
  );
  await page.goto('/cart');
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('4');
  await jar.withdraw();
});
