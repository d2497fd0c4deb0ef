import { beforeAll, describe, expect, test } from 'vitest';
import { countStatements } from '../../../test/database/count-statements.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  type BaseColour,
  type ProductFilter,
  ReadMatchingColours,
} from '../../../test/documents.generated.ts';
import { anAdmin, type Person } from '../../../test/users.ts';
import { productEditor } from './product-variants.fixtures.ts';

const SCARLET = { name: 'Scarlet', hex: '#c22f47' };
const NAVY = { name: 'Navy', hex: '#1f3a6f' };
const LAGOON = { name: 'Lagoon', hex: '#1f6fb2' };
const LEAF = { name: 'Leaf', hex: '#2e8b57' };

const shop = describeShop();
let admin: Person;
const { added, update } = productEditor(shop, () => admin.token);

const variant = (colour: string, stock: number) => ({
  colour,
  size: 'M',
  stock,
  salePrice: 2000,
  regularPrice: null,
});

beforeAll(async () => {
  admin = await anAdmin(shop);
  const offered = [variant('Scarlet', 1), variant('Navy', 1), variant('Lagoon', 0)];
  const tee = await added({
    title: 'Tee',
    colours: [SCARLET, NAVY, LAGOON, LEAF],
    sizes: ['M'],
    variants: [...offered, variant('Leaf', 1)],
  });
  // No longer offered in Leaf.
  await update(tee, { variants: offered });
  await added({ title: 'Cap', colours: [LEAF], sizes: [], stock: 1 });
  await added({ title: 'Mug', colours: [], sizes: [], stock: 1 });
});

async function coloursFor(
  baseColours: BaseColour[],
  filter?: ProductFilter,
): Promise<Record<string, string | null>> {
  const { products } = await shop.client.data(ReadMatchingColours, { baseColours, filter });
  return Object.fromEntries(
    products.nodes.map(({ title, matchingColour }) => [title, matchingColour?.name ?? null]),
  );
}

test.each<[string, BaseColour[], Record<string, string | null>]>([
  ['one', ['RED'], { Tee: 'Scarlet', Cap: null, Mug: null }],
  ['the first of two that the product has', ['BLUE', 'RED'], { Tee: 'Navy', Cap: null, Mug: null }],
  ['colors that are not offered do not count', ['GREEN', 'BLUE'], { Tee: 'Navy', Cap: 'Leaf', Mug: null }],
  ['none', [], { Tee: null, Cap: null, Mug: null }],
])('the color that matches basic colors: %s', async (_what, baseColours, expected) => {
  expect(await coloursFor(baseColours)).toEqual(expected);
});

describe('a single variant has the color and matches the filter', () => {
  const CARDIGAN = 'Cardigan';
  beforeAll(async () => {
    const each = (colour: string, size: string, salePrice: number, stock: number) => ({
      colour,
      size,
      salePrice,
      stock,
      regularPrice: null,
    });
    await added({
      title: CARDIGAN,
      colours: [SCARLET, NAVY, LEAF],
      sizes: ['S', 'M', 'L'],
      variants: [
        ...[each('Scarlet', 'S', 2000, 3), each('Scarlet', 'M', 2500, 0), each('Scarlet', 'L', 4000, 1)],
        ...[each('Navy', 'M', 3000, 2), each('Navy', 'L', 3000, 0), each('Leaf', 'M', 5000, 1)],
      ],
    });
  });

  test.each<[string, BaseColour[], ProductFilter, string | null]>([
    [
      'a size that only the second color has in stock',
      ['RED', 'BLUE'],
      { sizes: ['M'], inStock: true },
      'Navy',
    ],
    ['a size that both have', ['RED', 'BLUE'], { sizes: ['M'] }, 'Scarlet'],
    ['a size that one has in stock', ['BLUE', 'RED'], { sizes: ['L'], inStock: true }, 'Scarlet'],
    ['one of two sizes', ['RED', 'GREEN'], { sizes: ['XL', 'S'] }, 'Scarlet'],
    ['a price that the second costs', ['RED', 'BLUE'], { minPrice: 2600, maxPrice: 3500 }, 'Navy'],
    ['all conditions', ['RED', 'BLUE', 'GREEN'], { sizes: ['M'], inStock: true, minPrice: 3500 }, 'Leaf'],
    ['conditions that no variant meets together', ['RED', 'BLUE'], { sizes: ['M'], minPrice: 4000 }, null],
    ['conditions on products alone change nothing', ['RED'], { brands: ['None'], isNew: true }, 'Scarlet'],
  ])('%s', async (_what, baseColours, filter, expected) => {
    expect((await coloursFor(baseColours, filter))[CARDIGAN]).toBe(expected);
  });

  test('in one statement for the list, too', async () => {
    expect(await countStatements(() => coloursFor(['RED', 'BLUE'], { sizes: ['M'], inStock: true }))).toBe(2);
  });

  test('a filter that lists reject is rejected', async () => {
    const { errors } = await shop.client.graphql(ReadMatchingColours, {
      baseColours: ['RED'],
      filter: { minPrice: 3, maxPrice: 2 },
    });
    expect(errors.map(({ extensions }) => extensions['code'])).toContain('BAD_REQUEST');
  });
});

test('a list takes one more statement for it, and none without colors', async () => {
  expect(await countStatements(() => coloursFor(['RED', 'GREEN']))).toBe(2);
  expect(await countStatements(() => coloursFor([]))).toBe(1);
});
