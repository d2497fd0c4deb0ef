import { expect } from '@playwright/test';
import { ownProduct } from '../support/admin.ts';
import { productId } from '../support/catalogue.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { addToWishlist, newShopper, signIn } from '../support/shopper.ts';
import { test } from '../support/test.ts';

test('hearts add to the wishlist, and the wishlist adds to the cart', async ({ page, request }) => {
  const shopper = await newShopper(request);
  for (const title of ['Everyday Cotton Tee', 'Cast-iron Pan']) {
    await addToWishlist(request, shopper, await productId(request, title));
  }
  await signIn(page, shopper);
  await page.goto('/shop?q=potted+fig');
  await page.getByRole('button', { name: 'Add Potted Fig to wishlist' }).click();
  await expect(page.getByText('Item added to your wishlist')).toBeVisible();

  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist (3)' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Just For You' }).getByRole('article')).toHaveCount(4);
  await page.getByRole('button', { name: /^Move To Cart.*Potted Fig/ }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist (2)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

  await page.getByRole('button', { name: 'Move All To Bag' }).click();
  await expect(page.getByText('Choose the options first: Everyday Cotton Tee').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist (1)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test('a customer creates a list, fills it, shares it with a friend, and revokes the link', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const shopper = await newShopper(request);
  const jar = await ownProduct(request);
  await addToWishlist(request, shopper, jar.id);
  await signIn(page, shopper);
  await page.goto('/wishlist');

  await test.step('create a list', async () => {
    await page.getByRole('button', { name: 'New list' }).click();
    const dialog = page.getByRole('dialog', { name: 'New list' });
    await dialog.getByLabel('Name').fill('Wedding');
    await dialog.getByRole('button', { name: 'Create the list' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wedding (0)' })).toBeVisible();
  });

  await test.step('move a product to it', async () => {
    await page.getByRole('link', { name: 'My wishlist' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wishlist (1)' })).toBeVisible();
    await page.getByRole('button', { name: `Move or copy ${jar.title} to another list` }).click();
    const dialog = page.getByRole('dialog', { name: 'Move or copy' });
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wishlist (0)' })).toBeVisible();
    await page.getByRole('link', { name: 'Wedding' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wedding (1)' })).toBeVisible();
    await expect(page.getByRole('link', { name: jar.title, exact: true })).toBeVisible();
  });

  await page.getByRole('button', { name: 'Share' }).click();
  const sharing = page.getByRole('dialog', { name: 'Share this list' });
  await sharing.getByRole('button', { name: 'Create link' }).click();
  const link = await sharing.getByLabel('Link', { exact: true }).inputValue();

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const friend = await context.newPage();
  await test.step('a friend sees it', async () => {
    await friend.goto(link);
    await expect(friend.getByRole('heading', { level: 1, name: 'Wedding, a list of Jo' })).toBeVisible();
    await expect(friend.getByRole('link', { name: jar.title, exact: true })).toBeVisible();
    await expect(friend.getByText('Journey', { exact: true })).toBeHidden();
    await expect(friend.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

  await test.step('until the link is revoked', async () => {
    await sharing.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(sharing.getByRole('button', { name: 'Create link' })).toBeVisible();
    await friend.reload();
    await expect(friend.getByText('This list is no longer shared')).toBeVisible();
    await expectAccessible(friend);
  });

  await test.step('delete the list', async () => {
    await sharing.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wishlist (0)' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Wedding' })).toBeHidden();
  });
  await context.close();
  await jar.withdraw();
});
