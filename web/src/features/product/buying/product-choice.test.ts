import { describe, expect, it } from 'vitest';
import { initialChoice, missingChoices, maxQuantityOf, withChoice } from './product-choice.ts';

const colours = ['Navy', 'Sky'].map((name) => ({ name, hex: '#000000', image: null }));
const shirt = { id: 'shirt', colours, sizes: ['S', 'M'], stock: 4 };
const lamp = { id: 'lamp', colours: [], sizes: [], stock: 50 };
const intent = { kind: 'add-to-cart', productId: 'shirt', colour: 'Sky', size: 'M', quantity: 2 };

describe('initialChoice', () => {
  it('leaves decisions to the shopper', () => {
    expect(initialChoice(shirt, { state: null, search: '' })).toEqual({
      colour: null,
      size: null,
      other: null,
      quantity: 1,
    });
    expect(initialChoice(lamp, { state: undefined, search: '' })).toEqual({
      colour: null,
      size: null,
      other: null,
      quantity: 1,
    });
  });

  it('selects the only value', () => {
    const single = { ...shirt, colours: colours.slice(0, 1), sizes: ['One size'] };
    expect(initialChoice(single, { state: null, search: '' })).toEqual({
      colour: 'Navy',
      size: 'One size',
      other: null,
      quantity: 1,
    });
  });

  it.each([{ intent }, { resumed: intent }, { intent: { ...intent, kind: 'add-to-wishlist' } }])(
    'keeps what was picked before the login: %j',
    (state) => {
      expect(initialChoice(shirt, { state, search: '' })).toEqual({
        colour: 'Sky',
        size: 'M',
        other: null,
        quantity: 2,
      });
    },
  );

  it('drops values of another product, values no longer sold, and quantities above the stock', () => {
    expect(initialChoice(lamp, { state: { intent }, search: '' })).toEqual({
      colour: null,
      size: null,
      other: null,
      quantity: 1,
    });
    const state = { resumed: { ...intent, colour: 'Mauve', size: 'XXL', quantity: 9 } };
    expect(initialChoice(shirt, { state, search: '' })).toEqual({
      colour: null,
      size: null,
      other: null,
      quantity: 4,
    });
  });

  it('uses the URL’s values, unless the login restores some', () => {
    const search = '?colour=Navy&size=XXL';
    expect(initialChoice(shirt, { state: null, search })).toEqual({
      colour: 'Navy',
      size: null,
      other: null,
      quantity: 1,
    });
    expect(initialChoice(shirt, { state: { intent }, search })).toMatchObject({ colour: 'Sky', size: 'M' });
  });

  it('ignores the state of another page', () => {
    const state = { intent: { kind: 'add-to-wishlist', productId: 'lamp', colour: 'Sky' } };
    expect(initialChoice(shirt, { state, search: '' })).toEqual({
      colour: null,
      size: null,
      other: null,
      quantity: 1,
    });
    expect(initialChoice(shirt, { state: 'nonsense', search: '' })).toEqual({
      colour: null,
      size: null,
      other: null,
      quantity: 1,
    });
  });
});

describe('a third option', () => {
  const candle = { ...lamp, otherOption: { values: ['Rose', 'Cedar'] } };

  it('is selected, required and linked like the others', () => {
    expect(initialChoice(candle, { state: null, search: '?other=Cedar' }).other).toBe('Cedar');
    expect(initialChoice(candle, { state: null, search: '?other=Musk' }).other).toBeNull();
    expect(missingChoices(candle, {})).toEqual(['other']);
    expect(withChoice('?other=Rose', { colour: null, size: 'L', other: 'Cedar' })).toBe(
      '?other=Cedar&size=L',
    );
  });
});

describe('missingChoices', () => {
  it.each([
    [shirt, null, null, ['colour', 'size']],
    [shirt, 'Navy', null, ['size']],
    [shirt, null, 'S', ['colour']],
    [shirt, 'Navy', 'S', []],
    [lamp, null, null, []],
  ])('of %o with %s and %s are %j', (product, colour, size, missing) => {
    expect(missingChoices(product, { colour, size })).toEqual(missing);
  });
});

describe('maxQuantityOf', () => {
  it.each([
    [0, 1],
    [4, 4],
    [999, 999],
    [5000, 999],
  ])('a stock of %i allows up to %i', (stock, max) => {
    expect(maxQuantityOf({ stock })).toBe(max);
  });
});

describe('withChoice', () => {
  it.each([
    ['', 'Navy', null, '?colour=Navy'],
    ['?colour=Navy&size=S', 'Sky', 'M', '?colour=Sky&size=M'],
    ['?ref=mail', null, 'X & Y', '?ref=mail&size=X+%26+Y'],
    ['?colour=Navy', null, null, ''],
  ])('%j with %s and %s is %j', (search, colour, size, expected) => {
    expect(withChoice(search, { colour, size, other: null })).toBe(expected);
  });
});
