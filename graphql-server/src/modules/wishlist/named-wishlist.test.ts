import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../shared/new-id.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  AddToWishlist,
  CreateWishlist,
  DeleteProduct,
  DeleteWishlist,
  MoveWishlistItems,
  type NamedWishlistsResult,
  ReadSharedWishlist,
  RemoveFromWishlist,
  RenameWishlist,
  ShareWishlist,
  ToggleWishlist,
  type TypedDocumentString,
  UnshareWishlist,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import type { Loose } from '../../test/test-client.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { NamedWishlistEntity } from './named-wishlist.entity.ts';
import { WishlistItemEntity } from './wishlist-item.entity.ts';

const shop = describeShop();
let ada: Person;
let eve: Person;
let products: string[];

beforeAll(async () => {
  products = [];
  for (let count = 0; count < 3; count += 1) products.push(await aProduct(shop.app.orm.em.fork()));
});
beforeEach(async () => {
  ada = await aCustomer(shop, 'Ada Augusta Lovelace');
  eve = await aCustomer(shop);
});

const call = <Payload, Variables>(
  document: TypedDocumentString<{ payload: Payload }, Variables>,
  variables: Loose<Variables>,
  { token }: Person = ada,
) => shop.client.payload(document, variables, token);
const create = async (name: string) => {
  const { namedWishlists } = await call(CreateWishlist, { name });
  return namedWishlists?.find((list) => list.name === name)?.id ?? '';
};
const add = (toId: string, ...productIds: string[]) => call(AddToWishlist, { toId, productIds });
const toggle = (productId: string) => call(ToggleWishlist, { productId });
const share = async (id: string) => (await call(ShareWishlist, { id })).shares?.[0]?.token ?? '';
const contents = ({ namedWishlists, wishlist }: NamedWishlistsResult) => ({
  default: wishlist?.products.map(({ id }) => products.indexOf(id)),
  ...Object.fromEntries(
    (namedWishlists ?? []).map(({ name, products: on }) => [name, on.map(({ id }) => products.indexOf(id))]),
  ),
});
const shared = async (token: string) =>
  (await shop.client.data(ReadSharedWishlist, { token })).sharedWishlist;

describe('named lists', () => {
  test('hold products besides the default one, each once, in the order of adding', async () => {
    const [lamp = '', mug = '', rug = ''] = products;
    await toggle(lamp);
    const gifts = await create('Gifts');
    await add(gifts, mug, lamp);
    expect(contents(await add(gifts, rug, mug))).toEqual({ default: [0], Gifts: [1, 0, 2] });
    await toggle(lamp);
    expect(contents(await call(RemoveFromWishlist, { id: gifts, productIds: [mug] }))).toEqual({
      default: [],
      Gifts: [0, 2],
    });
  });

  test('allow moving in one step, and copying', async () => {
    const [lamp = '', mug = ''] = products;
    await toggle(lamp);
    await toggle(mug);
    const gifts = await create('Gifts');
    expect(contents(await call(MoveWishlistItems, { toId: gifts, productIds: [mug] }))).toEqual({
      default: [0],
      Gifts: [1],
    });
    const home = await create('Home');
    expect(contents(await call(MoveWishlistItems, { fromId: gifts, toId: home, productIds: [mug] }))).toEqual(
      { default: [0], Gifts: [], Home: [1] },
    );
    expect(contents(await call(MoveWishlistItems, { fromId: home, productIds: [mug] }))).toEqual({
      default: [0, 1],
      Gifts: [],
      Home: [],
    });
    expect(contents(await add(home, lamp))).toEqual({ default: [0, 1], Gifts: [], Home: [0] });
  });

  test('lose nothing with concurrent changes', async () => {
    const gifts = await create('Gifts');
    await Promise.all([...products, ...products].map((id) => add(gifts, id)));
    const { namedWishlists } = await call(RenameWishlist, { id: gifts, name: 'Presents' });
    expect(namedWishlists?.[0]?.products.map(({ id }) => id).toSorted()).toEqual(products.toSorted());
    const moves = products.map((id) => call(MoveWishlistItems, { fromId: gifts, productIds: [id] }));
    await Promise.all([...moves, ...products.map((id) => toggle(id))]);
    expect(await shop.app.orm.em.fork().count(WishlistItemEntity, { wishlist: gifts })).toBe(0);
  });

  test('have unique names, and are at most 20', async () => {
    await create('Gifts');
    expect(await call(CreateWishlist, { name: ' gifts ' })).toMatchObject({
      userErrors: [
        { code: 'INVALID_VALUE', message: 'You already have a wishlist with this name', field: ['name'] },
      ],
    });
    expect(await call(CreateWishlist, { name: ' ' })).toMatchObject({ userErrors: [{ field: ['name'] }] });
    for (let count = 1; count < 20; count += 1) await create(`List ${count}`);
    expect(await call(CreateWishlist, { name: 'One too many' })).toMatchObject({
      namedWishlists: null,
      userErrors: [{ code: 'INVALID_VALUE', message: 'You can have at most 20 named wishlists' }],
    });
  });

  test('reject a 101st product, without adding others', async () => {
    const gifts = await create('Gifts');
    const em = shop.app.orm.em.fork();
    const many = [];
    for (let count = 0; count < 99; count += 1) many.push(await aProduct(em));
    await add(gifts, ...many);
    const [lamp = '', mug = ''] = products;
    expect(await add(gifts, lamp, mug)).toMatchObject({
      userErrors: [{ code: 'INVALID_VALUE', field: ['productIds'] }],
    });
    const { namedWishlists } = await add(gifts, lamp);
    expect(namedWishlists?.[0]?.products).toHaveLength(100);
  });

  test('are hidden from other customers', async () => {
    const gifts = await create('Gifts');
    const productIds = products.slice(0, 1);
    for (const payload of [
      await call(RenameWishlist, { id: gifts, name: 'Mine' }, eve),
      await call(DeleteWishlist, { id: gifts }, eve),
      await call(AddToWishlist, { toId: gifts, productIds }, eve),
      await call(MoveWishlistItems, { fromId: gifts, productIds }, eve),
      await call(RemoveFromWishlist, { id: gifts, productIds }, eve),
      await call(ShareWishlist, { id: gifts }, eve),
      await call(UnshareWishlist, { id: gifts }, eve),
    ]) {
      expect(payload).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
    }
    expect(await add(gifts, newId())).toMatchObject({
      userErrors: [{ code: 'NOT_FOUND', field: ['productIds', '0'] }],
    });
  });

  test('are deleted with their items, and the default list stays', async () => {
    const [lamp = '', mug = ''] = products;
    await toggle(lamp);
    const gifts = await create('Gifts');
    await add(gifts, mug);
    expect(contents(await call(DeleteWishlist, { id: gifts }))).toEqual({ default: [0] });
    expect(await shop.app.orm.em.fork().count(WishlistItemEntity, { user: ada.userId })).toBe(1);
  });
});

describe('a share link', () => {
  test('shows the items and a first name to anyone, until it is ended', async () => {
    const [lamp = ''] = products;
    const gifts = await create('Gifts');
    await add(gifts, lamp);
    const token = await share(gifts);
    expect(await shared(token)).toEqual({ name: 'Gifts', ownerName: 'Ada', products: [{ id: lamp }] });
    expect(await call(UnshareWishlist, { id: gifts })).toEqual({ shares: [], userErrors: [] });
    expect(await call(UnshareWishlist, { id: gifts })).toEqual({ shares: [], userErrors: [] });
    expect(await shared(token)).toBeNull();
  });

  test('ends when another is created, and when the list is deleted', async () => {
    const gifts = await create('Gifts');
    const first = await share(gifts);
    const second = await share(gifts);
    expect([await shared(first), await shared(second)]).toMatchObject([null, { name: 'Gifts' }]);
    await call(DeleteWishlist, { id: gifts });
    expect(await shared(second)).toBeNull();
  });

  test('of the default list shows that list alone', async () => {
    const [lamp = '', mug = ''] = products;
    await toggle(lamp);
    await add(await create('Secret'), mug);
    await Promise.all([call(ShareWishlist, {}), call(ShareWishlist, {})]);
    const { shares } = await call(ShareWishlist, {});
    expect(shares).toMatchObject([{ wishlistId: null }]);
    expect(await shared(shares?.[0]?.token ?? '')).toEqual({
      name: null,
      ownerName: 'Ada',
      products: [{ id: lamp }],
    });
  });

  test('hides products that are not in the shop', async () => {
    const admin = await anAdmin(shop);
    const old = await aProduct(shop.app.orm.em.fork());
    const gifts = await create('Gifts');
    await add(gifts, old);
    const token = await share(gifts);
    await shop.client.data(DeleteProduct, { id: old }, admin.token);
    expect(await shared(token)).toMatchObject({ products: [] });
  });

  test.each(['', 'x', '0193e0c0-0000-7000-8000-000000000001.AAAA'])('cannot be %j', async (token) => {
    expect(await shared(token)).toBeNull();
  });

  test("cannot be forged from the database's content", async () => {
    const gifts = await create('Gifts');
    await share(gifts);
    const row = await shop.app.orm.em.fork().findOneOrFail(NamedWishlistEntity, gifts);
    expect(await shared(String(row.shareId))).toBeNull();
  });
});
