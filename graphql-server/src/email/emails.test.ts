import { describe, expect, test } from 'vitest';
import type { LineUnits, Order, OrderLine } from '../modules/orders/order.ts';
import { defaultSettings } from '../modules/settings/effective-settings.ts';
import { contactEmail } from '../modules/contact/contact-email.ts';
import { plainWords, pseudoLocale } from '../shared/messages/pseudo-locale.fixtures.ts';
import { enUs } from '../shared/messages/locale.ts';
import { type EmailContent, type EmailDraft, formatEmail } from './email-content.ts';
import { type OrderEmail, orderEmail } from '../modules/orders/emails/order-email.ts';
import { passwordResetEmail } from '../modules/auth/passwords/password-reset-email.ts';
import { ownLinks } from './sender.fixtures.ts';
import type { OrderSender } from '../modules/orders/emails/order-sender.ts';
import type { ResetSender } from '../modules/auth/passwords/reset-sender.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

const sender: OrderSender & ResetSender = {
  shopName: 'Tom & Co',
  emailAddress: 'shop@test.example',
  baseUrl: 'https://shop.example',
  bankAccount: { holder: 'Tom & Co', iban: 'DE02120300000000202051', bic: null, bank: 'A Bank' },
  openings: defaultSettings(false).emails,
  ...ownLinks,
};

const order: Order = {
  id: '0193e0c0-0000-7000-8000-000000000001',
  userId: '0193e0c0-0000-7000-8000-000000000002',
  number: 'A-17',
  reference: 'of-the-caller',
  status: 'PENDING',
  paymentMethod: 'CASH_ON_DELIVERY',
  paymentState: 'UNPAID',
  paidAmount: 0,
  paymentReference: null,
  paymentDueAt: null,
  guestLinkExpiresAt: null,
  requiresShipping: true,
  deliveryMethod: null,
  vatNumberCheck: null,
  deliveryAddress: null,
  storefrontId: null,
  importedFrom: null,
  customerNote: null,
  giftMessage: null,
  termsAcceptedAt: null,
  paymentLinkExpiresAt: new Date('2026-11-27T09:30:00Z'),
  currencyCode: 'USD',
  totals: {
    itemCount: 3,
    subtotal: 123_456,
    discountTotal: 0,
    shippingTotal: 0,
    total: 123_456,
    pricesIncludeTax: true,
    isReverseCharge: false,
    taxTotal: 0,
    shippingTaxTotal: 0,
    taxes: [],
  },
  customer: {
    id: '0193e0c0-0000-7000-8000-000000000002',
    fullName: 'Ada Lovelace',
    email: 'ada@test.example',
    phone: null,
    address: null,
    profilePicture: null,
  },
  billing: {
    firstName: 'Ada',
    company: null,
    streetAddress: '12 Analytical Row',
    apartment: null,
    city: 'London',
    phone: '+442079460123',
    email: 'ada@test.example',
  },
  shipmentState: 'NONE',
  tags: [],
  customFields: {},
  createdAt: new Date('2026-11-20T09:30:00Z'),
  updatedAt: new Date('2026-11-20T09:30:00Z'),
};

const line: OrderLine = {
  id: '0193e0c0-0000-7000-8000-000000000003',
  productId: '0193e0c0-0000-7000-8000-000000000004',
  productHandle: 'tee-bold',
  variantId: '0193e0c0-0000-7000-8000-000000000005',
  sku: null,
  title: 'Tee <b>"bold"</b>',
  image: { url: '/t.webp', alt: 'Tee', width: 1, height: 1, sources: [] },
  colour: 'Red',
  size: null,
  others: [],
  customFields: {},
  refundedQuantity: 0,
  restockedQuantity: 0,
  returningQuantity: 0,
  unsentQuantity: 0,
  quantity: 3,
  unitPrice: 41_152,
  total: 123_456,
  discountTotal: 0,
  taxTotal: 0,
  taxRate: null,
  weight: null,
  requiresShipping: true,
  leadTimeDays: null,
  backorderedQuantity: 0,
  availableFrom: null,
  originCountry: null,
  customsCode: null,
  isWithdrawalExcluded: false,
};

const orderId = order.id;
const inEnglish = (draft: EmailDraft) => formatEmail(draft, enUs);
const composeEmail = (mail: OrderEmail) => inEnglish(orderEmail(mail, { order, lines: [line] }, sender));

test('an order email shows the discount by promotions', () => {
  const adjustments = [
    { promotionId: 'p1', title: 'Welcome', code: 'WELCOME10', kind: 'PERCENT' as const, amount: 12_346 },
    { promotionId: 'p2', title: 'Free weekend', code: null, kind: 'FREE_DELIVERY' as const, amount: 500 },
  ];
  const { blocks } = inEnglish(
    orderEmail({ kind: 'ORDER_PLACED', orderId }, { order, lines: [line], adjustments }, sender),
  );
  const totals = blocks.flatMap((block) => (block.type === 'items' ? block.totals : []));
  expect(totals.slice(0, 3)).toEqual([
    { label: 'Subtotal', value: '$1,234.56' },
    { label: 'Welcome (WELCOME10)', value: '-$123.46' },
    { label: 'Free weekend', value: 'Free delivery' },
  ]);
});

const orderEmails: [OrderEmail, string, string][] = [
  [{ kind: 'ORDER_PLACED', orderId }, 'Thank you for your order: order A-17', 'received your order'],
  [
    { kind: 'ORDER_PAYMENT_LINK', orderId },
    'Please pay for your order: order A-17',
    'Still to pay for your order: $1,234.56.',
  ],
  [
    { kind: 'ORDER_PAID', orderId },
    'We’ve received your payment: order A-17',
    'received the payment for your order',
  ],
  [
    { kind: 'ORDER_REFUNDED', orderId, amount: 2050 },
    'Your refund is on its way: order A-17',
    'refunded $20.50',
  ],
  [
    { kind: 'ORDER_SENT', orderId, shipmentId: 'x' },
    'Your order is on its way: order A-17',
    'shipped your order',
  ],
  ...(
    [
      ['PENDING', 'We’re preparing your order', 'preparing'],
      ['DELIVERED', 'Your order was delivered', 'was delivered'],
      ['CANCELLED', 'Your order was cancelled', 'was cancelled, and nothing'],
      ['RETURNED', 'We’ve received your return', 'received'],
    ] as const
  ).map(([status, title, words]): [OrderEmail, string, string] => [
    { kind: 'ORDER_STATUS_CHANGED', orderId, status },
    `${title}: order A-17`,
    words,
  ]),
];

describe('an email about an order', () => {
  test('with a payment link says until when, if the order is cancelled otherwise', () => {
    const due = { ...order, paymentDueAt: order.paymentLinkExpiresAt };
    const draft = orderEmail({ kind: 'ORDER_PAYMENT_LINK', orderId }, { order: due, lines: [line] }, sender);
    expect(renderText(inEnglish(draft), sender)).toContain('Please pay by card by November 27, 2026');
  });

  test('lists refunded lines, and none for a refunded amount', () => {
    const text = (lines: LineUnits[]) =>
      renderText(composeEmail({ kind: 'ORDER_REFUNDED', orderId, amount: 2050, lines }), sender);
    expect(text([{ orderLineId: line.id, quantity: 2 }])).toContain('2 × Tee <b>"bold"</b>, Red');
    expect(text([])).not.toContain('2 × Tee');
  });

  test.each(orderEmails)('%j', (mail, subject, words) => {
    const content = composeEmail(mail);
    expect(content.subject).toBe(subject);
    for (const body of [renderText(content, sender), renderHtml(content, sender)]) {
      expect(body).toContain(words);
      expect(body).toContain('Hello Ada,');
      expect(body).toContain(`https://shop.example/account/orders/${orderId}`);
      expect(body).toContain('12 Analytical Row');
      expect(body).toContain('Red, 3 × $411.52');
      expect(body).toContain('$1,234.56');
      expect(body).toContain('Free');
      expect(body).toContain('Cash on delivery');
    }
  });

  const byBank: Order = {
    ...order,
    paymentMethod: 'BANK',
    paymentReference: 'RF18 A17',
    paymentDueAt: new Date('2026-11-27T09:30:00Z'),
  };
  const writeTo = (placed: Order, shop = sender) =>
    renderText(
      inEnglish(orderEmail({ kind: 'ORDER_PLACED', orderId }, { order: placed, lines: [line] }, shop)),
      shop,
    );

  test('explains the bank transfer while it is due', () => {
    const text = writeTo(byBank);
    for (const words of [
      'RF18 A17',
      'DE02120300000000202051',
      'A Bank',
      'by November 27, 2026',
      'Amount: $1,234.56',
    ]) {
      expect(text).toContain(words);
    }
    expect(writeTo(byBank, { ...sender, bankAccount: null })).toContain('just reply to this email');
    expect(writeTo({ ...byBank, paymentState: 'PAID' })).not.toContain('RF18 A17');
    expect(writeTo({ ...byBank, status: 'CANCELLED' })).not.toContain('RF18 A17');
    expect(writeTo(order)).not.toContain('IBAN');
  });

  test('links to the order for guests, and to the account for others', () => {
    const byLink = `https://shop.example/orders/${orderId}`;
    expect(writeTo({ ...order, guestLinkExpiresAt: new Date('2027-11-27T09:30:00Z') })).toContain(byLink);
    expect(writeTo(order)).not.toContain(byLink);
  });

  test('promises no delivery before a prepayment has arrived', () => {
    const byCard: Order = { ...order, paymentMethod: 'CARD' };
    expect(writeTo(byCard)).toContain('as soon as your payment arrives');
    expect(writeTo({ ...byCard, paymentState: 'PAID' })).toContain('are getting it ready');
  });

  test('uses the account’s name when the address has none', () => {
    const content = inEnglish(
      orderEmail(
        { kind: 'ORDER_PLACED', orderId },
        { order: { ...order, billing: null }, lines: [line] },
        sender,
      ),
    );
    expect(renderText(content, sender)).toContain('Hello Ada Lovelace,');
    expect(renderText(content, sender)).not.toContain('Deliver to');
  });
});

const emails: [string, EmailContent][] = [
  ['order', composeEmail({ kind: 'ORDER_PLACED', orderId })],
  [
    'contact',
    inEnglish(contactEmail({ name: '<i>Eve', email: 'e@<i>', phone: '<i>', message: 'a\n<script>"&' })),
  ],
  ['reset', inEnglish(passwordResetEmail('<i>Ada', 'a-token', sender))],
  ['google', inEnglish(passwordResetEmail('<i>Ada', null, sender))],
];

describe('HTML', () => {
  test.each(emails)('of %s escapes users’ markup, and loads nothing', (_name, content) => {
    const html = renderHtml(content, sender);
    expect(html).not.toMatch(/<(b|i|script)>|<img|url\(|<link/);
    expect(html).toContain('Tom &amp; Co');
    expect(html).toMatch(/^<!doctype html>/);
  });

  test('escapes and keeps line breaks', () => {
    const content = inEnglish(
      contactEmail({ name: 'Eve', email: 'e', phone: '1', message: 'a\n<script>"&' }),
    );
    expect(renderHtml(content, sender)).toMatch(/a<br \/>\s+&lt;script&gt;&quot;&amp;/);
    expect(renderText(content, sender)).toContain('> a\n> <script>"&');
  });
});

test('a password email contains the token; an account with Google gets none', () => {
  const withToken = renderText(inEnglish(passwordResetEmail('Ada', 'a-token', sender)), sender);
  expect(withToken).toContain('https://shop.example/resetPassword?token=a-token\n');
  expect(withToken).toContain('expires in an hour');
  const withGoogle = renderText(inEnglish(passwordResetEmail('Ada', null, sender)), sender);
  expect(withGoogle).toContain('Sign in with Google');
  expect(withGoogle).not.toContain('token');
});

describe('in another language', () => {
  // The text of users and operators has no Latin letters here, so any Latin letter comes from us.
  const link = () => '//1';
  const shop = {
    shopName: '店',
    emailAddress: '1@2.3',
    baseUrl: '//1',
    bankAccount: { holder: '店', iban: '12', bic: '34', bank: '银行' },
    openings: sender.openings,
    orderPage: link,
    returnLabel: link,
    paymentLink: link,
    takesCards: true,
    withdrawalLink: link,
    orderConfirmationLink: link,
    formatAddress: ownLinks.formatAddress,
    passwordResetLink: link,
    home: link,
  };
  const foreign: Order = {
    ...order,
    id: '1',
    number: '17',
    paymentMethod: 'BANK',
    paymentDueAt: new Date('2026-11-27T09:30:00Z'),
    totals: { ...order.totals, shippingTotal: 500 },
    billing: order.billing && {
      ...order.billing,
      firstName: '阿达',
      streetAddress: '街 12',
      city: '伦敦',
    },
  };
  const lines = [
    { ...line, title: '衬衫', colour: '红' },
    { ...line, title: '杯', colour: null },
  ];
  const drafts: EmailDraft[] = [
    ...orderEmails.map(([mail]) => orderEmail(mail, { order: foreign, lines }, shop)),
    ...(['CASH_ON_DELIVERY', 'CARD'] as const).map((paymentMethod) =>
      orderEmail(
        { kind: 'ORDER_PLACED', orderId },
        { order: { ...foreign, paymentMethod, totals: order.totals }, lines },
        shop,
      ),
    ),
    ...[null, foreign.paymentDueAt].map((paymentDueAt) =>
      orderEmail(
        { kind: 'ORDER_PLACED', orderId },
        { order: { ...foreign, paymentDueAt }, lines },
        { ...shop, bankAccount: null },
      ),
    ),
    contactEmail({ name: '夏娃', email: '1@2.3', phone: '1', message: '你好' }),
    passwordResetEmail('阿达', '123', shop),
    passwordResetEmail('阿达', null, shop),
  ];
  // Intl formats dates and knows no pseudo-locale; the others are not sentences.
  const noSentences = /November|resetPassword\?token|account\/orders|login$/gm;

  test.each(drafts)('no sentence of %# is in plain letters', (draft) => {
    const said = formatEmail(draft, pseudoLocale);
    const text = `${said.subject}\n${renderText(said, shop)}`.replaceAll(noSentences, '');
    expect(plainWords(text)).toEqual([]);
    expect(renderHtml(said, shop)).toContain('<html lang="en-XA">');
  });
});
