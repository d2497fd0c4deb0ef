import { describe, expect, it } from 'vitest';
import type { ProductForm_productFragment } from '../../../../gql/graphql.ts';
import { editsOf } from '../../../../forms/form-draft.ts';
import {
  changesOf,
  emptyValues,
  inputOf,
  namesText,
  NEW_CATEGORY,
  readNames,
  valuesOf,
} from './product-values.ts';

const SHOP = { currencyCode: 'USD', timeZone: 'UTC' };

const tee: ProductForm_productFragment = {
  id: 'p1',
  version: '1',
  handle: 'tee',
  status: 'ACTIVE',
  isPublished: true,
  publishAt: null,
  brand: null,
  fields: [],
  tags: ['summer'],
  attributes: [{ name: 'Material', value: 'Cotton' }],
  seoTitle: null,
  seoDescription: null,
  title: 'Tee',
  description: 'Soft.',
  salePrice: 1999,
  highestPrice: 1999,
  priceInForce: 1999,
  regularPrice: null,
  isNew: true,
  isWithdrawalExcluded: true,
  stock: 12,
  createdAt: '2026-01-01T00:00:00.000Z',
  rating: { rate: 4, reviews: 2 },
  category: { id: 'mens', slug: "men's clothing", label: "Men's Clothing" },
  categories: [
    { id: 'mens', slug: "men's clothing", label: "Men's Clothing" },
    { id: 'tees', slug: 'tees', label: 'Tees' },
  ],
  image: { url: '/pictures/tee.webp', alt: 'Tee', width: 640, height: 640, sources: [] },
  colours: [
    { name: 'Navy', hex: '#1F2A44', hasHex: true, image: { url: '/assets/navy-640.webp' } },
    { name: 'Sand', hex: '#D8C9A8', hasHex: true, image: null },
  ],
  gallery: [
    { url: '/assets/front-640.webp', alt: 'Tee', assetId: 'a1', focalPoint: { x: 0.5, y: 0.25 } },
    { url: '/assets/navy-640.webp', alt: 'Tee in navy', assetId: 'a2', focalPoint: null },
    { url: 'https://pictures.example/tee.png', alt: 'Tee', assetId: null, focalPoint: null },
  ],
  sizes: ['S', 'M'],
  otherOptions: [],
  variants: [
    { ...variant('Navy', 'S'), stock: 5 },
    { ...variant('Navy', 'M'), stock: 4, salePrice: 2199, sku: 'NAVY-M' },
    { ...variant('Sand', 'M'), stock: 3 },
  ],
};

function variant(colour: string, size: string) {
  const image = { url: '/assets/front-640.webp' };
  return {
    id: `${colour}${size}`,
    colour,
    size,
    others: [],
    tracksStock: true,
    backordered: 0,
    backorderLimit: 0,
    requiresShipping: true,
    salePrice: 1999,
    stock: 0,
    image,
    hasOwnImage: false,
    fields: [],
  };
}

describe('the product form’s values', () => {
  it('match the product, and parsed again they are no change', () => {
    const values = valuesOf(tee, SHOP);
    expect(values).toMatchObject({ salePrice: '19.99', regularPrice: '', stock: '12', sizes: 'S, M' });
    expect(editsOf(inputOf(values, SHOP), inputOf(valuesOf(tee, SHOP), SHOP))).toEqual({});
  });

  it('send only what was edited', () => {
    const before = valuesOf(tee, SHOP);
    const after = {
      ...before,
      salePrice: '15',
      regularPrice: '19.99',
      colours: before.colours.slice(0, 1),
      title: ' Tee ',
    };
    const { variants, ...edits } = editsOf(inputOf(before, SHOP), inputOf(after, SHOP));
    expect(edits).toEqual({
      salePrice: 1500,
      regularPrice: 1999,
      colours: [{ name: 'Navy', hex: '#1f2a44' }],
      stock: 9,
    });
    expect(variants?.map(({ colour, size, salePrice }) => [colour, size, salePrice])).toEqual([
      ['Navy', 'S', null],
      ['Navy', 'M', 2199],
    ]);
  });

  it('contain the other categories without the main one', () => {
    const before = valuesOf(tee, SHOP);
    expect(before.furtherCategories).toEqual(['tees']);
    const after = { ...before, furtherCategories: [] };
    expect(editsOf(inputOf(before, SHOP), inputOf(after, SHOP))).toEqual({ furtherCategories: [] });
  });

  it('send a new price with the variants that keep their own', () => {
    const before = valuesOf(tee, SHOP);
    const changes = changesOf(inputOf(before, SHOP), inputOf({ ...before, salePrice: '15' }, SHOP));
    expect(changes.salePrice).toBe(1500);
    expect(
      changes.variants?.map(({ colour, size, salePrice, stock }) => [colour, size, salePrice, stock]),
    ).toEqual([
      ['Navy', 'S', null, undefined],
      ['Navy', 'M', 2199, undefined],
      ['Sand', 'M', null, undefined],
    ]);
    expect(changesOf(inputOf(before, SHOP), inputOf({ ...before, title: 'Top' }, SHOP))).toEqual({
      title: 'Top',
    });
  });

  it('give the only variant the product’s price, whatever it cost as one of several', () => {
    const before = valuesOf(tee, SHOP);
    const [, own = before.variants[0]] = before.variants;
    const after = { ...before, colours: before.colours.slice(0, 1), sizes: 'M', variants: own ? [own] : [] };
    expect(own?.salePrice).toBe('21.99');
    expect(inputOf(after, SHOP).variants).toMatchObject([{ size: 'M', salePrice: null, regularPrice: null }]);
  });

  it('clear a former price with null and pictures with an empty list', () => {
    const before = { ...valuesOf(tee, SHOP), regularPrice: '25' };
    const after = { ...before, regularPrice: '', pictures: [] };
    expect(editsOf(inputOf(before, SHOP), inputOf(after, SHOP))).toEqual({
      regularPrice: null,
      pictures: [],
    });
  });

  it('identify uploaded pictures by id and others by URL, with color and focal point', () => {
    expect(inputOf(valuesOf(tee, SHOP), SHOP).pictures).toEqual([
      { assetId: 'a1', alt: 'Tee', colour: null, focalPoint: { x: 0.5, y: 0.25 } },
      { assetId: 'a2', alt: 'Tee in navy', colour: 'Navy', focalPoint: null },
      { url: 'https://pictures.example/tee.png', alt: 'Tee', colour: null, focalPoint: null },
    ]);
  });

  it('clear the color of a picture when the color is removed', () => {
    const values = { ...valuesOf(tee, SHOP), colours: [] };
    expect(inputOf(values, SHOP).pictures?.map(({ colour }) => colour)).toEqual([null, null, null]);
  });

  it('save a picture whose URL was typed but not added, described by the title', () => {
    const values = { ...emptyValues, title: ' Tee ', image: ' /tee.png ' };
    expect(inputOf(values, SHOP).pictures).toEqual([
      { url: '/tee.png', alt: 'Tee', colour: null, focalPoint: null },
    ]);
  });

  it('clear blank texts', () => {
    const blank = { ...valuesOf(tee, SHOP), brand: ' ', seoTitle: ' ', originCountry: '', customsCode: ' ' };
    expect(inputOf(blank, SHOP)).toMatchObject({
      brand: null,
      seoTitle: null,
      originCountry: null,
      customsCode: null,
    });
  });

  it('omit a category’s placeholder from the pictures', () => {
    const placeholder = { url: '/placeholders/other.svg', alt: 'Tee', assetId: null, focalPoint: null };
    expect(valuesOf({ ...tee, gallery: [placeholder] }, SHOP).pictures).toEqual([]);
  });

  it('name a new category only if that option is selected', () => {
    const typed = { ...emptyValues, newCategory: ' Garden ' };
    expect(inputOf({ ...typed, category: NEW_CATEGORY }, SHOP).category).toBe('Garden');
    expect(inputOf({ ...typed, category: 'jewlery' }, SHOP).category).toBe('jewlery');
  });
});

describe('the further options', () => {
  const candle = {
    ...tee,
    sizes: [],
    colours: [{ name: 'Plain', hex: '#cccccc', hasHex: false, image: null }],
    otherOptions: [
      { name: 'Scent', values: ['Rose', 'Cedar, dry'] },
      { name: 'Burns for', values: ['20 h'] },
    ],
  };
  const scents = ['Rose', 'Cedar, dry'].map((scent) => ({
    ...variant('Plain', ''),
    id: scent,
    size: null,
    others: [scent, '20 h'],
  }));
  const values = valuesOf({ ...candle, variants: scents }, SHOP);

  it('are names and lists of values, and parsed again they are no change', () => {
    expect(values.otherOptions).toEqual([
      { name: 'Scent', values: 'Rose, "Cedar, dry"' },
      { name: 'Burns for', values: '20 h' },
    ]);
    expect(values.colours).toEqual([{ name: 'Plain', hex: '' }]);
    const input = inputOf(values, SHOP);
    expect(input.otherOptions).toEqual(candle.otherOptions);
    expect(input.colours).toEqual([{ name: 'Plain', hex: null }]);
    expect(input.variants?.map(({ id, others }) => [id, others])).toEqual([
      ['Rose', ['Rose', '20 h']],
      ['Cedar, dry', ['Cedar, dry', '20 h']],
    ]);
  });

  it('have no stock that is tracked where none is entered', () => {
    const untracked = scents.map((scent) => ({ ...scent, stock: 1_000_000, tracksStock: false }));
    const form = valuesOf({ ...candle, variants: untracked }, SHOP);
    expect(form.variants.map(({ stock }) => stock)).toEqual(['', '']);
    const before = inputOf(form, SHOP);
    expect(before.variants).toMatchObject([{ tracksStock: false }, { tracksStock: false }]);
    const counted = form.variants.map((row, index) => ({ ...row, stock: index === 0 ? '7' : '' }));
    const { variants } = changesOf(before, inputOf({ ...form, variants: counted }, SHOP));
    expect(
      variants?.map(({ stock, tracksStock, expectedStock }) => [stock, tracksStock, expectedStock]),
    ).toEqual([
      [7, undefined, undefined],
      [undefined, undefined, undefined],
    ]);
    const { variants: stopped } = changesOf(inputOf({ ...form, variants: counted }, SHOP), before);
    expect(stopped?.[0]).toMatchObject({ tracksStock: false });
  });

  it('are none without values', () => {
    expect(
      inputOf({ ...values, otherOptions: [{ name: 'Scent', values: ' , ' }] }, SHOP).otherOptions,
    ).toEqual([]);
  });

  it('of too many combinations have rows for what is offered', () => {
    const values = Array.from({ length: 21 }, (_, index) => `${index}`);
    const otherOptions = ['Frame', 'Fabric'].map((name) => ({ name, values }));
    const chairs = [{ ...variant('', ''), colour: null, size: null, others: ['20', '3'] }];
    const chair = { ...candle, colours: [], otherOptions, variants: chairs };
    expect(valuesOf(chair, SHOP).variants).toMatchObject([{ others: ['20', '3'], isOffered: true }]);
  });
});

describe('readNames', () => {
  it.each([
    [['S', 'M']],
    [['10,5 cm', '20 cm']],
    [['12" x 18"', '12" x 18", framed', '"Quoted"', '", "']],
    [["5'", 'a"b', 'A, "B", C']],
  ])('reads %j as they were written', (names) => {
    expect(readNames(namesText(names))).toEqual(names);
  });

  it('splits at commas and skips empty parts', () => {
    expect(readNames(' S, M ,,XL,')).toEqual(['S', 'M', 'XL']);
    expect(readNames('  ')).toEqual([]);
    expect(readNames('12" disc, "10,5 cm", 8')).toEqual(['12" disc', '10,5 cm', '8']);
  });
});
