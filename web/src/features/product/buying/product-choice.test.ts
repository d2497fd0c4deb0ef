import { describe, expect, it } from 'vitest';
import { initialChoice, missingChoices } from './product-choice.ts';

const colours = ['Navy', 'Sky'].map((name) => ({ name, hex: '#000000', image: null }));
const shirt = { id: 'shirt', colours, sizes: ['S', 'M'], stock: 4 };
const lamp = { id: 'lamp', colours: [], sizes: [], stock: 50 };
const intent = { kind: 'add-to-cart', productId: 'shirt', colour: 'Sky', size: 'M', quantity: 2 };

describe('initialChoice', () => {
  it('leaves decisions to the shopper', () => {
    expect(initialChoice(shirt, { state: null, search: '' })).toEqual({
      colour: null,
      size: null,
      others: [],
      quantity: 1,
    });
    expect(initialChoice(lamp, { state: undefined, search: '' })).toEqual({
      colour: null,
      size: null,
      others: [],
      quantity: 1,
    });
  });

  it('selects the only value', () => {
    const single = { ...shirt, colours: colours.slice(0, 1), sizes: ['One size'] };
    expect(initialChoice(single, { state: null, search: '' })).toEqual({
      colour: 'Navy',
      size: 'One size',
      others: [],
      quantity: 1,
    });
  });

  it.each([{ intent }, { resumed: intent }, { intent: { ...intent, kind: 'add-to-wishlist' } }])(
    'keeps what was picked before the login: %j',
    (state) => {
      expect(initialChoice(shirt, { state, search: '' })).toEqual({
        colour: 'Sky',
        size: 'M',
        others: [],
        quantity: 2,
      });
    },
  );

  it('drops values of another product, values no longer sold, and quantities above the stock', () => {
    expect(initialChoice(lamp, { state: { intent }, search: '' })).toEqual({
      colour: null,
      size: null,
      others: [],
      quantity: 1,
    });
    const state = { resumed: { ...intent, colour: 'Mauve', size: 'XXL', quantity: 9 } };
    expect(initialChoice(shirt, { state, search: '' })).toEqual({
      colour: null,
      size: null,
      others: [],
      quantity: 4,
    });
  });

  it('uses the URL’s values, unless the login restores some', () => {
    const search = '?colour=Navy&size=XXL';
    expect(initialChoice(shirt, { state: null, search })).toEqual({
      colour: 'Navy',
      size: null,
      others: [],
      quantity: 1,
    });
    expect(initialChoice(shirt, { state: { intent }, search })).toMatchObject({ colour: 'Sky', size: 'M' });
  });

  it('ignores the state of another page', () => {
    const state = { intent: { kind: 'add-to-wishlist', productId: 'lamp', colour: 'Sky' } };
    expect(initialChoice(shirt, { state, search: '' })).toEqual({
      colour: null,
      size: null,
      others: [],
      quantity: 1,
    });
    expect(initialChoice(shirt, { state: 'nonsense', search: '' })).toEqual({
      colour: null,
      size: null,
      others: [],
      quantity: 1,
    });
  });
});

describe('further options', () => {
  const candle = { ...lamp, otherOptions: [{ values: ['Rose', 'Cedar'] }, { values: ['20 h', '40 h'] }] };

  it('are selected, required and linked like the others', () => {
    const othersOf = (search: string) => initialChoice(candle, { state: null, search }).others;
    expect(othersOf('?other=Cedar&other2=40+h')).toEqual(['Cedar', '40 h']);
    expect(othersOf('?other=Musk')).toEqual(['', '']);
    expect(missingChoices(candle, {})).toEqual([0, 1]);
    expect(missingChoices(candle, { others: ['Rose', ''] })).toEqual([1]);
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
