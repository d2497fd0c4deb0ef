import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../shared/new-id.ts';
import { aProduct } from '../../../test/factories.ts';
import {
  CountProducts,
  FindProduct,
  ListCategoryLabels,
  ListTitles,
  type ListTitlesVariables,
  type ProductSort,
  ReadDerivedFields,
  ReadFallbackPictures,
} from '../../../test/documents.generated.ts';
import { describeShop } from '../../../test/describe-shop.ts';

const shop = describeShop();

beforeAll(async () => {
  const em = shop.app.orm.em.fork();
  const day = (date: number) => new Date(Date.UTC(2026, 9, date));
  await aProduct(em, {
    title: 'Studio Headphones',
    category: 'Electronics',
    salePrice: 14_900,
    regularPrice: 19_900,
    position: 0,
    startingRate: 4.8,
    createdAt: day(1),
  });
  await aProduct(em, {
    title: 'Slim Jeans',
    salePrice: 6400,
    position: 1,
    startingRate: 4.1,
    createdAt: day(2),
    isNew: true,
  });
  await aProduct(em, {
    title: 'Bath Duck',
    category: "Baby's & Toys",
    salePrice: 900,
    position: 2,
    startingRate: 4.8,
    createdAt: day(3),
    stock: 0,
  });
  await aProduct(em, {
    title: 'Wall Clock',
    category: 'Home & Lifestyle',
    salePrice: 900,
    position: 3,
    startingRate: 3.5,
    createdAt: day(4),
  });
  await aProduct(em, {
    title: 'Oxford Shirt',
    description: 'Goes with jeans.',
    salePrice: 4200,
    regularPrice: 6000,
    position: 4,
    startingRate: 4.3,
    createdAt: day(5),
  });
});

async function titles(filter: object, sort: ProductSort = 'FEATURED'): Promise<string[]> {
  const { products } = await shop.client.data(ListTitles, { first: 100, filter, sort });
  expect(products.totalCount).toBe(products.nodes.length);
  return products.nodes.map((product) => product.title);
}

describe('sorts', () => {
  test.each<[ProductSort, string[]]>([
    ['FEATURED', ['Studio Headphones', 'Slim Jeans', 'Bath Duck', 'Wall Clock', 'Oxford Shirt']],
    ['NEWEST', ['Oxford Shirt', 'Wall Clock', 'Bath Duck', 'Slim Jeans', 'Studio Headphones']],
    ['PRICE_ASC', ['Bath Duck', 'Wall Clock', 'Oxford Shirt', 'Slim Jeans', 'Studio Headphones']],
    ['PRICE_DESC', ['Studio Headphones', 'Slim Jeans', 'Oxford Shirt', 'Wall Clock', 'Bath Duck']],
    ['RATING', ['Bath Duck', 'Studio Headphones', 'Oxford Shirt', 'Slim Jeans', 'Wall Clock']],
  ])('%s', async (sort, expected) => {
    expect(await titles({}, sort)).toEqual(expected);
  });

  test.each<ProductSort>(['FEATURED', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'RATING'])(
    'pages of %s neither repeat nor skip',
    async (sort) => {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: ListTitles = await shop.client.data(ListTitles, { first: 2, after, sort });
        seen.push(...page.products.nodes.map((product) => product.title));
        after = page.products.pageInfo.hasNextPage ? page.products.pageInfo.endCursor : null;
      } while (after);
      expect(seen).toEqual(await titles({}, sort));
    },
  );
});

describe('filters', () => {
  test.each([
    [
      'several categories',
      { categories: ['electronics', "baby's & toys"] },
      ['Studio Headphones', 'Bath Duck'],
    ],
    [
      'no category at all',
      { categories: [] },
      ['Studio Headphones', 'Slim Jeans', 'Bath Duck', 'Wall Clock', 'Oxford Shirt'],
    ],
    ['an unknown category', { categories: ['nothing'] }, []],
    ['discounted', { discounted: true }, ['Studio Headphones', 'Oxford Shirt']],
    ['undiscounted', { discounted: false }, ['Slim Jeans', 'Bath Duck', 'Wall Clock']],
    ['new', { isNew: true }, ['Slim Jeans']],
    ['sold out', { inStock: false }, ['Bath Duck']],
    ['several conditions', { discounted: true, categories: ["men's clothing"] }, ['Oxford Shirt']],
  ])('%s', async (_name, filter, expected) => {
    expect(await titles(filter)).toEqual(expected);
  });
});

describe('a search', () => {
  test('finds words with a typo', async () => {
    expect(await titles({ text: 'headpone' })).toEqual(['Studio Headphones']);
  });

  test('finds products by name, not those whose description merely mentions it', async () => {
    expect(await titles({ text: 'JEANS' })).toEqual(['Slim Jeans']);
  });

  test('falls back to descriptions when no product has the name', async () => {
    expect(await titles({ text: 'goes' })).toEqual(['Oxford Shirt']);
  });

  test('requires every word', async () => {
    expect(await titles({ text: 'jeans shirt' })).toEqual(['Oxford Shirt']);
  });

  test('finds by category', async () => {
    expect(await titles({ text: 'toys' })).toEqual(['Bath Duck']);
  });

  test.each(["'; drop table products --", '%', '\\', '<% %>'])('treats %s as text', async (text) => {
    expect(await titles({ text })).toEqual([]);
  });
});

test('counting alone rejects a long search text too', async () => {
  const { errors } = await shop.client.graphql(CountProducts, { filter: { text: 'x'.repeat(101) } });
  expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
});

describe('impossible filters are rejected', () => {
  test.each<[string, ListTitlesVariables]>([
    ['an empty page', { first: 0 }],
    ['a page that is too large', { first: 101 }],
    ['an invalid cursor', { after: 'nonsense' }],
    ['a search text that is too long', { filter: { text: 'x'.repeat(101) } }],
  ])('%s', async (_name, variables) => {
    const { errors } = await shop.client.graphql(ListTitles, variables);
    expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
  });
});

const cursorOf = (key: unknown) => Buffer.from(JSON.stringify([key, newId()])).toString('base64url');

test.each<[ProductSort, unknown]>([
  ['FEATURED', 'word'],
  ['FEATURED', 1e300],
  ['FEATURED', 0.5],
  ['NEWEST', 'yesterday'],
  ['NEWEST', 7],
  ['PRICE_ASC', '2026-01-01'],
  ['RATING', 'good'],
  ['TITLE_ASC', 7],
  ['TITLE_DESC', 'a\0'],
  ['BEST_SELLING', 'many'],
  ['BEST_SELLING', 0.5],
])('a cursor of %s with %j is rejected', async (sort, key) => {
  const { errors } = await shop.client.graphql(ListTitles, { sort, after: cursorOf(key) });
  expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
});

test.each(['junk', newId(), '../../..', ''])('there is no product %j', async (id) => {
  const { product } = await shop.client.data(FindProduct, { id });
  expect(product).toBeNull();
});

test('discount and availability of a product are derived', async () => {
  const { products } = await shop.client.data(ReadDerivedFields, {});
  const picture = { url: expect.stringMatching(/^\/placeholders\//) as string };
  expect(products.nodes[0]).toEqual({
    salePrice: 14_900,
    regularPrice: 19_900,
    discount: 25,
    inStock: true,
    category: { slug: 'electronics', label: 'Electronics' },
    image: picture,
    gallery: [picture],
  });
  expect(products.nodes[2]).toMatchObject({ regularPrice: null, discount: null, inStock: false });
});

test('categories have the order of the filter list', async () => {
  const { categories } = await shop.client.data(ListCategoryLabels, {});
  expect(categories).toEqual([
    { slug: 'electronics', label: 'Electronics' },
    { slug: "men's clothing", label: "Men's Clothing" },
    { slug: "baby's & toys", label: "Baby's & Toys" },
    { slug: 'home & lifestyle', label: 'Home & Lifestyle' },
  ]);
});

test('a picture includes its category’s placeholder for when it can’t be loaded', async () => {
  const id = await aProduct(shop.app.orm.em.fork(), {
    category: 'Electronics',
    colours: ['red'],
    shown: ['red'],
  });
  const { product } = await shop.client.data(ReadFallbackPictures, { id });
  const fallbackUrl = '/placeholders/electronics.svg';
  expect(product).toEqual({
    image: { fallbackUrl },
    gallery: [{ fallbackUrl }],
    colours: [{ image: { url: '/red.webp', fallbackUrl } }],
  });
});
