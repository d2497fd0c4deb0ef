import { expect, test } from 'vitest';
import { formatEmail } from '../../email/email-content.ts';
import { renderHtml } from '../../email/render-html.ts';
import { renderText } from '../../email/render-text.ts';
import { ownLinks } from '../../email/sender.fixtures.ts';
import { enUs } from '../../shared/messages/locale.ts';
import { orderEmail } from '../orders/emails/order-email.ts';
import type { OrderSender } from '../orders/emails/order-sender.ts';
import { sampleLine, sampleOrder } from '../orders/emails/sample-order.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import { defaultSettings } from '../settings/effective-settings.ts';
import { withdrawalEmail } from './withdrawal-email.ts';

const sender: OrderSender = {
  shopName: 'Tom & Co',
  emailAddress: 'shop@test.example',
  baseUrl: 'https://shop.example',
  bankAccount: null,
  openings: defaultSettings(false).emails,
  ...ownLinks,
};
const order = sampleOrder({ currencyCode: 'USD', now: new Date('2026-11-20T09:30:00Z') });

test('the receipt says what was declared, by whom and when', () => {
  const withdrawal = {
    id: 'withdrawal',
    number: 'W1001',
    orderId: order.id,
    name: 'Grace Hopper',
    createdAt: new Date('2026-11-22T15:04:00Z'),
    lines: [{ orderLineId: sampleLine.id, quantity: 1 }],
  };
  const content = formatEmail(withdrawalEmail(withdrawal, { order, lines: [sampleLine] }, sender), enUs);
  expect(content.subject).toBe('We’ve received your withdrawal: order 1001');
  for (const body of [renderText(content, sender), renderHtml(content, sender)])
    for (const part of [
      'I hereby withdraw from my contract for the items below.',
      'W1001',
      'Grace Hopper',
      'November 22, 2026',
      '1 × Lamp, Green',
      'https://shop.example/account/orders/example',
    ])
      expect(body).toContain(part);
});

test.each<[string, OrderStatus, boolean, boolean]>([
  ['of a shop that offers withdrawals', 'PENDING', true, true],
  ['of one that offers none', 'PENDING', false, false],
  ['about an order that was canceled', 'CANCELLED', true, false],
])('an email %s has the link to withdraw, or has it not', (_case, status, isOffered, hasLink) => {
  const url = 'https://shop.example/withdraw?token=signed';
  const from = { ...sender, withdrawalLink: isOffered ? () => url : null };
  const mail = { kind: 'ORDER_PLACED', orderId: order.id } as const;
  const draft = orderEmail(mail, { order: { ...order, status }, lines: [sampleLine] }, from);
  expect(renderText(formatEmail(draft, enUs), from).includes(url)).toBe(hasLink);
});
