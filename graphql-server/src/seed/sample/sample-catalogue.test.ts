import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { newProductSchema } from '../../modules/catalogue/products/product-rules.ts';
import { discountPercent } from '../../shared/money.ts';
import { validate } from '../../shared/validate.ts';
import colours from './colours.json' with { type: 'json' };
import { featuredOrder } from './featured-order.ts';
import { sampleCatalogue } from './sample-catalogue.ts';
import { looksOf } from './sample-pictures.ts';

const sampleFiles = new URL('../../../sample-pictures/', import.meta.url);
const categorised = sampleCatalogue.flatMap(({ label, products }) =>
  products.map((product) => ({ ...product, label, looks: looksOf(product, label.toLowerCase()) })),
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
  test('is a product that an admin could have made', () => {
    const { title, description, label, looks, ...sample } = product;
    const input = { ...sample, title, description, category: label };
    const checked = validate(newProductSchema, { ...input, image: looks.image.url, colours: looks.colours });
    expect(checked).toMatchObject({ title, description, ...(sample.tags && { tags: sample.tags }) });
  });

  test('says in two or three sentences what it is', () => {
    const sentences = product.description.split(/(?<=[.!?])\s+/);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(3);
  });

  test('has a rating with one decimal', () => {
    const { rate, reviews } = product.rating;
    expect(rate).toBeGreaterThanOrEqual(3.4);
    expect(rate).toBeLessThanOrEqual(5);
    expect(Number(rate.toFixed(1))).toBe(rate);
    expect(reviews).toBeGreaterThan(0);
  });

  test('shows pictures that are there', () => {
    const { image, gallery, colours: ownColours } = product.looks;
    const shown = [image, ...gallery, ...ownColours.flatMap((colour) => colour.image ?? [])];
    const addresses = shown.flatMap(({ url, sources }) => [url, ...sources.map((source) => source.url)]);
    const names = addresses.map((address) => address.replace(/^\/assets\//, ''));
    expect(names.filter((name) => !existsSync(new URL(name, sampleFiles)))).toEqual([]);
    expect(gallery.map(({ url }) => url)).not.toContain(image.url);
  });
});

test('every product stands once in the merchant’s order', () => {
  expect([...featuredOrder].sort()).toEqual(categorised.map(({ key }) => key).sort());
  expect(featured).toHaveLength(81);
});

test('no title is used twice', () => {
  expect(new Set(categorised.map(({ title }) => title)).size).toBe(categorised.length);
});

test('every list of colours belongs to a product', () => {
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

  test('four kinds of thing for "just for you"', () => {
    expect(new Set(featured.slice(0, 4).map(({ label }) => label)).size).toBe(4);
  });

  test('nothing sold out in its first rows', () => {
    expect(featured.slice(0, 20).every(({ stock }) => stock > 0)).toBe(true);
  });
});

test('a few products are scarce, and three sold out', () => {
  expect(categorised.filter(({ stock }) => stock === 0)).toHaveLength(3);
  expect(categorised.filter(({ stock }) => stock > 0 && stock <= 6).length).toBeGreaterThanOrEqual(3);
});

test('a product that nobody rendered yet shows its category’s placeholder', () => {
  const [tee] = sampleCatalogue[0]?.products ?? [];
  expect(tee && looksOf({ ...tee, key: 'unrendered' }, "men's clothing")).toMatchObject({
    image: { url: '/placeholders/men-s-clothing.svg', alt: tee?.title },
    gallery: [],
    colours: [],
  });
});
