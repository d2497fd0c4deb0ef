import { describe, expect, test } from 'vitest';
import type { LineUnits } from '../order.ts';
import { validate } from '../../../shared/validate.ts';
import {
  assertShippable,
  linesToSend,
  shipmentStateAfter,
  trackingSchema,
  assertShipmentCancellable,
} from './shipment-rules.ts';

/** Three tees and a mug, with some units already shipped. */
const boughtAfter = ({ tee = 0, mug = 0 }: { tee?: number; mug?: number }) => [
  { id: 'tee', unsentQuantity: 3 - tee },
  { id: 'mug', unsentQuantity: 1 - mug },
];
const codeOf = (act: () => unknown): string => {
  try {
    act();
    return 'ok';
  } catch (error) {
    return (
      (error as { issues: { code: string; message: { key: string } }[] }).issues[0]?.message.key ?? 'none'
    );
  }
};
const lines = (quantities: Record<string, number> | null): LineUnits[] | null =>
  quantities && Object.entries(quantities).map(([orderLineId, quantity]) => ({ orderLineId, quantity }));

describe('the lines to ship', () => {
  test.each<
    [sent: Record<string, number>, requested: Record<string, number> | null, result: Record<string, number>]
  >([
    [{}, null, { tee: 3, mug: 1 }],
    [{ tee: 1 }, null, { tee: 2, mug: 1 }],
    [{ tee: 3 }, null, { mug: 1 }],
    [{}, { tee: 2 }, { tee: 2 }],
    [{ tee: 1 }, { tee: 2, mug: 0 }, { tee: 2 }],
  ])('with %j shipped and %j requested', (sent, requested, result) => {
    expect(linesToSend(boughtAfter(sent), lines(requested))).toEqual(lines(result));
  });

  test.each<[sent: Record<string, number>, requested: Record<string, number> | null, key: string]>([
    [{ tee: 3, mug: 1 }, null, 'shipment.nothingLeft'],
    [{ tee: 3, mug: 1 }, { tee: 1 }, 'shipment.nothingLeft'],
    [{}, {}, 'shipment.empty'],
    [{}, { tee: 0 }, 'shipment.empty'],
    [{}, { tee: 4 }, 'shipment.tooMany'],
    [{ tee: 2 }, { tee: 2 }, 'shipment.tooMany'],
    [{}, { tee: -1 }, 'shipment.tooMany'],
    [{}, { sofa: 1 }, 'shipment.otherOrder'],
  ])('are rejected with %j shipped and %j requested', (sent, requested, key) => {
    expect(codeOf(() => linesToSend(boughtAfter(sent), lines(requested)))).toBe(key);
  });

  test('count a line that is named twice twice', () => {
    const twice = [
      { orderLineId: 'tee', quantity: 2 },
      { orderLineId: 'tee', quantity: 2 },
    ];
    expect(codeOf(() => linesToSend(boughtAfter({}), twice))).toBe('shipment.tooMany');
  });
});

test.each<[sent: Record<string, number>, leaving: Record<string, number>, state: string]>([
  [{}, { tee: 1 }, 'PART'],
  [{}, { tee: 3 }, 'PART'],
  [{}, { tee: 3, mug: 1 }, 'ALL'],
  [{ tee: 3 }, { mug: 1 }, 'ALL'],
  [{ tee: 3 }, {}, 'PART'],
  [{ tee: 3, mug: 1 }, {}, 'ALL'],
])('with %j shipped before and %j now, the order is shipped: %s', (sent, leaving, state) => {
  expect(shipmentStateAfter(boughtAfter(sent), new Map(Object.entries(leaving)))).toBe(state);
});

test.each([
  ['PENDING', 'CASH_ON_DELIVERY', 'UNPAID', 'ok'],
  ['PENDING', 'BANK', 'UNPAID', 'ok'],
  ['PENDING', 'CARD', 'PAID', 'ok'],
  ['DELIVERED', 'BANK', 'PAID', 'ok'],
  ['PENDING', 'CARD', 'UNPAID', 'shipment.orderUnpaid'],
  ['CANCELLED', 'BANK', 'PAID', 'shipment.orderClosed'],
  ['RETURNED', 'BANK', 'REFUNDED', 'shipment.orderClosed'],
] as const)('of an order that is %s, %s and %s: %s', (status, payment_method, payment_state, outcome) => {
  expect(codeOf(() => assertShippable({ status, payment_method, payment_state }))).toBe(outcome);
});

describe('tracking', () => {
  const read = (input: object) => validate(trackingSchema, input);

  test('links to the page of a known carrier, however it is written', () => {
    expect(read({ carrier: ' ups ', trackingNumber: '1Z 999 AA1' })).toEqual({
      carrier: 'ups',
      trackingNumber: '1Z 999 AA1',
      trackingUrl: 'https://www.ups.com/track?tracknum=1Z999AA1',
    });
  });

  test('has no link for an unknown carrier without a URL', () => {
    expect(read({ carrier: 'Bike Bob', trackingNumber: '7' }).trackingUrl).toBeNull();
    expect(read({ carrier: 'Bike Bob', trackingUrl: 'https://bob.example/7' }).trackingUrl).toBe(
      'https://bob.example/7',
    );
    expect(read({ carrier: '', trackingNumber: ' ', trackingUrl: '' })).toEqual({
      carrier: null,
      trackingNumber: null,
      trackingUrl: null,
    });
  });

  test.each(['javascript:alert(1)', 'http://bob.example', 'https://bob.example/"><script>', 'bob'])(
    'rejects %s',
    (trackingUrl) => {
      expect(codeOf(() => read({ trackingUrl }))).toBe('trackingUrl.invalid');
    },
  );
});

test.each([
  ['a unit is refunded', { refundedQuantity: 1, returningQuantity: 0 }],
  ['a unit is to be returned', { refundedQuantity: 0, returningQuantity: 1 }],
])('a shipment cannot be canceled when %s', (_what, line) => {
  const lines = [{ refundedQuantity: 0, returningQuantity: 0 }];
  expect(() => assertShipmentCancellable({ status: 'PENDING', lines })).not.toThrow();
  expect(() => assertShipmentCancellable({ status: 'PENDING', lines: [...lines, line] })).toThrow();
});
