import { beforeAll, describe, expect, test } from 'vitest';
import { ListTitles, type ProductFilter, ReadFilterOptions } from '../../../test/documents.generated.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { anAdmin, type Person } from '../../../test/users.ts';
import { categoryCalls } from '../categories/category.fixtures.ts';
import { productEditor } from '../variants/product-variants.fixtures.ts';

/** The merchant's names for red and blue. */
const SCARLET = { name: 'Scarlet', hex: '#c22f47' };
const LAGOON = { name: 'Lagoon', hex: '#1f6fb2' };

const shop = describeShop();
let admin: Person;

const { added, update } = productEditor(shop, () => admin.token);
const { made, update: updateCategory } = categoryCalls(shop, () => admin.token);

const variant = (colour: string, size: string, stock: number, salePrice = 2000) => ({
  colour,
  size,
  stock,
  salePrice,
  regularPrice: null,
});

const plain = { colours: [], sizes: [], regularPrice: null };

beforeAll(async () => {
  admin = await anAdmin(shop);
  const clothes = await made({ label: 'Clothes' });
  const shirts = await made({ label: 'Shirts', parentId: clothes.id });
  const hats = await made({ label: 'Hats' });
  const attic = await made({ label: 'Attic' });
  const tee = await added({
    title: 'Harbour Tee',
    category: shirts.slug,
    brand: 'Northwind',
    colours: [SCARLET, LAGOON],
    sizes: ['S', 'M', 'L'],
    regularPrice: 2500,
    variants: [
      variant('Scarlet', 'S', 0),
      variant('Scarlet', 'M', 4),
      variant('Lagoon', 'M', 0),
      variant('Lagoon', 'S', 2, 3000),
      variant('Lagoon', 'L', 9, 3000),
    ],
  });
  // A size that is no longer offered.
  await update(tee, {
    variants: [
      variant('Scarlet', 'S', 0),
      variant('Scarlet', 'M', 4),
      variant('Lagoon', 'M', 0),
      variant('Lagoon', 'S', 2, 3000),
    ],
  });
  await added({
    title: 'Pier Shirt',
    category: shirts.slug,
    furtherCategories: [hats.slug],
    brand: 'Acme',
    colours: [LAGOON],
    sizes: ['M', 'XL'],
    regularPrice: null,
    isNew: true,
    variants: [variant('Lagoon', 'M', 1, 4000), variant('Lagoon', 'XL', 1, 5000)],
  });
  await added({
    title: 'Old Jumper',
    category: clothes.slug,
    brand: 'Acme',
    colours: [SCARLET],
    sizes: ['M'],
    regularPrice: null,
    variants: [variant('Scarlet', 'M', 0, 1500)],
  });
  await added({
    ...plain,
    title: 'Straw Hat',
    category: hats.slug,
    salePrice: 900,
    regularPrice: 1200,
    stock: 3,
  });
  await added({
    ...plain,
    title: 'Felt Hat',
    category: hats.slug,
    brand: 'Northwind',
    salePrice: 3000,
    stock: 0,
  });
  await added({ ...plain, title: 'Trunk', category: attic.slug, salePrice: 8000, stock: 1 });
  await added({ ...plain, title: 'Draft Hat', category: hats.slug, brand: 'Secret', status: 'DRAFT' });
  await updateCategory(attic.id, { isVisible: false });
  const rate = (title: string, rating: number) =>
    shop.app.orm.em.fork().execute('update products set starting_rate = ? where title = ?', [rating, title]);
  await rate('Harbour Tee', 4.6);
  await rate('Pier Shirt', 3.2);
  await rate('Straw Hat', 4);
});

async function list(filter: ProductFilter): Promise<{ titles: string[]; total: number }> {
  const { products } = await shop.client.data(ListTitles, { filter, first: 100 });
  return { titles: products.nodes.map(({ title }) => title).sort(), total: products.totalCount };
}

const optionsOf = async (filter: ProductFilter, token?: string) =>
  (await shop.client.data(ReadFilterOptions, { filter }, token)).productFilterOptions;

describe('a filter', () => {
  test.each<[string, ProductFilter, string[]]>([
    ['by a basic color', { colours: ['BLUE'] }, ['Harbour Tee', 'Pier Shirt']],
    ['by several colors', { colours: ['BLUE', 'RED'] }, ['Harbour Tee', 'Old Jumper', 'Pier Shirt']],
    ['by a color without products', { colours: ['GREEN'] }, []],
    ['by a size', { sizes: ['S', 'XL'] }, ['Harbour Tee', 'Pier Shirt']],
    ['by a size that is no longer offered', { sizes: ['L'] }, []],
    ['by brand', { brands: ['Northwind'] }, ['Felt Hat', 'Harbour Tee']],
    ['by rating', { minRating: 4 }, ['Harbour Tee', 'Straw Hat']],
    ['by the lowest price', { minPrice: 4001 }, ['Pier Shirt', 'Trunk']],
    ['by both prices', { minPrice: 900, maxPrice: 1500 }, ['Old Jumper', 'Straw Hat']],
    // It costs 2000 in one color and 3000 in the other.
    ['by a price between those of variants', { minPrice: 2100, maxPrice: 2900 }, []],
    [
      'without conditions',
      { colours: [], sizes: [], brands: [], minPrice: null },
      [...['Felt Hat', 'Harbour Tee', 'Old Jumper', 'Pier Shirt', 'Straw Hat', 'Trunk']],
    ],
  ])('%s', async (_what, filter, titles) => {
    expect(await list(filter)).toEqual({ titles, total: titles.length });
  });

  test.each<[string, ProductFilter, string[]]>([
    ['a color and a size', { colours: ['RED'], sizes: ['S'] }, ['Harbour Tee']],
    ['a color and a size in stock', { colours: ['BLUE'], sizes: ['M'], inStock: true }, ['Pier Shirt']],
    ['sold out completely', { colours: ['RED'], sizes: ['M'], inStock: false }, ['Old Jumper']],
    ['not if only these variants are sold out', { colours: ['BLUE'], sizes: ['M'], inStock: false }, []],
    [
      'in stock in one of several sizes',
      { colours: ['RED'], sizes: ['S', 'M'], inStock: true },
      ['Harbour Tee'],
    ],
    ['a color at its own price', { colours: ['RED'], minPrice: 2500 }, []],
    ['another color at that price', { colours: ['BLUE'], maxPrice: 3000 }, ['Harbour Tee']],
  ])('must match a single variant: %s', async (_what, filter, titles) => {
    expect((await list(filter)).titles).toEqual(titles);
  });

  test.each<[string, object]>([
    ['prices in the wrong order', { minPrice: 2, maxPrice: 1 }],
    ['a negative price', { minPrice: -1 }],
    ['an impossible rating', { minRating: 6 }],
    ['too many sizes', { sizes: Array.from({ length: 51 }, String) }],
    ['an unknown color', { colours: ['LAGOON'] }],
    ['a text that is too long', { text: 'x'.repeat(101) }],
  ])('that is impossible is rejected by list and options alike: %s', async (_what, filter) => {
    for (const document of [ListTitles, ReadFilterOptions]) {
      const { errors } = await shop.client.graphql(document.toString(), { filter });
      expect(errors[0]?.extensions.code).toMatch(/^BAD_/);
    }
  });

  test('by status is for admins', async () => {
    const { errors } = await shop.client.graphql(ReadFilterOptions, { filter: { statuses: ['DRAFT'] } });
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const { brands } = await optionsOf({ statuses: ['DRAFT'] }, admin.token);
    expect(brands).toEqual([{ value: 'Secret', count: 1 }]);
  });
});

test('the whole catalogue can be narrowed by what shoppers see', async () => {
  const { categories, ...options } = await optionsOf({});
  expect(options).toEqual({
    colours: [
      { colour: 'RED', count: 2 },
      { colour: 'BLUE', count: 2 },
    ],
    sizes: [
      { value: 'S', count: 1 },
      { value: 'M', count: 3 },
      { value: 'XL', count: 1 },
    ],
    options: [],
    fields: [],
    brands: [
      { value: 'Acme', count: 2 },
      { value: 'Northwind', count: 2 },
    ],
    ratings: [
      { minRating: 4, count: 2 },
      { minRating: 3, count: 3 },
      { minRating: 2, count: 3 },
      { minRating: 1, count: 3 },
    ],
    inStockCount: 4,
    discountedCount: 1,
    newCount: 1,
    lowestPrice: 900,
    highestPrice: 8000,
  });
  const counts = new Map(categories.map(({ value, count }) => [value, count]));
  expect(Object.fromEntries(counts)).toEqual({ clothes: 3, shirts: 2, hats: 3 });
});

/** Earlier choices on the shop's screens; each test selects every option that it is offered. */
const chosenBefore: ProductFilter[] = [
  {},
  { inStock: true },
  { inStock: false },
  { colours: ['BLUE'] },
  { colours: ['BLUE'], inStock: true },
  { colours: ['BLUE'], inStock: false },
  { colours: ['RED', 'BLUE'], sizes: ['M'], inStock: true },
  { sizes: ['S', 'M'], maxPrice: 2500 },
  { sizes: ['S', 'M'], maxPrice: 2500, inStock: false },
  { minPrice: 1000, maxPrice: 4000, brands: ['Acme'] },
  { categories: ['clothes'], minRating: 3 },
  { categories: ['hats'], colours: ['BLUE'], sizes: ['XL'] },
  { categories: ['hats', 'clothes'], discounted: false, isNew: false },
  { discounted: true, brands: ['Northwind', 'Acme'] },
  { isNew: true, sizes: ['M'], minRating: 1 },
  { text: 'hat' },
  { text: 'hat', inStock: true, maxPrice: 2000 },
  { text: 'zzzzzz' },
  { collection: 'none' },
  { categories: ['attic'] },
];

test.each(chosenBefore)('counts match the list that each choice gives, after %j', async (filter) => {
  const options = await optionsOf(filter);
  const choices: [ProductFilter, number][] = [
    ...options.categories.map(({ value, count }): [ProductFilter, number] => [
      { categories: [value] },
      count,
    ]),
    ...options.colours.map(({ colour, count }): [ProductFilter, number] => [{ colours: [colour] }, count]),
    ...options.sizes.map(({ value, count }): [ProductFilter, number] => [{ sizes: [value] }, count]),
    ...options.brands.map(({ value, count }): [ProductFilter, number] => [{ brands: [value] }, count]),
    ...options.ratings.map(({ minRating, count }): [ProductFilter, number] => [{ minRating }, count]),
    [{ inStock: true }, options.inStockCount],
    [{ discounted: true }, options.discountedCount],
    [{ isNew: true }, options.newCount],
  ];
  for (const [choice, count] of choices) {
    expect([choice, (await list({ ...filter, ...choice })).total]).toEqual([choice, count]);
  }
  // Options that are not offered would give an empty list.
  const everything = await optionsOf({});
  for (const { value } of everything.sizes) {
    if (options.sizes.every((size) => size.value !== value)) {
      expect((await list({ ...filter, sizes: [value] })).total).toBe(0);
    }
  }
  const { lowestPrice, highestPrice } = options;
  if (lowestPrice !== null && highestPrice !== null) {
    const at = (price: number) => list({ ...filter, minPrice: price, maxPrice: price });
    expect((await at(lowestPrice)).total).toBeGreaterThan(0);
    expect((await at(highestPrice)).total).toBeGreaterThan(0);
    expect((await list({ ...filter, minPrice: highestPrice + 1, maxPrice: null })).total).toBe(0);
  }
});

test('a color that gets another hex value is found by that', async () => {
  const id = await added({
    title: 'Chameleon Scarf',
    colours: [{ name: 'Leaf', hex: '#2e8b57' }],
    sizes: [],
  });
  expect((await list({ colours: ['GREEN'] })).titles).toEqual(['Chameleon Scarf']);
  await update(id, { colours: [{ name: 'Leaf', hex: '#c07a2c' }] });
  expect((await list({ colours: ['GREEN'] })).titles).toEqual([]);
  expect((await list({ colours: ['ORANGE'] })).titles).toEqual(['Chameleon Scarf']);
});
