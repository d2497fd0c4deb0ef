import { expect, test } from 'vitest';
import { type AddedLine, type EditValues, inputOf, isChange, valuesOf, withAdded } from './edit-values.ts';

const lines = [
  { id: 'jar', quantity: 2 },
  { id: 'lid', quantity: 1 },
] as Parameters<typeof inputOf>[0]['lines'];
const order = { id: 'order-1', currencyCode: 'USD', lines };
const none = { orderId: 'order-1', lines: [], addedLines: [], deliveryMethodId: null, discount: null };
const blue: AddedLine = {
  variantId: 'blue',
  title: 'Jar',
  colour: 'Blue',
  size: '',
  others: [],
  quantity: 1,
};

test.each<[what: string, change: Partial<EditValues>, input: object]>([
  ['nothing', {}, {}],
  ['a quantity', { quantities: { jar: 3, lid: 1 } }, { lines: [{ orderLineId: 'jar', quantity: 3 }] }],
  ['a removed line', { quantities: { jar: 2, lid: 0 } }, { lines: [{ orderLineId: 'lid', quantity: 0 }] }],
  ['an added line', { added: [blue] }, { addedLines: [{ variantId: 'blue', quantity: 1 }] }],
  ['another delivery method', { deliveryMethodId: 'express' }, { deliveryMethodId: 'express' }],
  [
    'a discount',
    { discountAmount: '2.50', discountReason: ' Late ' },
    { discount: { amount: 250, reason: 'Late' } },
  ],
  ['a reason alone', { discountReason: 'Late' }, {}],
])('%s', (what, change, input) => {
  const sent = inputOf(order, { ...valuesOf(order), ...change });
  expect(sent).toEqual({ ...none, ...input });
  expect(isChange(sent)).toBe(Object.keys(input).length > 0);
});

test('a variant is added once, with all units', () => {
  expect(withAdded([blue], { ...blue, quantity: 2 })).toEqual([{ ...blue, quantity: 3 }]);
  expect(withAdded([blue], { ...blue, variantId: 'red' })).toHaveLength(2);
});
