import { beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '../../../shared/time/duration.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  AddProductToCart,
  CountProducts,
  CreateProduct,
  ListAllTitles,
  ListTitlesWithStatus,
  PreviewProduct,
  type ProductStatus,
  ReadCartMessages,
  ReadCartTitlesAndSubtotal,
  ReadCorrectedText,
  ReadIsPublished,
  ReadPopularProducts,
  ReadProductTitle,
  ReadTitleByHandle,
  ReadWishlistTitles,
  SearchTitles,
  SuggestNearWords,
  SuggestProducts,
  SuggestTexts,
  type TypedDocumentString,
  WishForProduct,
} from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrderInput, tryOrder } from '../../../test/orders.ts';
import type { Loose } from '../../../test/test-client.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/users.ts';
import { ProductEntity } from '../products/product.entity.ts';

const shop = describeShop();
let admin: Person;
let customer: Person;
/** A product that was added to wishlist and cart while it was published. */
let id: string;

beforeAll(async () => {
  const em = shop.app.orm.em.fork();
  admin = await anAdmin(shop);
  customer = await aCustomer(shop);
  await aProduct(em, { title: 'Plain Sextant', position: 1 });
  id = await aProduct(em, { title: 'Gilded Astrolabe', position: 0 });
  await shop.app.jobs.run('search');
  await send(WishForProduct, { id }, customer);
  await send(AddProductToCart, { id }, customer);
});

/** Sends a document. @returns the response's only field */
async function send<Data extends object, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Loose<Variables>,
  person?: Person,
): Promise<unknown> {
  return Object.values(await shop.client.data(document, variables, person?.token))[0];
}

const inAnHour = () => new Date(Date.now() + DAY / 24);
const anHourAgo = () => new Date(Date.now() - DAY / 24);
const change = (listing: object) => shop.app.orm.em.fork().nativeUpdate(ProductEntity, { id }, listing);

/** Each place that could show the product to shoppers, with a query of what it shows. */
const views: Record<string, () => Promise<unknown>> = {
  'its page by id': () => send(ReadProductTitle, { id }),
  'its page by id, for customers': () => send(ReadProductTitle, { id }, customer),
  'its page by handle': () => send(ReadTitleByHandle, { handle: 'gilded-astrolabe' }),
  'the page of its id as a handle': () => send(ReadTitleByHandle, { handle: id }),
  'the catalogue': () => send(ListAllTitles, {}),
  'the number of products': () => send(CountProducts, {}),
  'a search': () => send(SearchTitles, { text: 'astrolabe' }),
  'a misspelt search': () => send(ReadCorrectedText, { text: 'astrolabr' }),
  'suggested products': () => send(SuggestProducts, { query: 'astrol' }),
  'suggested texts': () => send(SuggestTexts, { query: 'astrol' }),
  'popular products': () => send(ReadPopularProducts, {}),
  'the catalogue of the REST API': async () =>
    (await shop.client.rest<{ title: string }[]>('/api/getProducts')).body.map(({ title }) => title),
  'the wishlist': () => send(ReadWishlistTitles, {}, customer),
  'the cart': () => send(ReadCartTitlesAndSubtotal, {}, customer),
  'the price of an order': () => send(PreviewProduct, { id }, customer),
};

/** All queries see the product in the same state, so that none of them depends on another. */
async function look(): Promise<Record<string, unknown>> {
  const seen: Record<string, unknown> = {};
  for (const [name, view] of Object.entries(views)) seen[name] = await view();
  return seen;
}

describe.each<[string, { status: ProductStatus; publishAt?: Date }]>([
  ['a draft', { status: 'DRAFT' }],
  ['an archived product', { status: 'ARCHIVED' }],
  ['one that is yet to be published', { status: 'ACTIVE', publishAt: inAnHour() }],
  ['a draft whose time has come', { status: 'DRAFT', publishAt: anHourAgo() }],
])('%s', (_name, listing) => {
  let published: Record<string, unknown>;
  beforeAll(async () => {
    await change({ status: 'ACTIVE', publishAt: null });
    await shop.app.jobs.run('search');
    published = await look();
    await change(listing);
    await shop.app.jobs.run('search');
  });

  test.each(Object.keys(views))('is not shown in %s', async (name) => {
    const seen = await views[name]?.();
    expect(seen).not.toEqual(published[name]);
    expect(JSON.stringify(seen).toLowerCase()).not.toContain('astrolabe');
  });

  test('is shown to admins', async () => {
    expect(await send(ReadIsPublished, { id }, admin)).toEqual({
      title: 'Gilded Astrolabe',
      isPublished: false,
    });
    const { status } = listing;
    const data = await shop.client.data(
      ListTitlesWithStatus,
      { filter: { statuses: [status], text: 'astrolabe' } },
      admin.token,
    );
    expect(data).toEqual({
      products: { nodes: [{ title: 'Gilded Astrolabe', status }], totalCount: 1 },
    });
  });

  test('leaves the cart with a warning, and can’t be ordered', async () => {
    const warnings = await send(ReadCartMessages, {}, customer);
    expect(warnings).toEqual({
      warnings: [
        {
          code: 'PRODUCT_UNAVAILABLE',
          message: 'Gilded Astrolabe is no longer available and was removed from your cart.',
        },
      ],
    });
    const { order, userErrors } = await tryOrder(shop.client, customer, anOrderInput({ productId: id }));
    expect(order).toBeNull();
    expect(userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test('can’t be added to a wishlist or cart', async () => {
    for (const [document, field] of [
      [WishForProduct, ['productId']],
      [AddProductToCart, ['lines', '0', 'productId']],
    ] as const) {
      const payload = await send(document, { id }, await aCustomer(shop));
      expect(payload).toEqual({ userErrors: [{ code: 'NOT_FOUND', field }] });
    }
  });
});

test('is published at its time, without any action', async () => {
  await change({ status: 'ACTIVE', publishAt: inAnHour() });
  expect(await views['its page by handle']?.()).toBeNull();
  await change({ publishAt: anHourAgo() });
  expect(await views['its page by handle']?.()).toEqual({ title: 'Gilded Astrolabe' });
  expect(await views['a search']?.()).toMatchObject({ totalCount: 1 });
});

test('words of drafts are never suggested as corrections, even before a job has run', async () => {
  const input = { description: '', category: 'Optics', salePrice: 900, stock: 1 };
  await send(CreateProduct, { input: { ...input, title: 'Secret Heliotrope', status: 'DRAFT' } }, admin);
  await send(CreateProduct, { input: { ...input, title: 'Public Theodolite' } }, admin);
  const nearWords = (query: string) => send(SuggestNearWords, { query });
  expect(await nearWords('heliotrop')).toEqual({ nearWords: [] });
  expect(await nearWords('theodolit')).toEqual({ nearWords: ['theodolite'] });
});

test.each([
  ['a visitor', () => null, 'UNAUTHENTICATED'],
  ['a customer', () => customer.token, 'FORBIDDEN'],
])('%s can’t filter products by status', async (_who, token, code) => {
  const { errors } = await shop.client.graphql(
    '{ products(filter: { statuses: [DRAFT] }) { nodes { id } } }',
    {},
    token(),
  );
  expect(errors[0]?.extensions.code).toBe(code);
});
