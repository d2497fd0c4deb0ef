import { beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '../../../shared/time/duration.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrderInput, tryOrder } from '../../../test/orders.ts';
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
  await sendQuery('mutation ($id: ID!) { wishlistToggle(productId: $id) { userErrors { code } } }', customer);
  await sendQuery(
    'mutation ($id: ID!) { cartLinesAdd(lines: [{ productId: $id }]) { userErrors { code } } }',
    customer,
  );
});

/** Sends a query with the variable `$id`; returns the response's first field. */
async function sendQuery<Answer>(document: string, person?: Person): Promise<Answer> {
  const variables = document.includes('$id') ? { id } : {};
  const data = await shop.client.data<Record<string, Answer>>(document, variables, person?.token);
  return Object.values(data)[0] as Answer;
}

const inAnHour = () => new Date(Date.now() + DAY / 24);
const anHourAgo = () => new Date(Date.now() - DAY / 24);
const change = (listing: object) => shop.app.orm.em.fork().nativeUpdate(ProductEntity, { id }, listing);

/** Each place that could show the product to shoppers, with a query of what it shows. */
const views: Record<string, () => Promise<unknown>> = {
  'its page by id': () => sendQuery('query ($id: ID!) { product(id: $id) { title } }'),
  'its page by id, for customers': () =>
    sendQuery('query ($id: ID!) { product(id: $id) { title } }', customer),
  'its page by handle': () => sendQuery('{ productByHandle(handle: "gilded-astrolabe") { title } }'),
  'the page of its id as a handle': () =>
    shop.client.data('query ($id: String!) { productByHandle(handle: $id) { title } }', { id }),
  'the catalogue': () => sendQuery('{ products { nodes { title } } }'),
  'the number of products': () => sendQuery('{ products { totalCount } }'),
  'a search': () => sendQuery('{ products(filter: { text: "astrolabe" }) { nodes { title } totalCount } }'),
  'a misspelt search': () => sendQuery('{ products(filter: { text: "astrolabr" }) { correctedText } }'),
  'suggested products': () => sendQuery('{ searchSuggestions(query: "astrol") { products { title } } }'),
  'suggested texts': () => sendQuery('{ searchSuggestions(query: "astrol") { texts } }'),
  'popular products': () => sendQuery('{ searchAlternatives(query: "x") { popularProducts { title } } }'),
  'the catalogue of the REST API': async () =>
    (await shop.client.rest<{ title: string }[]>('/api/getProducts')).body.map(({ title }) => title),
  'the wishlist': () => sendQuery('{ wishlist { products { title } } }', customer),
  'the cart': () => sendQuery('{ cart { lines { product { title } } totals { subtotal } } }', customer),
  'the price of an order': () =>
    sendQuery(
      'query ($id: ID!) { checkoutPreview(lines: [{ productId: $id }]) { userErrors { code } } }',
      customer,
    ),
};

/** All queries see the product in the same state, so that none of them depends on another. */
async function look(): Promise<Record<string, unknown>> {
  const seen: Record<string, unknown> = {};
  for (const [name, view] of Object.entries(views)) seen[name] = await view();
  return seen;
}

describe.each([
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
    expect(await sendQuery('query ($id: ID!) { product(id: $id) { title isPublished } }', admin)).toEqual({
      title: 'Gilded Astrolabe',
      isPublished: false,
    });
    const { status } = listing;
    const data = await shop.client.data(
      `query ($filter: ProductFilter) { products(filter: $filter) { nodes { title status } totalCount } }`,
      { filter: { statuses: [status], text: 'astrolabe' } },
      admin.token,
    );
    expect(data).toEqual({
      products: { nodes: [{ title: 'Gilded Astrolabe', status }], totalCount: 1 },
    });
  });

  test('leaves the cart with a warning, and can’t be ordered', async () => {
    const warnings = await sendQuery('{ cart { warnings { code message } } }', customer);
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
      ['wishlistToggle(productId: $id)', ['productId']],
      ['cartLinesAdd(lines: [{ productId: $id }])', ['lines', '0', 'productId']],
    ] as const) {
      const payload = await sendQuery(
        `mutation ($id: ID!) { ${document} { userErrors { code field } } }`,
        await aCustomer(shop),
      );
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
  const NEW = `mutation ($input: ProductInput!) { productCreate(input: $input) { product { id } } }`;
  const input = { description: '', category: 'Optics', salePrice: 900, stock: 1 };
  await shop.client.data(
    NEW,
    { input: { ...input, title: 'Secret Heliotrope', status: 'DRAFT' } },
    admin.token,
  );
  await shop.client.data(NEW, { input: { ...input, title: 'Public Theodolite' } }, admin.token);
  const nearWords = (query: string) => sendQuery(`{ searchAlternatives(query: "${query}") { nearWords } }`);
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
