import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UserError } from '../../errors.ts';
import { newId } from '../../shared/new-id.ts';
import { DeleteProduct, ReadWishlist, ToggleWishlist } from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { SearchService } from '../catalogue/search/search.service.ts';
import { CatalogueService } from '../catalogue/products/catalogue.service.ts';
import { ProductEntity } from '../catalogue/products/product.entity.ts';
import { WishlistService } from './wishlist.service.ts';
import { WishlistItemEntity } from './wishlist-item.entity.ts';

const shop = describeShop();
let admin: Person;
let shopper: Person;
let products: string[];

beforeAll(async () => {
  admin = await anAdmin(shop);
  products = [];
  for (let count = 0; count < 6; count += 1) products.push(await product());
});
beforeEach(async () => {
  shopper = await aCustomer(shop);
});

const product = () => aProduct(shop.app.orm.em.fork());
const toggle = async (productId = '', isListed?: boolean) =>
  (await shop.client.data(ToggleWishlist, { productId, isListed }, shopper.token)).payload;
const withdraw = (id: string) => shop.client.data(DeleteProduct, { id }, admin.token);
const read = async () => {
  const { wishlist } = await shop.client.data(ReadWishlist, {}, shopper.token);
  return wishlist.products.map(({ id }) => id);
};
/** Only REST has this operation, so it is called over REST. */
const replace = async (ids: string[]) => {
  const em = shop.app.orm.em.fork();
  const service = new WishlistService(em, shop.clock.now, new CatalogueService(em, new SearchService(em)));
  return (await service.replace(shopper.userId, ids)).products.map(({ id }) => id);
};

describe('wishlistToggle', () => {
  test('has no effect on a repeat with the target state', async () => {
    const [one = '', two = ''] = products;
    await toggle(two);
    for (const isListed of [true, true]) {
      const { wishlist, product: named } = await toggle(one, isListed);
      expect([wishlist?.products.map(({ id }) => id), named?.id]).toEqual([[two, one], one]);
    }
    for (const isListed of [false, false]) {
      const { wishlist, product: named } = await toggle(one, isListed);
      expect([wishlist?.products.map(({ id }) => id), named?.id]).toEqual([[two], one]);
    }
    await Promise.all(Array.from({ length: 6 }, () => toggle(one, true)));
    expect(await read()).toEqual([two, one]);
  });

  test('adds products in order, and removes one', async () => {
    const [one = '', two = '', three = ''] = products;
    for (const id of [two, one, three]) await toggle(id);
    expect(await read()).toEqual([two, one, three]);
    const { wishlist, product: removed, userErrors } = await toggle(one);
    expect([removed, userErrors]).toEqual([{ id: one }, []]);
    expect(wishlist?.products.map(({ id }) => id)).toEqual([two, three]);
  });

  test('of many products concurrently loses none', async () => {
    await Promise.all(products.map((id) => toggle(id)));
    expect((await read()).sort()).toEqual([...products].sort());
  });

  test('of one product an even number of times concurrently has no effect', async () => {
    await Promise.all(Array.from({ length: 10 }, () => toggle(products[0])));
    expect(await read()).toEqual([]);
  });

  test.each(['junk', newId()])('does not find %s', async (id) => {
    const { product: none, userErrors } = await toggle(id);
    expect([none, userErrors]).toEqual([null, [{ code: 'NOT_FOUND', field: ['productId'] }]]);
  });

  test('rejects a 501st product', async () => {
    const em = shop.app.orm.em.fork();
    const extra = Array.from({ length: 500 }, () => newId());
    const columns = await em.findOneOrFail(ProductEntity, String(products[0]));
    for (const id of extra) em.create(ProductEntity, { ...columns, id, handle: id });
    await em.flush();
    const createdAt = shop.clock.now();
    const newLines = extra.map((id) => ({ id: newId(), user: shopper.userId, product: id, createdAt }));
    await em.insertMany(WishlistItemEntity, newLines);
    expect((await toggle(products[1])).userErrors).toEqual([{ code: 'INVALID_VALUE', field: ['productId'] }]);
  });
});

test('a withdrawn product is hidden', async () => {
  const old = await product();
  await toggle(old);
  await toggle(products[0]);
  await withdraw(old);
  expect(await read()).toEqual([products[0]]);
  expect((await toggle(old)).userErrors[0]?.code).toBe('NOT_FOUND');
});

describe('replacing', () => {
  test('keeps the given order, and a product that is named twice once', async () => {
    const [one = '', two = '', three = ''] = products;
    await toggle(three);
    expect(await replace([two, one, two])).toEqual([two, one]);
    expect(await read()).toEqual([two, one]);
    expect(await replace([])).toEqual([]);
  });

  test('leaves a withdrawn product out', async () => {
    const [one = ''] = products;
    const old = await product();
    await withdraw(old);
    expect(await replace([old, one])).toEqual([one]);
  });

  test.each([
    ['an unknown product', () => [products[0] ?? '', newId()], 'NOT_FOUND', ['productIds', '1']],
    ['junk', () => ['junk'], 'NOT_FOUND', ['productIds', '0']],
    ['more than 500', () => Array.from({ length: 501 }, newId), 'INVALID_VALUE', ['productIds']],
  ])('rejects %s and changes nothing', async (_what, ids, code, field) => {
    await toggle(products[2]);
    const error = await replace(ids()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UserError);
    expect(error).toMatchObject({ issues: [{ code, field }] });
    expect(await read()).toEqual([products[2]]);
  });
});

test.each([
  [ReadWishlist.toString(), {}],
  [ToggleWishlist.toString(), { productId: newId() }],
])('%s requires a customer', async (document, variables) => {
  const visitor = await shop.client.graphql(document, variables);
  expect(visitor.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const wrongRole = await shop.client.graphql(document, variables, admin.token);
  expect(wrongRole.errors[0]?.extensions.code).toBe('FORBIDDEN');
});
