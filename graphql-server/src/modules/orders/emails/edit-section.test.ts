import { expect, test } from 'vitest';
import { formatEmail } from '../../../email/email-content.ts';
import { renderText } from '../../../email/render-text.ts';
import { ownLinks } from '../../../email/sender.fixtures.ts';
import { enUs } from '../../../shared/messages/locale.ts';
import { defaultSettings } from '../../settings/effective-settings.ts';
import type { Order } from '../order.ts';
import type { OrderEditChanges } from '../order-event.entity.ts';
import { orderEmail } from './order-email.ts';
import type { OrderSender } from './order-sender.ts';
import { sampleLine, sampleOrder } from './sample-order.ts';

const sender: OrderSender = {
  shopName: 'Tom & Co',
  emailAddress: 'shop@test.example',
  baseUrl: 'https://shop.example',
  bankAccount: null,
  openings: defaultSettings(false).emails,
  ...ownLinks,
};

const nothing: OrderEditChanges = {
  lines: [],
  previousDeliveryMethod: null,
  newDeliveryMethod: null,
  previousDiscount: 0,
  newDiscount: 0,
  discountReason: null,
  previousTotal: 9800,
  newTotal: 9800,
  refundedAmount: 0,
  amountToPay: 9800,
};

function emailAbout(edit: Partial<OrderEditChanges>, order: Partial<Order> = {}) {
  const mail = { kind: 'ORDER_EDITED', orderId: 'example', edit: { ...nothing, ...edit } } as const;
  const sample = sampleOrder({ currencyCode: 'USD', now: new Date('2026-11-20T09:30:00Z') });
  const draft = orderEmail(mail, { order: { ...sample, ...order }, lines: [sampleLine] }, sender);
  return formatEmail(draft, enUs);
}

/** The rows about the edit: they come before the button to the order. */
function rowsAbout(edit: Partial<OrderEditChanges>, order: Partial<Order> = {}) {
  const details = emailAbout(edit, order).blocks.find((block) => block.type === 'details');
  return details?.rows.map(({ label, value }) => `${label}: ${value}`);
}

const lineOf = (title: string, previousQuantity: number, newQuantity: number, options: string[] = []) => ({
  title,
  options,
  previousQuantity,
  newQuantity,
});

test('the email says what was added, removed and changed, and the new total', () => {
  const lines = [lineOf('Lamp', 3, 2, ['Green', 'Large']), lineOf('Tee', 1, 0), lineOf('Mug', 0, 4)];
  expect(rowsAbout({ lines, newTotal: 9000, amountToPay: 9000 })).toEqual([
    'Lamp, Green, Large: 2 instead of 3',
    'Tee: Removed',
    'Mug: 4 added',
    'New total: $90.00 instead of $98.00',
    'To pay: $90.00',
  ]);
  const content = emailAbout({ lines });
  expect(content.subject).toBe('Your order was changed: order 1001');
  expect(renderText(content, sender)).toContain('Hello Ada,\n\nYour order was changed.');
});

test.each<[string, Partial<OrderEditChanges>, string[]]>([
  [
    'another delivery method',
    { previousDeliveryMethod: 'Standard', newDeliveryMethod: 'Express' },
    ['Delivery: Express instead of Standard'],
  ],
  ['a first delivery method', { newDeliveryMethod: 'Express' }, ['Delivery: Express']],
  ['no delivery', { previousDeliveryMethod: 'Standard' }, ['Delivery: No delivery instead of Standard']],
  ['a discount', { newDiscount: 500, discountReason: 'Scratched' }, ['Discount: $5.00 (Scratched)']],
  ['no discount', { previousDiscount: 500 }, ['Discount: Removed']],
])('%s', (_what, edit, rows) => {
  expect(rowsAbout(edit)).toEqual([...rows, 'New total: $98.00', 'To pay: $98.00']);
});

test('it says what is refunded or still to pay of what was paid; of a canceled one, nothing is to pay', () => {
  const total = 'New total: $90.00 instead of $98.00';
  const cheaper = { newTotal: 9000, amountToPay: 0 };
  const paid = { paymentState: 'PAID' } as const;
  expect(rowsAbout({ ...cheaper, refundedAmount: 800 }, paid)).toEqual([total, 'Refund: $8.00']);
  // $10.00 of it had been paid, $90.00, or $91.00.
  const partly = { paymentState: 'PARTIALLY_PAID' } as const;
  expect(rowsAbout({ ...cheaper, amountToPay: 8000 }, partly)).toEqual([total, 'To pay: $80.00']);
  expect(rowsAbout(cheaper, paid)).toEqual([total]);
  expect(rowsAbout({ ...cheaper, refundedAmount: 100 }, paid)).toEqual([total, 'Refund: $1.00']);
  // It was paid before the email was sent.
  expect(rowsAbout({ ...cheaper, amountToPay: 9000 }, paid)).toEqual([total]);
  expect(rowsAbout({ ...cheaper, amountToPay: 9000 }, { status: 'CANCELLED' })).toEqual([total]);
});
