import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aCart, aCartLine } from '../../../test/a-cart.ts';
import { aPreview, aShopInUs } from '../../../test/a-checkout.ts';
import { anOrder } from '../../../test/an-order.ts';
import { comeBack, STAYS_HERE } from '../../../test/another-site.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { loadNoticesAtOnce, notice } from '../../../test/notices.ts';
import { openPage } from '../../../test/open-page.tsx';
import { resizePage } from '../../../test/resize-page.ts';

const unpaidOrder = {
  id: 'order-1',
  number: 'AB12',
  total: 5000,
  currencyCode: 'USD',
  dueAt: '2026-11-28T14:30:00Z',
};
const waiting = aCart([aCartLine()], { unpaidOrder });
const strip = page.getByRole('region', { name: 'Unpaid order' });
const button = (name: string) => strip.getByRole('button', { name });

beforeEach(loadNoticesAtOnce);

test('every page mentions the unpaid order, and links to its payment', async () => {
  const api = await openPage(
    '/contact',
    {
      cart: waiting,
      orderPaymentRetry: { order: anOrder(), url: STAYS_HERE },
    },
    'shopper',
  );
  await expect.element(strip).toMatchTextContent(/Order AB12 is not paid yet: \$50\.00/);
  await button('Pay now').click();
  await expect.element(button('Pay now')).toHaveAttribute('aria-busy', 'true');
  expect(api.operations).toContain('RetryPayment');
  comeBack();
  await expect.element(button('Pay now')).not.toHaveAttribute('aria-busy');
  await resizePage(360);
  await expectAccessible();
});

test('it is cancelled by keyboard: the notice disappears, the cart stays, and the page gets the focus', async () => {
  const api = await openPage('/contact', { cart: waiting }, 'shopper');
  await expect.element(strip).toBeVisible();
  button('Cancel order').element().focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this order?' });
  await expect.element(dialog).toMatchTextContent(/Your cart does not change/);
  api.answer({ orderCancel: { order: anOrder() }, cart: aCart() });
  dialog.getByRole('button', { name: 'Cancel order' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(strip).not.toBeInTheDocument();
  await expect.element(notice('Order cancelled')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeInTheDocument();
});

test('a guest pays and cancels through the link', async () => {
  const api = await openPage(
    '/contact',
    {
      cart: aCart([aCartLine()], { unpaidOrder: { ...unpaidOrder, linkToken: 'token' } }),
      orderLinkPay: { order: anOrder(), url: STAYS_HERE },
    },
    'shopper',
  );
  await button('Pay now').click();
  await expect.poll(() => api.operations).toContain('PayLinkedOrder');
});

test('an order that turns out to be paid is no longer mentioned', async () => {
  const api = await openPage('/contact', { cart: waiting }, 'shopper');
  await expect.element(strip).toBeVisible();
  api.answer({ orderPaymentRetry: { order: anOrder(), url: null }, cart: aCart([]) });
  await button('Pay now').click();
  await expect.element(strip).not.toBeInTheDocument();
});

test('the order’s own page does not mention it twice', async () => {
  const own = { ...anOrder(), id: 'order-1', paymentMethod: 'CARD', nextPaymentAction: 'PAY' } as const;
  const { operations } = await openPage('/account/orders/order-1', { cart: waiting, order: own }, 'shopper');
  await expect.element(page.getByText('You have not paid yet')).toBeVisible();
  await expect.poll(() => operations).toContain('UnpaidOrder');
  await expect.element(strip).not.toBeInTheDocument();
});

test('a checkout starts with its details', async () => {
  const billing = {
    firstName: 'Jo',
    streetAddress: '7 Harbour Street',
    city: 'Port Ellis',
    phone: '+1 555 010 0042',
    email: 'jo@example.test',
  };
  await openPage(
    '/cart',
    {
      shop: { ...aShopInUs, cardPayment: { available: true, isSandbox: false } },
      cart: { ...waiting, checkoutDetails: { billing, giftMessage: 'For Bob' } },
      checkoutPreview: { preview: aPreview(aCart()) },
      viewer: { id: 'user-1' },
    },
    'shopper',
  );
  await page.getByRole('button', { name: /Proceed to checkout/i }).click();
  await expect
    .element(page.getByRole('textbox', { name: /^Street Address/ }))
    .toHaveValue('7 Harbour Street');
  await expect.element(page.getByRole('textbox', { name: /^Gift message/ })).toHaveValue('For Bob');
  await expect.element(page.getByRole('textbox', { name: /^Town\/City/ })).toHaveValue('Port Ellis');
  await expect.element(page.getByRole('radio', { name: /^Card/ })).toBeChecked();
});
