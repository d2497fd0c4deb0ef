import { describe, expect, test } from 'vitest';
import type { OrderValues } from './order-sheet.ts';
import { readOrder } from './read-order.ts';

const terms = { currency: 'USD', timeZone: 'Europe/Berlin', methodOf: () => 'CARD' as const };
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
    ['has amounts with too many decimals', { price: '9.996' }, { items: [{ unitPrice: 1000 }] }],
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
  ['no time', { placedAt: '' }, 'placedAt'],
  ['an unclear time', { sentAt: '3/4/25' }, 'sentAt'],
])('%s is an error', (_what, values, column) => {
  const errors = read(values);
  expect(Array.isArray(errors) && errors[0]).toMatchObject({ kind: 'ERROR', line: 2, column });
});
