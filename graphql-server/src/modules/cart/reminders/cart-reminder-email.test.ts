import { describe, expect, test } from 'vitest';
import { type EmailContent, formatEmail, type Sender } from '../../../email/email-content.ts';
import { ownLinks } from '../../../email/sender.fixtures.ts';
import { renderHtml } from '../../../email/render-html.ts';
import { renderText } from '../../../email/render-text.ts';
import { enUs } from '../../../shared/messages/locale.ts';
import type { Picture } from '../../catalogue/pictures/picture.ts';
import { defaultSettings } from '../../settings/effective-settings.ts';
import { cartReminderEmail } from './cart-reminder-email.ts';

const sender: Sender = {
  shopName: 'Tom & Co',
  emailAddress: 'shop@test.example',
  baseUrl: 'https://shop.example',
  bankAccount: null,
  openings: defaultSettings(false).emails,
  ...ownLinks,
};

const picture = (url: string, ...widths: number[]): Picture => ({
  url,
  alt: 'A tee',
  width: 1600,
  height: 1600,
  sources: widths.map((width) => ({ url: url.replace('1600', String(width)), width })),
});

/** An email about two lines, the second one without options; shipping and discount in cents. */
function reminder(images: Picture[], { discountTotal = 0, shippingTotal = 0 } = {}): EmailContent {
  const lines = images.map((image, index) => ({
    product: { title: index === 0 ? 'Tee <b>bold</b>' : 'Lamp' },
    image,
    colour: index === 0 ? 'Forest' : null,
    size: index === 0 ? 'S' : null,
    others: [],
    quantity: 2,
    unitPrice: 1000,
    total: 2000,
  }));
  // Set independently of the lines: the email itself adds nothing up.
  const totals = {
    itemCount: 4,
    subtotal: 4000,
    discountTotal,
    shippingTotal,
    total: 7777,
    pricesIncludeTax: true,
    isReverseCharge: false,
    taxTotal: 0,
    shippingTaxTotal: 0,
    taxes: [],
  };
  const unsubscribeUrl = 'https://shop.example/newsletter/unsubscribe?token=t';
  const content = { name: 'Ada', lines, totals, requiresShipping: true, currency: 'USD', unsubscribeUrl };
  return formatEmail(cartReminderEmail(content, sender), enUs);
}

describe('pictures', () => {
  test.each([
    [
      'the smallest file that is large enough',
      picture('/assets/a-1600.webp', 320, 96, 160),
      'https://shop.example/assets/a-160.webp',
    ],
    [
      'the picture itself without such files',
      picture('/assets/a-1600.webp', 96),
      'https://shop.example/assets/a-1600.webp',
    ],
    ['one on another host', picture('https://cdn.example/a.jpg'), 'https://cdn.example/a.jpg'],
    ['none for a placeholder', picture('/placeholders/other.svg'), null],
    ['none without a file', picture(''), null],
  ])('%s', (_, image, url) => {
    const { blocks } = reminder([image]);
    expect(blocks).toContainEqual(
      expect.objectContaining({ type: 'items', lines: [expect.objectContaining({ pictureUrl: url })] }),
    );
    const html = renderHtml(reminder([image]), sender);
    if (url === null) expect(html).not.toContain('<img');
    else expect(html).toContain(`<img src="${url}" alt="" width="64" height="64"`);
  });

  test('of some lines leave an empty space next to the others', () => {
    const html = renderHtml(reminder([picture('/a.webp'), picture('/b.svg')]), sender);
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(html.match(/<td width="64"/g)).toHaveLength(2);
    expect(html.match(/<td colspan="2"/g)).toHaveLength(3);
    expect(html).toContain('Tee &lt;b&gt;bold&lt;/b&gt;');
  });
});

test.each([
  [{}, 'Subtotal: $40.00\nShipping: Free\nTotal: $77.77'],
  [{ discountTotal: 400 }, 'Subtotal: $40.00\nDiscount: -$4.00\nShipping: Free\nTotal: $77.77'],
  [{ shippingTotal: 495 }, 'Subtotal: $40.00\nShipping: $4.95\nTotal: $77.77'],
])('the totals are those from the shop: %j', (amounts, totals) => {
  const text = renderText(reminder([picture('/a.webp'), picture('/b.webp')], amounts), sender);
  expect(text).toContain(`Forest, S, 2 × $10.00: $20.00\nLamp\n  2 × $10.00: $20.00\n\n${totals}`);
  expect(text).toContain('https://shop.example/cart?of=account');
  expect(text).toContain('Unsubscribe: https://shop.example/newsletter/unsubscribe?token=t');
});
