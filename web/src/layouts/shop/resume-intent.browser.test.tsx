import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MutationcartLinesAddArgs, QuerycheckoutPreviewArgs } from '../../gql/graphql.ts';
import { aCart, aCartLine } from '../../test/a-cart.ts';
import { aPreview, aShopInUs } from '../../test/a-checkout.ts';
import { anImage, aProduct } from '../../test/a-product.ts';
import { aSession } from '../../test/a-session.ts';
import { goBack } from '../../test/go-back.ts';
import { logIn } from '../../test/log-in.ts';
import type { Answers } from '../../test/mock-api.ts';
import { loadNoticesAtOnce, notice } from '../../test/notices.ts';
import { openPage } from '../../test/open-page.tsx';

const colours = ['Ash', 'Blush'].map((name, index) => ({
  name,
  hex: `#f${index}0${index}00`,
  image: anImage(),
}));
const variants = colours.flatMap(({ name }) =>
  ['M', 'L'].map((size) => ({
    id: `${name} ${size}`,
    colour: name,
    size,
    others: ['Slim', 'Linen'],
    stock: 9,
    salePrice: 850,
  })),
);
const otherOptions = [
  { name: 'Fit', values: ['Slim'] },
  { name: 'Fabric', values: ['Linen'] },
];
const shirt = aProduct({
  id: 'shirt',
  title: 'Oxford Shirt',
  colours,
  sizes: ['M', 'L'],
  otherOptions,
  variants,
});
const blush = { product: shirt, colour: 'Blush', size: 'L', quantity: 2 };

/** A shop that requires an account. */
const answers: Answers = {
  shop: { ...aShopInUs, allowsGuests: false },
  productByHandle: shirt,
  product: shirt,
  sessionCreate: { session: aSession() },
  customerCreate: { session: aSession() },
  viewer: { id: 'user-1' },
};

beforeEach(loadNoticesAtOnce);

/** Selects a variant and a quantity as a visitor. */
async function choose(others: Answers = {}) {
  const api = await openPage('/shop/shirt', { ...answers, ...others });
  await page.getByRole('radio', { name: 'L', exact: true }).click({ force: true });
  await page.getByRole('radio', { name: /^Blush/ }).click({ force: true });
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  return api;
}

async function expectChosen(): Promise<void> {
  await expect.element(page.getByRole('radio', { name: 'L', exact: true })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: /^Blush/ })).toBeChecked();
  await expect.element(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
}

test('a product is added once after the login, with the chosen options', async () => {
  const added: unknown[] = [];
  const { path } = await choose({
    cartLinesAdd: ({ lines }: MutationcartLinesAddArgs) => {
      added.push(lines);
      return { cart: aCart([aCartLine(blush)]) };
    },
  });
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect.poll(path).toBe('/login');
  await logIn();
  await expect.element(notice('Item added to cart')).toMatchTextContent(/Quantity: 2/);
  await expect.element(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await expectChosen();
  expect(added).toEqual([
    [{ productId: 'shirt', colour: 'Blush', size: 'L', others: ['Slim', 'Linen'], quantity: 2 }],
  ]);
});

test('a heart is filled after the sign-up, and the choice is restored', async () => {
  const { path } = await choose({ wishlistToggle: { product: shirt, wishlist: { products: [shirt] } } });
  const heart = page.getByRole('main').getByRole('button', { name: 'Add to wishlist', exact: true });
  await heart.click();
  await expect.poll(path).toBe('/login');
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Park');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('a long walk in the rain');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectChosen();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
});

test('Buy now continues at the checkout, and "back" leads to the choice', async () => {
  const requestedPreviews: QuerycheckoutPreviewArgs[] = [];
  const { path } = await choose({
    checkoutPreview: (args: QuerycheckoutPreviewArgs) => {
      requestedPreviews.push(args);
      return { preview: aPreview(aCart([aCartLine(blush)])) };
    },
  });
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect.poll(path).toBe('/login');
  await logIn();
  await expect.poll(path).toBe('/cart/checkout');
  await expect
    .element(page.getByRole('region', { name: 'Your Order' }))
    .toMatchTextContent(/Oxford Shirt.*2 ×|2 ×.*Oxford Shirt/);
  expect(requestedPreviews[0]?.lines).toEqual([
    { productId: 'shirt', colour: 'Blush', size: 'L', others: ['Slim', 'Linen'], quantity: 2 },
  ]);
  await goBack();
  await expectChosen();
});
