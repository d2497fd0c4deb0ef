import { expect, type Page } from '@playwright/test';
import { type OwnProduct, ownProduct } from './support/admin.ts';
import { productId } from './support/catalogue.ts';
import { callApi } from './support/graphql.ts';
import { fillCart, newShopper, type Shopper, signIn } from './support/shopper.ts';
import { test } from './support/test.ts';

let shopper: Shopper;
let jar: OwnProduct;

test.beforeEach(async ({ page, request }) => {
  shopper = await newShopper(request);
  jar = await ownProduct(request, { stock: 60 });
  await signIn(page, shopper);
});

test.afterEach(() => jar.withdraw());

/** Clicks plus as fast as the page allows. */
async function clickQuickly(page: Page, times: number): Promise<void> {
  const plus = page.getByRole('button', { name: /^Increase quantity/ });
  await plus.evaluate(async (button, count) => {
    for (let click = 0; click < count; click += 1) {
      (button as HTMLButtonElement).click();
      await Promise.resolve();
    }
  }, times);
}

test('fifty quick clicks on plus count, and at the stock a message says why they end', async ({
  page,
  request,
}) => {
  await fillCart(request, shopper, { productId: jar.id });
  await page.goto('/cart');
  const quantity = page.getByRole('textbox', { name: /^Quantity of/ });
  await expect(quantity).toHaveValue('1');
  await clickQuickly(page, 49);
  await expect(quantity).toHaveValue('50');
  await page.getByRole('button', { name: 'Update Cart' }).click();
  const toast = page.getByRole('dialog').filter({ hasText: 'Cart updated' });
  await expect(toast).toContainText('50 items');
  await expect(toast).toContainText('Subtotal: $425');

  await page.goto(`/shop/${jar.id}`);
  await clickQuickly(page, 70);
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('60');
  await expect(page.getByText('That is all we have')).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByText('the quantity is now 60')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 60 items' })).toBeVisible();
});

test('unsaved quantities cost what the server says, and the page says when that is not known', async ({
  page,
  request,
}) => {
  await fillCart(request, shopper, { productId: jar.id });
  await page.goto('/cart');
  const total = page.getByRole('region', { name: 'Cart Total' });
  await expect(total).toContainText('Total:$8.50');
  const answers = { preview: 'changed' as 'changed' | 'lost' };
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('CheckoutPreview')) return route.continue();
    if (answers.preview === 'lost') return route.abort();
    const response = await route.fetch();
    // No arithmetic of the browser comes to this amount.
    await route.fulfill({ response, body: (await response.text()).replaceAll('1700', '1234') });
  });
  const row = page.getByRole('row', { name: jar.title });
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(row).toContainText('$12.34');
  await expect(total).toContainText('Total:$12.34');

  answers.preview = 'lost';
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(total).toContainText('We could not work out the new total.');
  await expect(total.locator('[aria-busy="true"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Update Cart' }).click();
  await expect(row).toContainText('$25.50');
  await expect(total).toContainText('Total:$25.50');
});

test('two windows never lose each other’s changes', async ({ page, context, request }) => {
  const lid = await ownProduct(request, { title: `${jar.title} lid` });
  await fillCart(request, shopper, { productId: jar.id, quantity: 2 });
  await page.goto('/cart');
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(page.getByText('Unsaved changes')).toBeVisible();

  const other = await context.newPage();
  await other.goto(`/shop/${lid.id}`);
  await other.getByRole('button', { name: 'Add to cart', exact: true }).click();
  // The count in the header is optimistic: it is there before the server answers.
  await expect(other.getByText('Item added to cart').first()).toBeVisible();

  await page.getByRole('button', { name: 'Update Cart' }).click();
  await expect(page.getByText('changed in another window')).toBeVisible();
  await expect(page.getByRole('link', { name: lid.title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
  await lid.withdraw();
});

test('a removal can be undone, and leaving with unsaved changes asks first', async ({ page, request }) => {
  await fillCart(request, shopper, { productId: jar.id, quantity: 2 });
  await page.goto('/cart');
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText(`Removed: ${jar.title}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Proceed to checkout' })).toBeDisabled();
  await page.getByRole('button', { name: /^Undo/ }).press('Enter');
  await expect(page.getByText('Unsaved changes')).toBeHidden();

  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await page.getByRole('link', { name: 'Return To Shop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('3');
  const asked = page.waitForEvent('dialog');
  const leaving = page.reload();
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await leaving;
});

test('what changed since is told until it is accepted', async ({ page, request }) => {
  const lid = await ownProduct(request, { title: `${jar.title} lid` });
  await fillCart(request, shopper, { productId: jar.id }, { productId: lid.id });
  await jar.change({ salePrice: 1_234_567 });
  await lid.withdraw();
  await page.goto('/cart');
  const warnings = page.getByRole('alert').filter({ hasText: 'Since you last looked' });
  await expect(warnings).toContainText(`${jar.title} now costs $12,345.67 instead of $8.50.`);
  await expect(warnings).toContainText(`${lid.title} is no longer available`);
  await expect(page.getByText('was $8.50')).toBeVisible();
  await warnings.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Since you last looked')).toBeHidden();
  await page.reload();
  // Six significant digits on this page only: $12,345.67 is rounded, and written with cents as everywhere.
  await expect(page.getByText('$12,345.70', { exact: true })).toHaveCount(4);
  await expect(page.getByText('was $8.50')).toBeHidden();
});

test('an addition shows at once, and is taken back with a message when it fails', async ({
  page,
  request,
}) => {
  await fillCart(request, shopper, { productId: jar.id });
  await page.goto(`/shop/${jar.id}`);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  const failure = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('AddToCart')) return route.continue();
    await failure.promise;
    await route.abort();
  });
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  failure.resolve();
  await expect(page.getByText('Not added to cart').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('an addition that is not answered holds nobody up, and the cart shows what became of it', async ({
  page,
  request,
}) => {
  await fillCart(request, shopper, { productId: jar.id });
  await page.clock.install();
  await page.goto(`/shop/${jar.id}`);
  // A retry can be told from a second addition only if the cart is already loaded.
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  const arrived = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('AddToCart')) return route.continue();
    await route.fetch();
    arrived.resolve();
  });
  await page.getByRole('textbox', { name: 'Quantity' }).fill('3');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await arrived.promise;
  await page.clock.fastForward(15_000);
  await expect(page.getByText('No answer from the shop').first()).toBeVisible();
  await expect(page.getByText('A retry does not do it twice.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('3');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('what was chosen in a colour is shown in it, from the notice to the checkout', async ({
  page,
  request,
}) => {
  const id = await productId(request, 'Oxford Shirt');
  const { product } = await callApi<{ product: { colours: { name: string; image: { url: string } }[] } }>(
    request,
    'query ($id: ID!) { product(id: $id) { colours { name image { url } } } }',
    { id },
  );
  const blush = product.colours.find(({ name }) => name === 'Blush')?.image.url ?? '';
  expect(new Set(product.colours.map(({ image }) => image.url)).size).toBe(product.colours.length);
  await page.goto(`/shop/${id}`);
  await page.getByRole('radio', { name: 'Blush' }).check({ force: true });
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  const toast = page.getByRole('dialog').filter({ hasText: 'Item added to cart' });
  await expect(toast.locator('img')).toHaveAttribute('src', blush);
  await page.getByRole('button', { name: 'Buy now' }).click();
  const ordered = page.getByRole('region', { name: 'Your Order' }).getByRole('listitem');
  await expect(ordered.locator('img')).toHaveAttribute('src', blush);

  await page.goto('/cart');
  await expect(page.getByRole('row', { name: /Blush/ }).locator('img')).toHaveAttribute('src', blush);
  await page.getByRole('button', { name: 'Proceed to checkout' }).click();
  await expect(ordered.locator('img')).toHaveAttribute('src', blush);
});
