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
  expect(rowsAbout({ lines, newTotal: 9000 })).toEqual([
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

test('of a paid order, it says what is refunded; of a canceled one, nothing is to pay', () => {
  const total = 'New total: $90.00 instead of $98.00';
  expect(rowsAbout({ newTotal: 9000 }, { paymentState: 'PAID' })).toEqual([total, 'Refund: $8.00']);
  expect(rowsAbout({ newTotal: 9000 }, { status: 'CANCELLED' })).toEqual([total]);
});
