import { describe, expect, test } from 'vitest';
import type { OrderValues } from './order-sheet.ts';
import { readOrder } from './read-order.ts';

const terms = {
  currency: 'USD',
  timeZone: 'Europe/Berlin',
  now: new Date('2025-06-01T12:00:00Z'),
  methodOf: () => 'CARD' as const,
};
const sold: OrderValues = {
  number: '#7',
  email: 'Ada@Test.Example',
  state: 'SENT',
  payment: 'PAID',
  total: '10',
  placedAt: '2025-01-02',
  title: 'Plate',
  quantity: '1',
  price: '10',
};
const read = (...rows: OrderValues[]) =>
  readOrder(
    rows.map((values, index) => ({ line: 2 + index, values: { ...sold, ...values } })) as never,
    terms,
  );
const orderFrom = (values: OrderValues) => {
  const order = read(values);
  if (Array.isArray(order)) throw new Error(JSON.stringify(order));
  return order;
};

describe('an order', () => {
  test.each<[string, OrderValues, object]>([
    ['has a number without #', {}, { number: '7', email: 'ada@test.example', fullName: 'ada' }],
    [
      'is free, and so paid',
      { total: '0', price: '0', payment: 'UNPAID' },
      { steps: { 1: { paymentState: 'PAID' } } },
    ],
    ['was paid if a part was refunded', { payment: 'UNPAID', refunded: '-4' }, { refunded: 400 }],
    ['is refunded if all was', { refunded: '10.00' }, { steps: { length: 4 }, refunded: 1000 }],
    ['is refunded if its state says so', { payment: 'REFUNDED' }, { refunded: 1000 }],
    ['was not refunded more than its total', { refunded: '12' }, { refunded: 1000 }],
    ['has amounts with too many decimals', { price: '9.996000' }, { items: [{ unitPrice: 1000 }] }],
    ['has thousands', { price: '1,234', shipping: '4.90' }, { items: [{ unitPrice: 123_400 }] }],
    ['has three decimals', { price: '9.996', total: '10.00' }, { items: [{ unitPrice: 1000 }] }],
    ['has thousands with a point', { price: '1.234', total: '10,0' }, { items: [{ unitPrice: 123_400 }] }],
    ['has several thousands', { price: '1,234', total: '1,234,567' }, { items: [{ unitPrice: 123_400 }] }],
    ['has less than one with three decimals', { price: '0.996' }, { items: [{ unitPrice: 100 }] }],
    ['has a time a little ahead', { placedAt: '2025-06-02 13:00' }, { number: '7' }],
    [
      'has no country that is no code',
      { street: 'Row', country: 'Germany' },
      { billing: { countryCode: undefined } },
    ],
  ])('%s', (_what, values, expected) => {
    expect(orderFrom(values)).toMatchObject(expected);
  });

  test('has steps in their order, whatever the times in the file are', () => {
    const { steps } = orderFrom({ paidAt: '2024-01-01', sentAt: '2025-02-01', placedAt: '2025-01-10' });
    expect(
      steps.map(({ status, paymentState, at }) => [status, paymentState, at.toISOString().slice(0, 10)]),
    ).toEqual([
      ['PENDING', 'UNPAID', '2025-01-09'],
      ['PENDING', 'PAID', '2025-01-09'],
      ['DELIVERED', 'PAID', '2025-01-31'],
    ]);
  });

  test('has items with a minus as a discount', () => {
    expect(read({ discount: '-1', total: '4' }, { title: 'Voucher', price: '-5.00' })).toMatchObject({
      items: [{ title: 'Plate' }],
      totals: { subtotal: 1000, discountTotal: 600, total: 400 },
      difference: 0,
    });
  });

  test('has several taxes, and the rest of all taxes', () => {
    const taxes = {
      taxes: '1.00',
      tax1Name: 'State',
      tax1Amount: '0.50',
      tax2Name: 'City',
      tax2Amount: '0.30',
    };
    expect(orderFrom({ ...taxes, total: '11' }).totals).toMatchObject({
      taxTotal: 100,
      taxes: [
        { name: 'State', rate: 5000, amount: 50 },
        { name: 'City', rate: 3000, amount: 30 },
        { name: 'Tax', rate: 2000, amount: 20 },
      ],
    });
    expect(orderFrom({ ...taxes, taxes: '0.60', total: '10.60' }).totals.taxes).toMatchObject([
      { name: 'Tax', amount: 60 },
    ]);
  });

  test('has no tax of an item that is not taxable', () => {
    const cup = { title: 'Cup', taxable: 'false' };
    expect(read({ taxes: '1', total: '21' }, cup)).toMatchObject({
      lines: [
        { taxTotal: 100, taxRate: 10_000 },
        { taxTotal: 0, taxRate: null },
      ],
      totals: { taxes: [{ taxable: 1000 }] },
    });
  });

  const net = { quantity: '', unrefunded: '1' };
  test.each<[string, OrderValues[], number[], number]>([
    ['one item', [{ ...net, total: '30', refunded: '20' }], [3], 0],
    [
      'the item whose price fits',
      [
        { ...net, total: '24', refunded: '7' },
        { ...net, price: '7' },
      ],
      [1, 2],
      0,
    ],
    ['all units', [{ quantity: '', unrefunded: '0', total: '20', payment: 'REFUNDED' }], [2], 0],
    [
      'all items',
      [
        { quantity: '', unrefunded: '0', total: '14', refunded: '14' },
        { quantity: '', unrefunded: '0', price: '4' },
      ],
      [1, 1],
      0,
    ],
    ['one of two at the same price', [{ ...net, total: '30', refunded: '10' }, net], [1, 1], 1000],
    ['no refund', [{ ...net, total: '20' }], [1], 1000],
    ['more than the refund', [{ ...net, total: '30', refunded: '10' }], [1], 2000],
  ])('has the refunded units of %s', (_what, rows, quantities, difference) => {
    const order = read(...rows);
    if (Array.isArray(order)) throw new Error(JSON.stringify(order));
    expect(order.items.map(({ quantity }) => quantity)).toEqual(quantities);
    expect(order.difference).toBe(difference);
  });

  test('leaves out items without units, which were refunded', () => {
    expect(read({}, { title: 'Cup', quantity: '0' })).toMatchObject({ items: [{ title: 'Plate' }] });
  });
});

test.each<[string, OrderValues, string]>([
  ['no number', { number: '#' }, 'number'],
  ['another currency', { currency: 'EUR' }, 'currency'],
  ['no total', { total: '' }, 'total'],
  ['a negative quantity', { quantity: '-1' }, 'quantity'],
  ['half a unit', { quantity: '0.5' }, 'quantity'],
  ['a price that is no number', { price: 'free' }, 'price'],
  ['a sum beyond all limits', { price: '20000000', quantity: '2' }, 'total'],
  ['an unclear price', { price: '1,234' }, 'price'],
  ['a price with separators of two kinds', { price: '1,234', total: '10,5', shipping: '4.90' }, 'price'],
  ['a negative total', { total: '-10' }, 'total'],
  ['a negative delivery', { shipping: '-1' }, 'shipping'],
  ['negative taxes', { taxes: '-1' }, 'taxes'],
  ['no time', { placedAt: '' }, 'placedAt'],
  ['a time in the future', { placedAt: '2025-06-03' }, 'placedAt'],
  ['an unclear time', { sentAt: '3/4/25' }, 'sentAt'],
])('%s is an error', (_what, values, column) => {
  const errors = read(values);
  expect(Array.isArray(errors) && errors[0]).toMatchObject({ kind: 'ERROR', line: 2, column });
});
