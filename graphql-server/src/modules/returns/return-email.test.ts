import { describe, expect, test } from 'vitest';
import { formatEmail } from '../../email/email-content.ts';
import type { OrderSender } from '../orders/emails/order-sender.ts';
import type { ReturnEmailKind } from '../orders/emails/order-mail.ts';
import { ownLinks } from '../../email/sender.fixtures.ts';
import { renderHtml } from '../../email/render-html.ts';
import { renderText } from '../../email/render-text.ts';
import { enUs } from '../../shared/messages/locale.ts';
import { defaultSettings } from '../settings/effective-settings.ts';
import { sampleReturnEmail } from './return-emails.ts';

const sender: OrderSender = {
  shopName: 'Tom & Co',
  emailAddress: 'shop@test.example',
  baseUrl: 'https://shop.example',
  bankAccount: null,
  openings: defaultSettings(false).emails,
  ...ownLinks,
};
const terms = { currencyCode: 'USD', now: new Date('2026-11-20T09:30:00Z') };
const composeEmail = (kind: ReturnEmailKind, openings = {}) => {
  const from = { ...sender, openings: { ...sender.openings, ...openings } };
  return formatEmail(sampleReturnEmail(kind, terms, from), enUs);
};
const LABEL = 'https://shop.example/account/orders/example/returnLabel?return=return';

describe('an email about a return', () => {
  test.each([
    [
      'RETURN_REQUESTED',
      'We’ve received your return request',
      'Please don’t send anything back yet',
      'It is smaller than I thought.',
    ],
    ['RETURN_APPROVED', 'Your return is approved', 'Please print the label', LABEL],
    [
      'RETURN_DECLINED',
      'We can’t accept your return',
      'You’ll find the reason below',
      'its glass is scratched',
    ],
    [
      'RETURN_RECEIVED',
      'We’ve received your returned items',
      'refund you the way you paid',
      '1 × Lamp, Green',
    ],
  ] as const)('%s', (kind, title, words, part) => {
    const content = composeEmail(kind);
    expect(content.subject).toBe(`${title}: order 1001`);
    for (const body of [renderText(content, sender), renderHtml(content, sender)]) {
      for (const text of ['Hello Ada,', words, part, 'R1001', '1 × Lamp, Green'])
        expect(body).toContain(text);
      expect(body).toContain('https://shop.example/account/orders/example');
    }
  });

  test('has a label only when it is approved, and begins with what the merchant wrote', () => {
    expect(renderText(composeEmail('RETURN_REQUESTED'), sender)).not.toContain('returnLabel');
    const own = composeEmail('RETURN_APPROVED', {
      returnApproved: 'Dear {name}, {return} may come to {shop}.',
    });
    expect(renderText(own, sender)).toContain('Dear Ada, R1001 may come to Tom & Co.');
  });
});
