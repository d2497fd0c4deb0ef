import { describe, expect, test } from 'vitest';
import {
  type PaymentAttempt,
  decideSettlement,
  type SettlementDecision,
  type SettledOrder,
  type SessionResult,
} from './settlement-rules.ts';

const order: SettledOrder = {
  status: 'PENDING',
  paymentState: 'UNPAID',
  outstanding: 1999,
  wasReleased: false,
};
const attempt: PaymentAttempt = { state: 'OPEN', orderId: 'order', amount: 1999, currency: 'USD' };
const session: SessionResult = {
  status: 'OPEN',
  paymentStatus: 'UNPAID',
  amountTotal: 1999,
  currency: 'USD',
  reference: 'order',
};
const paid: Partial<SessionResult> = { status: 'COMPLETE', paymentStatus: 'PAID' };

describe('without money', () => {
  test.each<[PaymentAttempt['state'], Partial<SessionResult>, SettlementDecision]>([
    ['OPEN', {}, 'NOTHING'],
    ['OPEN', { status: 'COMPLETE' }, 'WAIT'],
    ['PROCESSING', { status: 'COMPLETE' }, 'NOTHING'],
    ['OPEN', { status: 'EXPIRED' }, 'RELEASE_EXPIRED'],
    ['OPEN', { status: 'COMPLETE', paymentStatus: 'FAILED' }, 'RELEASE_FAILED'],
    ['PROCESSING', { status: 'COMPLETE', paymentStatus: 'FAILED' }, 'RELEASE_FAILED'],
  ])('an attempt that is %s and a session with %j: %s', (state, change, expected) => {
    expect(decideSettlement(order, { ...attempt, state }, { ...session, ...change })).toBe(expected);
  });

  test.each(['PAID', 'EXPIRED', 'FAILED', 'FLAGGED', 'RESOLVED'] as const)(
    'an attempt that is %s stays so',
    (state) => {
      for (const status of ['OPEN', 'COMPLETE', 'EXPIRED'] as const) {
        expect(decideSettlement(order, { ...attempt, state }, { ...session, status })).toBe('NOTHING');
      }
    },
  );
});

describe('with money', () => {
  test.each<[Partial<SettledOrder>, SettlementDecision]>([
    [{}, 'FULFIL'],
    [{ status: 'DELIVERED' }, 'FULFIL'],
    [{ status: 'CANCELLED', wasReleased: true }, 'REVIVE'],
    [{ status: 'CANCELLED' }, 'KEEP_AND_REFUND'],
    [{ status: 'RETURNED' }, 'KEEP_AND_REFUND'],
    [{ paymentState: 'PAID' }, 'KEEP_AND_REFUND'],
    [{ paymentState: 'PARTIALLY_PAID' }, 'FULFIL'],
    // Another payment or an edit came first.
    [{ paymentState: 'PARTIALLY_PAID', outstanding: 1000 }, 'FLAG'],
    [{ outstanding: 2999 }, 'FLAG'],
    [{ status: 'CANCELLED', wasReleased: true, outstanding: 2999 }, 'FLAG'],
    [{ status: 'CANCELLED', paymentState: 'PARTIALLY_PAID', outstanding: 1000 }, 'KEEP_AND_REFUND'],
    [{ status: 'CANCELLED', paymentState: 'REFUNDED', wasReleased: true }, 'KEEP_AND_REFUND'],
  ])('an order with %j: %s', (change, expected) => {
    for (const state of ['OPEN', 'PROCESSING', 'EXPIRED', 'FAILED'] as const) {
      expect(decideSettlement({ ...order, ...change }, { ...attempt, state }, { ...session, ...paid })).toBe(
        expected,
      );
    }
  });

  test.each([{ amountTotal: 1 }, { currency: 'EUR' }, { reference: 'another' }, { reference: null }])(
    'with a mismatch, %j: flagged',
    (change) => {
      expect(decideSettlement(order, attempt, { ...session, ...paid, ...change })).toBe('FLAG');
    },
  );

  test('a mismatch is recorded once', () => {
    for (const state of ['PAID', 'FLAGGED', 'RESOLVED'] as const) {
      expect(decideSettlement(order, { ...attempt, state }, { ...session, ...paid })).toBe('NOTHING');
    }
  });

  test('an order with nothing to pay is paid', () => {
    const free = { status: 'COMPLETE', paymentStatus: 'NOT_NEEDED' } as const;
    expect(decideSettlement(order, attempt, { ...session, ...free })).toBe('FULFIL');
  });
});
