import { expect, test } from 'vitest';
import { decideAlert, decideAlertConfirmation, isStillTrue } from './alert-rules.ts';

const now = new Date('2026-11-24T12:00:00Z');
const at = (text: string) => new Date(`2026-11-${text}Z`);

test.each([
  ['a new alert', null, 'ASK', 'WAIT'],
  ['a waiting one', { state: 'WAITING', requestedAt: at('01T00:00:00') }, 'NOTHING', 'NOTHING'],
  ['one requested a minute ago', { state: 'UNCONFIRMED', requestedAt: at('24T11:59:00') }, 'NOTHING', 'WAIT'],
  ['one requested an hour ago', { state: 'UNCONFIRMED', requestedAt: at('24T11:00:00') }, 'ASK', 'WAIT'],
  ['one that was sent', { state: 'NOTIFIED', requestedAt: at('24T11:59:00') }, 'ASK', 'WAIT'],
] as const)(
  'the result for %s, requested by anybody or by the verified owner',
  (_what, stored, anybody, owner) => {
    expect([decideAlert(stored, now, false), decideAlert(stored, now, true)]).toEqual([anybody, owner]);
  },
);

test.each([
  ['just within seven days', { state: 'UNCONFIRMED', requestedAt: at('17T12:00:01') }, 'CONFIRM'],
  ['seven days old', { state: 'UNCONFIRMED', requestedAt: at('17T12:00:00') }, 'EXPIRED'],
  ['opened again', { state: 'WAITING', requestedAt: at('01T00:00:00') }, 'DONE'],
  ['opened after the alert was sent', { state: 'NOTIFIED', requestedAt: at('01T00:00:00') }, 'DONE'],
] as const)('a confirmation link %s', (_what, stored, outcome) => {
  expect(decideAlertConfirmation(stored, now)).toBe(outcome);
});

const stock = { kind: 'BACK_IN_STOCK', isPublished: true, stock: 1, price: 100, before: null } as const;
const price = { kind: 'PRICE_DROP', isPublished: true, stock: 0, price: 99, before: 100 } as const;

test.each([
  ['in stock', stock, true],
  ['sold out again', { ...stock, stock: 0 }, false],
  ['no longer in the shop', { ...stock, isPublished: false }, false],
  ['cheaper', price, true],
  ['as expensive as before', { ...price, price: 100 }, false],
  ['cheaper, but no longer in the shop', { ...price, isPublished: false }, false],
])('a product that is %s at the time of sending is announced or not', (_what, alert, isTold) => {
  expect(isStillTrue(alert)).toBe(isTold);
});
