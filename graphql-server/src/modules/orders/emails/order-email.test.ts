import { expect, test } from 'vitest';
import { formatEmail } from '../../../email/email-content.ts';
import type { OrderSender } from './order-sender.ts';
import { ownLinks } from '../../../email/sender.fixtures.ts';
import { enUs } from '../../../shared/messages/locale.ts';
import { defaultSettings } from '../../settings/effective-settings.ts';
import type { Order } from '../order.ts';
import { sampleLine, sampleOrder } from './sample-order.ts';
import { orderEmail, type OrderEmail } from './order-email.ts';

const sender: OrderSender = {
  shopName: 'Exclusive',
  emailAddress: 'shop@test.example',
  baseUrl: 'https://test.example',
  bankAccount: null,
  openings: defaultSettings(true).emails,
  ...ownLinks,
};

const order: Order = {
  id: '1',
  userId: '2',
  number: 'A1',
  reference: 'of-the-caller',
  status: 'PENDING',
  shipmentState: 'NONE',
  requiresShipping: true,
  tags: [],
  customFields: {},
  customerNote: null,
  giftMessage: null,
  termsAcceptedAt: null,
  storefrontId: null,
  importedFrom: null,
  paymentMethod: 'CASH_ON_DELIVERY',
  paymentState: 'UNPAID',
  paidAmount: 0,
  paymentReference: null,
  paymentDueAt: null,
  paymentLinkExpiresAt: null,
  guestLinkExpiresAt: null,
  currencyCode: 'USD',
  customer: {
    id: '2',
    fullName: 'Ada',
    email: 'ada@test.example',
    phone: null,
    address: null,
    profilePicture: null,
  },
  billing: null,
  deliveryMethod: null,
  vatNumberCheck: null,
  deliveryAddress: null,
  createdAt: new Date('2026-11-20T09:30:00Z'),
  updatedAt: new Date('2026-11-20T09:30:00Z'),
  totals: {
    itemCount: 4,
    subtotal: 3497,
    discountTotal: 0,
    shippingTotal: 492,
    total: 3989,
    pricesIncludeTax: true,
    isReverseCharge: false,
    taxTotal: 591,
    shippingTaxTotal: 79,
    taxes: [
      { name: 'VAT', rate: 19_000, taxable: 2931, amount: 558 },
      { name: 'Levy', rate: 8875, taxable: 467, amount: 33 },
      { name: 'VAT', rate: 0, taxable: 500, amount: 0 },
    ],
  },
};

/** The totals below the items, as the customer sees them. */
function sumsOf(totals: Partial<Order['totals']>): string[] {
  const ofTotals = { ...order, totals: { ...order.totals, ...totals } };
  const draft = orderEmail({ kind: 'ORDER_PLACED', orderId: '1' }, { order: ofTotals, lines: [] }, sender);
  return formatEmail(draft, enUs).blocks.flatMap((block) =>
    block.type === 'items' ? block.totals.map(({ label, value }) => `${label}: ${value}`) : [],
  );
}

test('an email has what the customer wrote, and nothing if they wrote nothing', () => {
  const textsOf = (texts: Partial<Order>) => {
    const noted = { order: { ...order, ...texts }, lines: [] };
    const draft = orderEmail({ kind: 'ORDER_PLACED', orderId: '1' }, noted, sender);
    return formatEmail(draft, enUs).blocks.flatMap((block) =>
      block.type === 'details' ? block.rows.map(({ label, value }) => `${label}: ${value}`).slice(3) : [],
    );
  };
  expect(textsOf({ customerNote: 'Ring twice.\nIt is broken.', giftMessage: 'Cheers' })).toEqual([
    'Your note: Ring twice.\nIt is broken.',
    'Gift message: Cheers',
  ]);
  expect(textsOf({})).toEqual([]);
});

test('an email shows included taxes below the total', () => {
  expect(sumsOf({})).toEqual([
    ...['Subtotal: $34.97', 'Shipping: $4.92', 'Total: $39.89'],
    ...['Includes VAT (19%): $5.58', 'Includes Levy (8.875%): $0.33'],
  ]);
});

test('an email shows added taxes above the total', () => {
  expect(sumsOf({ pricesIncludeTax: false, total: 4580 })).toEqual([
    ...['Subtotal: $34.97', 'Shipping: $4.92', 'VAT (19%): $5.58', 'Levy (8.875%): $0.33', 'Total: $45.80'],
  ]);
});

test('an email without taxes does not mention them', () => {
  const sums = sumsOf({ taxes: [], taxTotal: 0, shippingTaxTotal: 0 });
  expect(sums).toEqual(['Subtotal: $34.97', 'Shipping: $4.92', 'Total: $39.89']);
});

test('an email says what is made to order, and nothing about delivery if there is none', () => {
  const textOf = (requiresShipping: boolean, leadTimeDays: number | null) => {
    const { billing } = sampleOrder({ currencyCode: 'USD', now: order.createdAt });
    const draft = orderEmail(
      { kind: 'ORDER_PLACED', orderId: '1' },
      { order: { ...order, requiresShipping, billing }, lines: [{ ...sampleLine, leadTimeDays }] },
      sender,
    );
    return JSON.stringify(formatEmail(draft, enUs));
  };
  const shipped = textOf(true, 1);
  expect(shipped).toContain('ships in 1 day"');
  expect(shipped).toContain('Deliver to');
  const digital = textOf(false, null);
  expect(digital).toContain('Billing address');
  for (const words of ['Made to order', 'Deliver to', 'Shipping']) expect(digital).not.toContain(words);
});

test.each([
  [0, null, null],
  [2, null, ['Ships later', '2 of 3']],
  [2, '2999-03-01', ['Ships from March 1, 2999', '2 of 3']],
])('an email says of %i units that they are not in stock', (backorderedQuantity, availableFrom, row) => {
  const line = { ...sampleLine, quantity: 3, backorderedQuantity, availableFrom };
  const draft = orderEmail({ kind: 'ORDER_PLACED', orderId: '1' }, { order, lines: [line] }, sender);
  const text = JSON.stringify(formatEmail(draft, enUs));
  for (const part of row ?? []) expect(text).toContain(part);
  if (row === null) expect(text).not.toContain('Ships ');
});

test('an email promises no shipping if there is none', () => {
  const textOf = (mail: OrderEmail, rest: Partial<Order>) => {
    const line = { ...sampleLine, requiresShipping: false, leadTimeDays: 5 };
    const course = { ...order, requiresShipping: false, ...rest };
    return JSON.stringify(formatEmail(orderEmail(mail, { order: course, lines: [line] }, sender), enUs));
  };
  const cancelled = textOf({ kind: 'ORDER_STATUS_CHANGED', orderId: '1', status: 'CANCELLED' }, {});
  expect(cancelled).toContain('Your order was cancelled.');
  expect(cancelled).toContain('ready in 5 days"');
  const free = textOf({ kind: 'ORDER_PLACED', orderId: '1' }, { status: 'DELIVERED', paymentState: 'PAID' });
  expect(free).toContain('We’ve received your order.');
  for (const text of [cancelled, free]) expect(text).not.toMatch(/shipped|ships|getting it ready/);
});

test('an email greets the customer by first name, and addresses the parcel to the full name', () => {
  const billing = {
    firstName: 'Zoë',
    lastName: 'Łukasz',
    company: null,
    streetAddress: '1 Row',
    apartment: null,
    city: 'York',
    phone: '12345',
    email: 'zoe@test.example',
  };
  const draft = orderEmail(
    { kind: 'ORDER_PLACED', orderId: '1' },
    { order: { ...order, billing }, lines: [] },
    sender,
  );
  const text = JSON.stringify(formatEmail(draft, enUs));
  expect(text).toContain('Hello Zoë,');
  expect(text).toContain('Zoë Łukasz\\n1 Row');
});

test('an email about an order to another address names both', () => {
  const deliveryAddress = {
    firstName: 'Anne',
    company: null,
    streetAddress: '1 Harbour Lane',
    apartment: null,
    city: 'York',
  };
  const { billing } = sampleOrder({ currencyCode: 'USD', now: order.createdAt });
  const parts = { order: { ...order, billing, deliveryAddress }, lines: [] };
  const draft = orderEmail({ kind: 'ORDER_PLACED', orderId: '1' }, parts, sender);
  const text = JSON.stringify(formatEmail(draft, enUs));
  expect(text).toMatch(
    /Deliver to[^A-Z]*Anne.n1 Harbour Lane.nYork[^A-Z]*Billing address[^A-Z]*Ada Lovelace/,
  );
});

test('an email about a partially paid order says what is still to pay', () => {
  const { totals } = sampleOrder({ currencyCode: 'USD', now: order.createdAt });
  const partlyPaid = {
    ...order,
    paymentMethod: 'BANK' as const,
    paymentState: 'PARTIALLY_PAID' as const,
    totals: { ...totals, total: 2500 },
    paidAmount: 1000,
  };
  const draft = orderEmail({ kind: 'ORDER_PAID', orderId: '1' }, { order: partlyPaid, lines: [] }, sender);
  const text = JSON.stringify(formatEmail(draft, enUs));
  expect(text).toMatch(/Still to pay[^0-9]*\$15\.00/);
  expect(text).toMatch(/Amount[^0-9]*\$15\.00/);
});

test.each([
  ['PAID', true],
  ['PARTIALLY_PAID', true],
  ['UNPAID', false],
] as const)(
  'an email about a canceled bank transfer order that was %s promises its refund: %s',
  (paymentState, isSaid) => {
    const cancelled = {
      ...order,
      paymentMethod: 'BANK' as const,
      paymentState,
      status: 'CANCELLED' as const,
    };
    const draft = orderEmail(
      { kind: 'ORDER_STATUS_CHANGED', orderId: '1', status: 'CANCELLED' },
      { order: cancelled, lines: [] },
      sender,
    );
    const text = JSON.stringify(formatEmail(draft, enUs));
    expect(text.includes('We’ll refund what you paid.')).toBe(isSaid);
  },
);
