import { beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { MutationorderPaymentRetryArgs } from '../../../gql/graphql.ts';
import { aShopInUs } from '../../../test/a-checkout.ts';
import { anOrder } from '../../../test/an-order.ts';
import { comeBack, STAYS_HERE } from '../../../test/another-site.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { loadNoticesAtOnce, notice } from '../../../test/notices.ts';
import { openPage } from '../../../test/open-page.tsx';
import { resizePage } from '../../../test/resize-page.ts';

// May wrap after its hyphen, like an API client's own number.
const order = anOrder({ number: 'J-1764263417000' });

beforeEach(loadNoticesAtOnce);

test('a pending order is cancelled after confirmation', async () => {
  const cancelled = anOrder({
    ...order,
    status: 'CANCELLED',
    history: [
      ...(order.history ?? []),
      {
        status: 'CANCELLED',
        paymentState: 'UNPAID',
        actor: 'CUSTOMER',
        createdAt: '2026-01-02T00:00:00.000Z',
      },
    ],
  });
  await openPage('/account/orders/order-1', { order, orderCancel: { order: cancelled } }, 'shopper');
  const cancel = page.getByRole('main').getByRole('button', { name: 'Cancel order' });
  const question = page.getByRole('alertdialog', { name: 'Cancel this order?' });
  const events = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await cancel.click();
  await expect.element(question).toBeVisible();
  await expectAccessible(0);
  await question.getByRole('button', { name: 'Keep order' }).click();
  await expect.element(cancel).toHaveFocus();
  expect(events.elements()).toHaveLength(1);
  await cancel.click();
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await expect.element(notice('Order cancelled')).toBeVisible();
  await expect.element(cancel).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(events.elements()).toHaveLength(2);
  await expectAccessible();
});

test('the customer sees both addresses, and how it is delivered beside the one it goes to', async () => {
  const deliveryAddress = {
    firstName: 'Anne',
    lastName: 'Byron',
    streetAddress: '1 Beach Road',
    city: 'Hilo',
    formatted: ['Anne Byron', '1 Beach Road', 'Hilo, HI 96720'],
  };
  const deliveryMethod = { name: 'Post', isPickUp: false };
  const sent = anOrder({ deliveryAddress, deliveryMethod });
  await openPage('/account/orders/order-1', { order: sent }, 'shopper');
  const delivery = page.getByRole('region', { name: 'Delivery address' });
  await expect.element(delivery).toMatchTextContent(/Anne Byron.*1 Beach Road.*Hilo, HI 96720.*Post/);
  const billing = page.getByRole('region', { name: 'Billing' });
  await expect.element(billing).toMatchTextContent(/Jo Lane.*12 Harbour Lane.*Port Ellis, CA 94100.*\+1 555/);
  await expect.element(billing).not.toMatchTextContent(/Post\b/);
  await expectAccessible();
});

test('the customer sees what they wrote', async () => {
  const texts = { customerNote: 'Ring twice.\nThe bell is broken.', giftMessage: 'For Bob' };
  await openPage('/account/orders/order-1', { order: anOrder(texts) }, 'shopper');
  const note = page.getByRole('region', { name: 'Your note' });
  await expect.element(note).toMatchTextContent(/Ring twice\.\s+The bell is broken\./);
  await expect.element(page.getByRole('region', { name: 'Gift message' })).toMatchTextContent(/For Bob/);
  await expectAccessible();
});

test('Pay now stays pending while the browser leaves, until it comes back', async () => {
  const unpaid = anOrder({ ...order, paymentMethod: 'CARD', nextPaymentAction: 'PAY' });
  const orderPaymentRetry = { order: unpaid, url: STAYS_HERE };
  await openPage('/account/orders/order-1', { order: unpaid, orderPaymentRetry }, 'shopper');
  const pay = page.getByRole('button', { name: 'Pay now' });
  await pay.click();
  await expect.element(pay).toHaveAttribute('aria-busy', 'true');
  comeBack();
  await expect.element(pay).not.toHaveAttribute('aria-busy');
});

test('an order that staff placed is paid once the terms are accepted', async () => {
  const unpaid = anOrder({ paymentMethod: 'CARD', nextPaymentAction: 'PAY', termsAcceptedAt: null });
  const sent: MutationorderPaymentRetryArgs[] = [];
  const shop = { name: 'Tea Room', legalPages: ['TERMS' as const], asksForTerms: true };
  await openPage(
    '/account/orders/order-1',
    {
      order: unpaid,
      shop,
      orderPaymentRetry: (args: MutationorderPaymentRetryArgs) => {
        sent.push(args);
        return { order: unpaid, url: STAYS_HERE };
      },
    },
    'shopper',
  );
  const terms = page.getByRole('checkbox', { name: /^I accept the terms of sale/ });
  const pay = page.getByRole('button', { name: 'Pay now' });
  await expect.element(terms).toBeVisible();
  await pay.click();
  await expect.element(terms).toHaveAccessibleDescription('Please accept the terms of sale');
  await expectAccessible();
  expect(sent).toEqual([]);
  await terms.click();
  await pay.click();
  await expect.poll(() => sent).toMatchObject([{ id: 'order-1', acceptsTerms: true }]);
});

test.each([
  ['PENDING', 'NONE', /ship your order as soon as we receive your payment/],
  ['DELIVERED', 'ALL', /not paid yet. Please transfer the amount/],
  ['PENDING', 'PART', /not paid yet. Please transfer the amount/],
] as const)('a transfer for an order that is %s and sent %s', async (status, shipmentState, text) => {
  const state = { paymentMethod: 'BANK', nextPaymentAction: 'TRANSFER' } as const;
  const bankAccount = { holder: 'Shop', iban: 'DE02120300000000202051', bic: null, bank: null };
  await openPage(
    '/account/orders/order-1',
    { order: anOrder({ ...order, ...state, status, shipmentState }), shop: { bankAccount } },
    'shopper',
  );
  const payment = page.getByRole('region', { name: 'Payment' });
  await expect.element(payment).toMatchTextContent(text);
  if (status === 'DELIVERED') expect(payment.element().textContent).not.toMatch(/as soon as/);
});

test.each([
  ['BANK', 'TRANSFER'],
  ['CARD', 'PAY'],
] as const)(
  'the rest of an order to pay by %s can be paid by card',
  async (paymentMethod, nextPaymentAction) => {
    const partlyPaid = anOrder({
      ...order,
      paymentMethod,
      nextPaymentAction,
      paymentState: 'PARTIALLY_PAID',
      paidAmount: 1000,
      outstandingAmount: 1550,
      history: [
        ...(order.history ?? []),
        {
          status: 'PENDING',
          paymentState: 'PARTIALLY_PAID',
          receivedAmount: 1000,
          actor: 'ADMIN',
          createdAt: '2026-01-02T00:00:00.000Z',
        },
      ],
    });
    await openPage('/account/orders/order-1', { order: partlyPaid, shop: aShopInUs }, 'shopper');
    await expect
      .element(page.getByRole('status').filter({ hasText: 'by card' }))
      .toMatchTextContent(/Still to pay: \$15.50/);
    await expect.element(page.getByRole('button', { name: 'Pay now' })).toBeVisible();
    const payment = page.getByRole('region', { name: 'Payment' });
    await expect.element(payment).toMatchTextContent(/Partially paid.*Still to pay: \$15.50/);
    await expect
      .element(page.getByRole('region', { name: 'History' }).getByRole('listitem').last())
      .toMatchTextContent(/Partially paid.*\$10.00 received/);
    await expectAccessible();
  },
);

test('a payment mismatch is shown as under review until it is resolved', async () => {
  const paid = anOrder({ ...order, paymentMethod: 'CARD', paymentState: 'PAID', nextPaymentAction: 'CHECK' });
  const looking = page.getByText(/We are looking into your payment/);
  const path = '/account/orders/order-1?payment=done';
  await openPage(path, { order: paid }, 'shopper');
  await expect.element(looking).toBeVisible();
  const resolved = { status: 'PENDING', paymentState: 'PAID', paymentResolved: true } as const;
  const history = [
    ...(order.history ?? []),
    { ...resolved, actor: 'ADMIN' as const, createdAt: '2026-01-02T00:00:00.000Z' },
  ];
  await openPage(path, { order: { ...paid, nextPaymentAction: 'NONE', history } }, 'shopper');
  await expect
    .element(page.getByRole('region', { name: 'History' }).getByRole('listitem').last())
    .toMatchTextContent(/Payment resolved/);
  await expect.element(looking).not.toBeInTheDocument();
});

/** How many lines of text an element takes, and how much of it is clipped. */
function shapeOf(text: Locator): { lines: number; hidden: number } {
  const element = text.element();
  const range = document.createRange();
  range.selectNodeContents(element);
  const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
  return { lines: tops.size, hidden: element.scrollWidth - element.clientWidth };
}

test.each([
  ['/account/orders/order-1', 'in the trail of its own page'],
  ['/account/payment', 'among the payments'],
])('on %s an order’s number does not wrap, %s', async (path) => {
  await openPage(path, { order, viewer: { id: 'user-1', orders: { nodes: [order] } } }, 'shopper');
  const number = path.endsWith('payment')
    ? page.getByRole('cell').getByRole('link', { name: /J-1764263417000/ })
    : page.getByRole('navigation', { name: 'Breadcrumb' }).getByText(order.number ?? '');
  for (const width of [360, 660, 700, 768, 992, 1280]) {
    await resizePage(width);
    await expect.element(number).toBeVisible();
    expect([width, shapeOf(number)]).toEqual([width, { lines: 1, hidden: 0 }]);
  }
});

test.each([
  ['/orders/a-token', { orderByLink: order }],
  ['/orders/ended', { orderByLink: null }],
])('the breadcrumbs of %s say Order', async (path, answers) => {
  await openPage(path, answers);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect.element(trail).toMatchTextContent(/^Home\W*Order$/);
});
