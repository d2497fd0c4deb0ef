import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { newProductSchema } from '../../modules/catalogue/products/product-rules.ts';
import { discountPercent } from '../../shared/money/money.ts';
import { validate } from '../../shared/validate.ts';
import colours from './colours.json' with { type: 'json' };
import { featuredOrder } from './featured-order.ts';
import { sampleCatalogue } from './sample-catalogue.ts';
import { sampleCollections } from './sample-collections.ts';
import { looksOf } from './sample-pictures.ts';
import { totalStock, variantsOf } from './sample-variants.ts';

const sampleFiles = new URL('../../../sample-pictures/', import.meta.url);
const categorised = sampleCatalogue.flatMap(({ label, products }) =>
  products.map((product) => {
    const looks = looksOf(product, label.toLowerCase());
    const colourNames = looks.colours.map(({ name }) => name);
    const variants = variantsOf(product, colourNames);
    return { ...product, label, looks, colourNames, variants, stock: totalStock(product) };
  }),
);
const featured = featuredOrder.flatMap((key) => categorised.filter((product) => product.key === key));
const isDiscounted = ({ salePrice, regularPrice }: (typeof featured)[number]) =>
  discountPercent(salePrice, regularPrice ?? null) !== null;

test('the categories are those of the filter list, in its order', () => {
  expect(sampleCatalogue.map(({ label }) => label)).toEqual([
    "Men's Clothing",
    "Women's Clothing",
    'Electronics',
    'Home & Lifestyle',
    'Medecine',
    'Sports & Outdoor',
    "Baby's & Toys",
    'Groceries & Pets',
    'Health & Beauty',
    'Jewlery',
  ]);
});

describe.each(categorised)('$title', (product) => {
  test('is a valid product', () => {
    const { title, description, label, looks, variants, ...sample } = product;
    const input = { ...sample, title, description, category: label, variants };
    const checked = validate(newProductSchema, { ...input, image: looks.image.url, colours: looks.colours });
    expect(checked).toMatchObject({ title, description, ...(sample.tags && { tags: sample.tags }) });
  });

  test('has a description of three to six sentences', () => {
    const sentences = product.description.split(/(?<=[.!?])\s+/);
    expect(sentences.length).toBeGreaterThanOrEqual(3);
    expect(sentences.length).toBeLessThanOrEqual(6);
  });

  test('has a brand and at least two details', () => {
    expect(product.brand).toBeTruthy();
    expect(product.attributes.length).toBeGreaterThanOrEqual(2);
  });

  test('has stock for its options', () => {
    const { colourNames, otherOption, variants, stock } = product;
    const sizes = product.sizes ?? otherOption?.values ?? [];
    expect(variants.reduce((sum, variant) => sum + variant.stock, 0)).toBe(stock);
    // Guards against one name or number too many.
    const table = sampleCatalogue.flatMap(({ products }) => products).find(({ key }) => key === product.key);
    const written = table?.stock;
    if (typeof written === 'number') expect(variants).toHaveLength(1);
    else if (Array.isArray(written)) expect(written).toHaveLength(sizes.length);
    else {
      expect(Object.keys(written ?? {})).toEqual(colourNames);
      const lengths = Object.values(written ?? {}).map((bySize: unknown[]) => bySize.length);
      expect(new Set(lengths)).toEqual(new Set([Math.max(sizes.length, 1)]));
    }
    expect(Object.keys(product.surcharges ?? {}).filter((size) => !sizes.includes(size))).toEqual([]);
  });

  test('has a rating with one decimal', () => {
    const { rate, reviews } = product.rating;
    expect(rate).toBeGreaterThanOrEqual(3.4);
    expect(rate).toBeLessThanOrEqual(5);
    expect(Number(rate.toFixed(1))).toBe(rate);
    expect(reviews).toBeGreaterThan(0);
  });

  test('shows each further color from two sides, one after the other', () => {
    for (const { image: ofColour } of product.looks.colours.slice(1)) {
      const at = product.looks.gallery.findIndex(({ url }) => url === ofColour?.url);
      expect(product.looks.gallery[at + 1]?.alt).toBe(`${ofColour?.alt}, from another side`);
    }
  });

  test('shows existing pictures', () => {
    const { image, gallery, colours: ownColours } = product.looks;
    const shown = [image, ...gallery, ...ownColours.flatMap((colour) => colour.image ?? [])];
    const addresses = shown.flatMap(({ url, sources }) => [url, ...sources.map((source) => source.url)]);
    const names = addresses.map((address) => address.replace(/^\/assets\//, ''));
    expect(names.filter((name) => !existsSync(new URL(name, sampleFiles)))).toEqual([]);
    expect(gallery.map(({ url }) => url)).not.toContain(image.url);
  });
});

test('every product is in the merchant’s order once', () => {
  expect([...featuredOrder].sort()).toEqual(categorised.map(({ key }) => key).sort());
  expect(featured).toHaveLength(82);
});

test('titles are unique', () => {
  expect(new Set(categorised.map(({ title }) => title)).size).toBe(categorised.length);
});

test('SKUs and barcodes are unique', () => {
  const variants = categorised.flatMap((product) => product.variants);
  for (const codes of [variants.map(({ sku }) => sku), variants.flatMap(({ barcode }) => barcode ?? [])]) {
    expect(new Set(codes).size).toBe(codes.length);
  }
});

test('barcodes have a valid check digit', () => {
  const barcodes = categorised.flatMap(({ barcode }) => barcode ?? []);
  expect(barcodes.length).toBeGreaterThan(10);
  for (const barcode of barcodes) {
    expect(barcode).toMatch(/^20\d{11}$/);
    const sum = [...barcode].reduce(
      (all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 1 : 3),
      0,
    );
    expect(sum % 10).toBe(0);
  }
});

test('every list of colors belongs to a product', () => {
  const keys = new Set(categorised.map(({ key }) => key));
  expect(Object.keys(colours).filter((key) => !keys.has(key))).toEqual([]);
});

describe('the home page finds', () => {
  const discounted = featured.slice(0, 12).filter(isDiscounted);
  const bestSelling = featured.filter((product) => !isDiscounted(product)).slice(0, 5);
  const explore = featured.slice(7, 15);

  test('two slides of four for the flash sales among the first twelve', () => {
    expect(discounted.length).toBeGreaterThanOrEqual(8);
  });

  test('five undiscounted products early, for best selling', () => {
    expect(bestSelling.map((product) => featured.indexOf(product)).at(-1)).toBeLessThanOrEqual(13);
  });

  test('a mix to explore, some of it new', () => {
    expect(new Set(explore.map(({ label }) => label)).size).toBeGreaterThanOrEqual(6);
    expect(explore.filter(({ isNew }) => isNew).length).toBeGreaterThanOrEqual(4);
  });

  test('four types of product for "just for you"', () => {
    expect(new Set(featured.slice(0, 4).map(({ label }) => label)).size).toBe(4);
  });

  test('nothing sold out in its first rows', () => {
    expect(featured.slice(0, 20).every(({ stock }) => stock > 0)).toBe(true);
  });
});

test('a few products are scarce, and three are sold out', () => {
  expect(categorised.filter(({ stock }) => stock === 0)).toHaveLength(3);
  expect(categorised.filter(({ stock }) => stock > 0 && stock <= 6).length).toBeGreaterThanOrEqual(3);
});

test('two shoes have sold-out sizes, and clothes have combinations that do not exist', () => {
  const shoes = categorised.filter(({ key }) => key.includes('sneaker'));
  expect(shoes).toHaveLength(2);
  for (const { variants, sizes = [] } of shoes) {
    const inStock = new Set(variants.filter(({ stock }) => stock > 0).map(({ size }) => size));
    expect(sizes.filter((size) => !inStock.has(size))).not.toEqual([]);
  }
  const gaps = categorised.filter(
    ({ variants, colourNames, sizes = [] }) => variants.length < colourNames.length * sizes.length,
  );
  expect(gaps.length).toBeGreaterThanOrEqual(4);
});

test('one product is a draft, and one archived', () => {
  const unlisted = categorised.filter(({ status }) => status !== undefined);
  expect(unlisted.map(({ status }) => status).sort()).toEqual(['ARCHIVED', 'DRAFT']);
});

test('clothes are in exactly one of their category’s subcategories', () => {
  const slugs = sampleCatalogue.flatMap(({ label, children = [] }) => [
    label.toLowerCase(),
    ...children.map(({ slug }) => slug),
  ]);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const { products, children } of sampleCatalogue) {
    if (!children) continue;
    expect(children.flatMap(({ keys }) => keys).sort()).toEqual(products.map(({ key }) => key).sort());
  }
});

test('collections have a rule or products, all of them for sale', () => {
  const published = new Set(categorised.filter(({ status }) => !status).map(({ key }) => key));
  for (const { conditions, products, picture } of sampleCollections('USD')) {
    expect(Boolean(conditions?.length) !== Boolean(products?.length)).toBe(true);
    expect([picture, ...(products ?? [])].filter((key) => !published.has(key))).toEqual([]);
  }
  expect(sampleCollections('USD').map(({ title }) => title)).toContain('Under $50');
  expect(sampleCollections('JPY').map(({ title }) => title)).toContain('Under ¥5,000');
});

test('a product without pictures shows its category’s placeholder', () => {
  const [tee] = sampleCatalogue[0]?.products ?? [];
  expect(tee && looksOf({ ...tee, key: 'unrendered' }, "men's clothing")).toMatchObject({
    image: { url: '/placeholders/men-s-clothing.svg', alt: tee?.title },
    gallery: [],
    colours: [],
  });
});
