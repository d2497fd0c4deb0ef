import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../shared/new-id.ts';
import { AddCartLines, MoveWishlistToCart, ToggleWishlist } from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { describeShop } from '../../test/describe-shop.ts';

const shop = describeShop();
let shopper: Person;

beforeEach(async () => {
  shopper = await aCustomer(shop);
});

const product = (overrides: Parameters<typeof aProduct>[1] = {}) =>
  aProduct(shop.app.orm.em.fork(), overrides);
const toNewLine = async (...ids: string[]) => {
  for (const id of ids) await shop.client.data(ToggleWishlist, { productId: id }, shopper.token);
};
const add = (...lines: object[]) => shop.client.data(AddCartLines, { lines }, shopper.token);
const move = async (...ids: string[]) => {
  const { payload } = await shop.client.data(MoveWishlistToCart, { ids }, shopper.token);
  const { wishlist, cart, notMoved, stays, userErrors } = payload;
  expect(notMoved).toEqual(stays);
  return {
    wished: wishlist?.products.map(({ id }) => id),
    inCart: cart?.lines.map((line) => [line.product.id, line.quantity]),
    stays: stays?.map((stay) => [stay.product.id, stay.reason]),
    userErrors,
  };
};

test('movable items are in the cart and off the list, and the others stay with a reason', async () => {
  const [lamp, mug, tee, rug] = [
    await product(),
    await product(),
    await product({ sizes: ['M'] }),
    await product({ stock: 0 }),
  ];
  await toNewLine(tee, lamp, rug, mug);
  await add({ productId: mug, quantity: 3 });
  expect(await move(tee, lamp, rug, mug)).toEqual({
    wished: [tee, rug],
    inCart: [
      [mug, 3],
      [lamp, 1],
    ],
    stays: [
      [tee, 'CHOICE_NEEDED'],
      [rug, 'SOLD_OUT'],
    ],
    userErrors: [],
  });
});

test('one of several moves alone, and once however often it is requested', async () => {
  const [lamp, mug] = [await product(), await product()];
  await toNewLine(lamp, mug);
  await Promise.all([move(lamp), move(lamp), move(lamp)]);
  expect(await move(lamp)).toMatchObject({ wished: [mug], inCart: [[lamp, 1]], stays: [] });
});

test('products not on the wishlist are not added to the cart', async () => {
  const lamp = await product();
  expect(await move(lamp, newId(), 'junk')).toEqual({ wished: [], inCart: [], stays: [], userErrors: [] });
});

test('more than 500 products are rejected', async () => {
  const { userErrors } = await move(...Array.from({ length: 501 }, newId));
  expect(userErrors).toEqual([{ code: 'INVALID_VALUE', field: ['productIds'] }]);
});

test('a full cart takes nothing, and the items stay on the wishlist', async () => {
  const colours = Array.from({ length: 100 }, (_, index) => `Colour ${index}`);
  const tee = await product({ colours, stock: 100 });
  await add(...colours.map((colour) => ({ productId: tee, colour })));
  const lamp = await product();
  await toNewLine(lamp);
  const { wished, userErrors } = await move(lamp);
  expect([wished, userErrors]).toEqual([undefined, [{ code: 'CART_FULL', field: null }]]);
  expect(await move()).toMatchObject({ wished: [lamp] });
});

test('moving requires a customer', async () => {
  expect((await shop.client.graphql(MoveWishlistToCart, { ids: [] })).errors[0]?.extensions.code).toBe(
    'UNAUTHENTICATED',
  );
  const wrongRole = await shop.client.graphql(MoveWishlistToCart, { ids: [] }, (await anAdmin(shop)).token);
  expect(wrongRole.errors[0]?.extensions.code).toBe('FORBIDDEN');
});
