import { expect, test } from 'vitest';
import { UserError } from '../../errors.ts';
import { defaultSettings } from '../settings/effective-settings.ts';
import { assertWithinLimits } from './unconfirmed-rules.ts';

interface Order {
  /** Quantities of mugs by line. */
  mugs: number[];
  total: number;
  paymentMethod?: 'CARD' | 'BANK' | 'CASH_ON_DELIVERY';
}

/** The message key of the rejection; empty if accepted. */
function refusal(
  { mugs, total, paymentMethod = 'CASH_ON_DELIVERY' }: Order,
  open: Order,
  limits: object,
): string {
  const payments = { ...defaultSettings(false).payments, unconfirmedMaxUnits: 5, ...limits };
  const lines = mugs.map((quantity, index) => ({
    productId: 'mug',
    title: 'Mug',
    quantity,
    field: ['input', 'lines', String(index), 'quantity'],
  }));
  const units = { mug: open.mugs.reduce((sum, quantity) => sum + quantity, 0), lamp: 5 };
  try {
    const order = { lines, total, paymentMethod, currency: 'USD' };
    assertWithinLimits({ ...payments, unconfirmedMaxOpenAmount: 100_00, ...limits }, order, {
      amount: open.total,
      units,
    });
    return '';
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    expect(error.code).toBe('ORDER_LIMIT_REACHED');
    const [issue] = error.issues;
    return `${issue?.message.key.replace('order.unconfirmed', '')} ${issue?.field?.[2] ?? ''}`.trim();
  }
}

const nothing = { mugs: [], total: 0 };

test.each<[string, Order, Order, object, string]>([
  ['as many as may be, for as much', { mugs: [2, 3], total: 100_00 }, nothing, {}, ''],
  ['one more, in its second line', { mugs: [2, 4], total: 600 }, nothing, {}, 'Units 1'],
  [
    'one more than is left beside what is open',
    { mugs: [3], total: 300 },
    { mugs: [3], total: 300 },
    {},
    'Units 0',
  ],
  ['a cent more', { mugs: [1], total: 100_01 }, nothing, {}, 'Amount'],
  [
    'a cent more than is left beside what is open',
    { mugs: [1], total: 50_01 },
    { mugs: [1], total: 50_00 },
    {},
    'Amount',
  ],
  ['more, paid by card', { mugs: [1], total: 900_00, paymentMethod: 'CARD' }, nothing, {}, ''],
  ['too many, to be paid by card', { mugs: [6], total: 600, paymentMethod: 'CARD' }, nothing, {}, 'Units 0'],
  ['what costs nothing', { mugs: [1], total: 0 }, { mugs: [1], total: 100_00 }, {}, ''],
  ['many, without that limit', { mugs: [99], total: 99_00 }, nothing, { unconfirmedMaxUnits: null }, ''],
  ['much, without that limit', { mugs: [1], total: 999_00 }, nothing, { unconfirmedMaxOpenAmount: null }, ''],
  ['nothing but by card', { mugs: [1], total: 1 }, nothing, { unconfirmedMaxOpenAmount: 0 }, 'Amount'],
])('%s', (_what, order, open, limits, expected) => {
  expect(refusal(order, open, limits)).toBe(expected);
});
