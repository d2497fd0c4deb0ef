import { describe, expect, test } from 'vitest';
import type { OrderStatus, PaymentState } from '../../orders/order-status.ts';
import {
  type BookedOrder,
  type BookedRefund,
  bookingsOf,
  takeBack,
  type TaxPart,
  taxPartsOf,
} from './booking-rules.ts';

const vat = (rate: number, net: number, tax: number): TaxPart => ({ name: 'VAT', rate, net, tax });
const taxes = [
  { name: 'VAT', rate: 19_000, taxable: 1000, amount: 190 },
  { name: 'VAT', rate: 7000, taxable: 500, amount: 35 },
];

test('a total consists of the taxes as stored, and of what has none', () => {
  expect(taxPartsOf({ total: 1725, taxes })).toEqual([vat(19_000, 1000, 190), vat(7000, 500, 35)]);
  expect(taxPartsOf({ total: 2000, taxes })).toEqual([
    vat(19_000, 1000, 190),
    vat(7000, 500, 35),
    { name: null, rate: null, net: 275, tax: 0 },
  ]);
  expect(taxPartsOf({ total: 0, taxes: [] })).toEqual([]);
});

describe('of an order at two rates', () => {
  test.each<[string, Omit<BookedRefund, 'at'>[], TaxPart[][]]>([
    [
      'a refund of the whole total gives all tax back',
      [{ amount: 1725, units: [] }],
      [[vat(19_000, 1000, 190), vat(7000, 500, 35)]],
    ],
    [
      'refunded units have their own rate',
      [{ amount: 535, units: [{ rate: 7000, gross: 535 }] }],
      [[vat(7000, 500, 35)]],
    ],
    [
      'what exceeds the units is split in proportion to what is left',
      [{ amount: 654, units: [{ rate: 7000, gross: 535 }] }],
      [[vat(19_000, 100, 19), vat(7000, 500, 35)]],
    ],
    [
      'an amount below that of its units is split over them alone',
      [{ amount: 107, units: [{ rate: 7000, gross: 535 }] }],
      [[vat(7000, 100, 7)]],
    ],
    [
      'several refunds together give back exactly the tax, and no more',
      [
        { amount: 575, units: [] },
        { amount: 575, units: [] },
        { amount: 575, units: [] },
        { amount: 100, units: [] },
      ],
      [
        [vat(19_000, 334, 63), vat(7000, 166, 12)],
        [vat(19_000, 333, 64), vat(7000, 167, 11)],
        [vat(19_000, 333, 63), vat(7000, 167, 12)],
        [],
      ],
    ],
  ])('%s', (_, refunds, expected) => {
    const left = [vat(19_000, 1000, 190), vat(7000, 500, 35)];
    expect(refunds.map((refund) => takeBack(left, refund))).toEqual(expected);
  });
});

type Step = [day: number, status: OrderStatus, paymentState: PaymentState, money?: Received | Edited];
type Received = { received: number };
/** The totals before and after an edit. */
type Edited = { edited: [before: number, after: number] };

/** An order of 10.70 at 7%, with what happens to it on days of a month; refunds are days and amounts. */
const anOrder = (
  events: Step[],
  refunds: [day: number, amount: number][],
  paymentState: PaymentState = events.at(-1)?.[2] ?? 'UNPAID',
): BookedOrder => ({
  id: 'order',
  number: '1',
  placedAt: onDay(1),
  currency: 'EUR',
  paymentMethod: 'BANK',
  paymentState,
  total: 1070,
  taxes: [{ name: 'VAT', rate: 7000, taxable: 1000, amount: 70 }],
  paymentReference: 'RF1',
  cardPayments: ['pi_1', 'pi_2'],
  events: [[1, 'PENDING', 'UNPAID'] as Step, ...events].map(([day, status, state, money]) => ({
    at: onDay(day),
    status,
    paymentState: state,
    payment: money && 'received' in money ? { amount: money.received, method: 'BANK' } : null,
    edit: money && 'edited' in money ? { previousTotal: money.edited[0], newTotal: money.edited[1] } : null,
  })),
  refunds: refunds.map(([day, amount]) => ({ at: onDay(day), amount, units: [] })),
});

function onDay(day: number): Date {
  return new Date(Date.UTC(2026, 9, day));
}

describe('an order is booked', () => {
  test.each<[string, BookedOrder, string[]]>([
    ['when it is placed', anOrder([], []), ['1 SALE 1000+70']],
    ['when it is paid', anOrder([[2, 'PENDING', 'PAID']], []), ['1 SALE 1000+70', '2 PAYMENT 1070']],
    [
      'when each part of it is paid',
      anOrder(
        [
          [2, 'PENDING', 'PARTIALLY_PAID', { received: 300 }],
          [3, 'PENDING', 'PARTIALLY_PAID', { received: 200 }],
          [4, 'PENDING', 'PAID', { received: 570 }],
        ],
        [],
      ),
      ['1 SALE 1000+70', '2 PAYMENT 300', '3 PAYMENT 200', '4 PAYMENT 570'],
    ],
    [
      'when it is canceled although a part was paid, which then goes back',
      anOrder(
        [
          [2, 'PENDING', 'PARTIALLY_PAID', { received: 535 }],
          [3, 'CANCELLED', 'PARTIALLY_PAID'],
          [4, 'CANCELLED', 'REFUNDED'],
        ],
        [[4, 535]],
      ),
      ['1 SALE 1000+70', '2 PAYMENT 535', '3 CANCELLATION -500-35', '4 REFUND -500-35 -535'],
    ],
    [
      'when such a one is reopened and paid',
      anOrder(
        [
          [2, 'PENDING', 'PARTIALLY_PAID', { received: 535 }],
          [3, 'CANCELLED', 'PARTIALLY_PAID'],
          [4, 'PENDING', 'PARTIALLY_PAID'],
          [5, 'PENDING', 'PAID', { received: 535 }],
        ],
        [],
      ),
      ['1 SALE 1000+70', '2 PAYMENT 535', '3 CANCELLATION -500-35', '4 SALE 500+35', '5 PAYMENT 535'],
    ],
    [
      'when an edit made it cost more, and the difference is paid',
      anOrder(
        [
          // From before payments were stored.
          [2, 'PENDING', 'PAID'],
          [3, 'PENDING', 'PARTIALLY_PAID', { edited: [800, 1070] }],
          [4, 'PENDING', 'PAID', { received: 270 }],
        ],
        [],
      ),
      ['1 SALE 1000+70', '2 PAYMENT 800', '4 PAYMENT 270'],
    ],
    [
      'when an edit gave back what was paid too much',
      anOrder(
        [
          [2, 'PENDING', 'PAID', { received: 1500 }],
          [3, 'PENDING', 'PAID', { edited: [1500, 1070] }],
        ],
        [],
      ),
      ['1 SALE 1000+70', '2 PAYMENT 1500', '3 PAYMENT -430'],
    ],
    [
      'when a payment is undone',
      anOrder(
        [
          [2, 'PENDING', 'PAID'],
          [3, 'PENDING', 'UNPAID'],
        ],
        [],
      ),
      ['1 SALE 1000+70', '2 PAYMENT 1070', '3 PAYMENT -1070'],
    ],
    [
      'when it is canceled unpaid, and when it is reopened',
      anOrder(
        [
          [2, 'CANCELLED', 'UNPAID'],
          [3, 'PENDING', 'UNPAID'],
        ],
        [],
      ),
      ['1 SALE 1000+70', '2 CANCELLATION -1000-70', '3 SALE 1000+70'],
    ],
    [
      'when it is canceled paid, and refunded later',
      anOrder(
        [
          [2, 'PENDING', 'PAID'],
          [3, 'CANCELLED', 'PAID'],
          [5, 'CANCELLED', 'REFUNDED'],
        ],
        [[5, 1070]],
      ),
      ['1 SALE 1000+70', '2 PAYMENT 1070', '5 REFUND -1000-70 -1070'],
    ],
    [
      'when the rest is canceled: what the shop keeps stays a sale',
      anOrder(
        [
          [2, 'DELIVERED', 'PAID'],
          [3, 'CANCELLED', 'PAID'],
        ],
        [[3, 535]],
      ),
      ['1 SALE 1000+70', '2 PAYMENT 1070', '3 REFUND -500-35 -535'],
    ],
    [
      'when it is paid after it was canceled: no sale',
      anOrder(
        [
          [2, 'CANCELLED', 'UNPAID'],
          [3, 'CANCELLED', 'PAID'],
          [4, 'CANCELLED', 'REFUNDED'],
        ],
        [[4, 1070]],
      ),
      ['1 SALE 1000+70', '2 CANCELLATION -1000-70', '3 PAYMENT 1070', '4 REFUND -1070'],
    ],
    [
      'when it is reopened after a refund: what is left of it is a sale',
      anOrder(
        [
          [2, 'CANCELLED', 'UNPAID'],
          [3, 'CANCELLED', 'PAID'],
          [5, 'PENDING', 'PAID'],
        ],
        [[4, 535]],
      ),
      ['1 SALE 1000+70', '2 CANCELLATION -1000-70', '3 PAYMENT 1070', '4 REFUND -535', '5 SALE 500+35'],
    ],
    [
      'when more goes back than was left of it',
      anOrder(
        [
          [2, 'PENDING', 'PAID'],
          [3, 'PENDING', 'REFUNDED'],
        ],
        [
          [3, 1070],
          [4, 200],
        ],
      ),
      ['1 SALE 1000+70', '2 PAYMENT 1070', '3 REFUND -1000-70 -1070', '4 REFUND -200'],
    ],
    [
      'when its refund has failed: not at all',
      anOrder(
        [
          [2, 'PENDING', 'PAID'],
          [3, 'PENDING', 'REFUNDED'],
          [4, 'PENDING', 'PAID'],
        ],
        [],
      ),
      ['1 SALE 1000+70', '2 PAYMENT 1070'],
    ],
    [
      'when it was refunded before refunds were stored',
      anOrder(
        [
          [2, 'PENDING', 'PAID'],
          [3, 'RETURNED', 'REFUNDED'],
        ],
        [],
      ),
      ['1 SALE 1000+70', '2 PAYMENT 1070', '3 REFUND -1000-70 -1070'],
    ],
    ['if it is free', { ...anOrder([[1, 'PENDING', 'PAID']], []), total: 0, taxes: [] }, []],
  ])('%s', (_, order, expected) => {
    const signed = (amount: number) => (amount < 0 ? String(amount) : `+${amount}`);
    expect(
      bookingsOf(order).map(({ at, kind, revenue, money }) =>
        [
          at.getUTCDate(),
          kind,
          ...(revenue ? [`${revenue.net}${signed(revenue.tax)}`] : []),
          ...(money === null ? [] : [money]),
        ].join(' '),
      ),
    ).toEqual(expected);
  });
});

test('each payment names its own method and reference', () => {
  const order = anOrder([], []);
  const part = (amount: number, method: 'BANK' | 'CARD', paymentState: PaymentState) => ({
    at: onDay(2),
    status: 'PENDING' as const,
    paymentState,
    payment: { amount, method },
    edit: null,
  });
  const events = [
    part(300, 'CARD', 'PARTIALLY_PAID'),
    part(200, 'BANK', 'PARTIALLY_PAID'),
    part(570, 'CARD', 'PAID'),
  ];
  const bookings = bookingsOf({ ...order, events: [...order.events, ...events] });
  expect(
    bookings.map(({ kind, paymentMethod, paymentReference }) => [kind, paymentMethod, paymentReference]),
  ).toEqual([
    ['SALE', 'BANK', 'RF1'],
    ['PAYMENT', 'CARD', 'pi_1'],
    ['PAYMENT', 'BANK', 'RF1'],
    ['PAYMENT', 'CARD', 'pi_2'],
  ]);
});
