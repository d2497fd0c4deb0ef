import { describe, expect, it } from 'vitest';
import {
  fitVariants,
  newVariant,
  offeredVariants,
  type OptionNames,
  variantInputs,
  withoutUnedited,
} from './variant-values.ts';

const named = (name: string, stock = '0') => {
  const [colour = '', size = ''] = name.split('/');
  return { ...newVariant(colour, size), stock };
};
const options = (colours: string[], sizes: string[]): OptionNames => ({ colours, sizes, others: [] });
const namesOf = (variants: ReturnType<typeof fitVariants>) =>
  variants.map(({ colour, size, stock }) => `${colour}/${size} ${stock}`);

describe('variants of changed options', () => {
  const before = options(['Red', 'Blue'], ['S', 'M']);
  const variants = [named('Red/S', '1'), named('Red/M', '2'), named('Blue/S', '3'), named('Blue/M', '4')];

  it.each<[what: string, now: OptionNames, names: string[]]>([
    ['the same', before, ['Red/S 1', 'Red/M 2', 'Blue/S 3', 'Blue/M 4']],
    [
      'a new size, in each colour',
      options(['Red', 'Blue'], ['S', 'M', 'L']),
      ['Red/S 1', 'Red/M 2', 'Red/L 0', 'Blue/S 3', 'Blue/M 4', 'Blue/L 0'],
    ],
    [
      'a colour that is renamed',
      options(['Crimson', 'Blue'], ['S', 'M']),
      ['Crimson/S 1', 'Crimson/M 2', 'Blue/S 3', 'Blue/M 4'],
    ],
    [
      'a size that is renamed',
      options(['Red', 'Blue'], ['S', 'Medium']),
      ['Red/S 1', 'Red/Medium 2', 'Blue/S 3', 'Blue/Medium 4'],
    ],
    ['another order', options(['Blue', 'Red'], ['S', 'M']), ['Blue/S 3', 'Blue/M 4', 'Red/S 1', 'Red/M 2']],
    [
      'a size that goes, and is kept behind the others',
      options(['Red', 'Blue'], ['M']),
      ['Red/M 2', 'Blue/M 4', 'Red/S 1', 'Blue/S 3'],
    ],
  ])('%s', (_, now, names) => {
    expect(namesOf(fitVariants(variants, before, now))).toEqual(names);
  });

  it('restores the input of a removed option', () => {
    const without = options(['Red', 'Blue'], ['M']);
    expect(namesOf(fitVariants(fitVariants(variants, before, without), without, before))).toEqual(
      namesOf(variants),
    );
  });

  it('gives a color’s values to its first size', () => {
    const colours = ['Red', 'Blue'];
    const fitted = fitVariants(
      [named('Red/', '6'), named('Blue/')],
      options(colours, []),
      options(colours, ['S', 'M']),
    );
    expect(namesOf(fitted)).toEqual(['Red/S 6', 'Red/M 0', 'Blue/S 0', 'Blue/M 0']);
    expect(namesOf(fitVariants(fitted, options(colours, ['S', 'M']), options(colours, [])))).toEqual([
      'Red/ 6',
      'Blue/ 0',
    ]);
  });

  it('gives the values of a product without options to its first variant', () => {
    const only = { ...named('/', '7'), sku: 'TEE' };
    const fitted = fitVariants([only], options([], []), options([], ['S', 'M']));
    expect(fitted[0]).toMatchObject({ size: 'S', stock: '7', sku: 'TEE' });
    expect(fitted[1]).toMatchObject({ size: 'M', stock: '0', sku: '' });
  });
});

describe('variants with further options', () => {
  const scents = (...others: string[][]): OptionNames => ({
    colours: [],
    sizes: ['S', 'M'],
    others: others.filter((values) => values.length > 0),
  });
  const shown = (variants: ReturnType<typeof fitVariants>) =>
    variants.map(({ size, others, stock }) => `${[size, ...others].join('/')} ${stock}`);

  it('start with the values of each size, and follow a renamed value', () => {
    const sizes = [named('/S', '3'), named('/M', '5')];
    const first = fitVariants(sizes, scents([]), scents(['Rose']));
    expect(shown(first)).toEqual(['S/Rose 3', 'M/Rose 5']);
    const two = fitVariants(first, scents(['Rose']), scents(['Rose', 'Fig']));
    expect(shown(two)).toEqual(['S/Rose 3', 'S/Fig 0', 'M/Rose 5', 'M/Fig 0']);
    expect(shown(fitVariants(two, scents(['Rose', 'Fig']), scents(['Damask', 'Fig'])))).toEqual([
      ...['S/Damask 3', 'S/Fig 0', 'M/Damask 5', 'M/Fig 0'],
    ]);
  });

  it('keep what is known of a variant when an option is added before or after, and removed again', () => {
    const before = scents(['Rose', 'Fig']);
    const two = fitVariants([named('/S', '3'), named('/M', '5')], scents([]), before);
    const after = fitVariants(two, before, scents(['Rose', 'Fig'], ['Tin', 'Jar']));
    expect(shown(after).filter((text) => !text.endsWith(' 0'))).toEqual(['S/Rose/Tin 3', 'M/Rose/Tin 5']);
    const first = fitVariants(after, scents(['Rose', 'Fig'], ['Tin', 'Jar']), scents(['Tin', 'Jar']));
    expect(shown(first).slice(0, 4)).toEqual(['S/Tin 3', 'S/Jar 0', 'M/Tin 5', 'M/Jar 0']);
  });
});

it('combinations that were too many to list are not offered when fewer are left', () => {
  const numbers = Array.from({ length: 21 }, (_, index) => `${index}`);
  const many: OptionNames = { colours: [], sizes: numbers, others: [numbers] };
  const few: OptionNames = { colours: [], sizes: ['0', '1'], others: [numbers] };
  const sold = { ...named('/0', '3'), others: ['4'] };
  const fitted = fitVariants([sold], many, few);
  expect(fitted).toHaveLength(42);
  expect(fitted.filter(({ isOffered }) => isOffered)).toEqual([sold]);
});

describe('the API’s input', () => {
  const settings = { pictureUrls: ['/front.webp', '/red.webp'], currency: 'USD' };

  it('contains the offered variants, with prices in minor units and pictures by position', () => {
    const red = {
      ...named('Red/', '3'),
      salePrice: '19.99',
      regularPrice: '25',
      weight: '180',
      picture: '/red.webp',
    };
    const left = { ...named('Blue/'), isOffered: false };
    const gone = named('Green/', '9');
    expect(variantInputs([red, left, gone], options(['Red', 'Blue'], []), settings)).toEqual([
      {
        id: null,
        colour: 'Red',
        size: null,
        others: [],
        salePrice: 1999,
        regularPrice: 2500,
        stock: 3,
        sku: null,
        barcode: null,
        weight: 180,
        requiresShipping: true,
        leadTimeDays: null,
        backorderLimit: 0,
        availableFrom: null,
        lowStockLimit: null,
        minimumQuantity: null,
        quantityStep: null,
        maximumQuantity: null,
        unitMeasure: null,
        unitPriceBase: null,
        picture: 1,
        fields: [],
      },
    ]);
  });

  it('omits unedited stock', () => {
    const before = variantInputs(
      [named('Red/', '3'), named('Blue/', '5')],
      options(['Red', 'Blue'], []),
      settings,
    );
    const now = variantInputs(
      [{ ...named('Red/', '3'), sku: 'R' }, named('Blue/', '6'), named('Green/', '0')],
      options(['Red', 'Blue', 'Green'], []),
      settings,
    );
    const saved = withoutUnedited(before, now);
    expect(saved.map(({ colour, stock, expectedStock }) => [colour, stock, expectedStock])).toEqual([
      ['Red', undefined, undefined],
      ['Blue', 6, 5],
      ['Green', 0, undefined],
    ]);
  });

  it('identifies a renamed variant by its id, and omits unedited stock', () => {
    const saved = (colour: string) => ({ ...named(`${colour}/`, '3'), id: 'v1' });
    const before = variantInputs([saved('Red')], options(['Red'], []), settings);
    const renamed = fitVariants([saved('Red')], options(['Red'], []), options(['Brick'], []));
    const now = variantInputs(renamed, options(['Brick'], []), settings);
    expect(withoutUnedited(before, now)).toMatchObject([{ id: 'v1', colour: 'Brick' }]);
    expect(withoutUnedited(before, now)[0]).not.toHaveProperty('stock');
  });
});

describe('the offered variants', () => {
  const variants = [named('Red/'), { ...named('Blue/'), isOffered: false }, named('Green/')];

  it('contain neither those left out nor those of removed options', () => {
    expect(namesOf(offeredVariants(variants, options(['Red', 'Blue'], [])))).toEqual(['Red/ 0']);
  });

  it('contain the only one, even if it was left out as one of several', () => {
    expect(namesOf(offeredVariants(variants.slice(1), options(['Blue'], [])))).toEqual(['Blue/ 0']);
  });
});
