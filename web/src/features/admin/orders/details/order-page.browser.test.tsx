import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type {
  MutationorderPaymentReceiveArgs,
  MutationorderStatusUpdateArgs,
  Order,
  OrderEvent,
  OrderMail,
} from '../../../../gql/graphql.ts';
import { anOrder, anOrderLine } from '../../../../test/an-order.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Answers, Part } from '../../../../test/mock-api.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { resizePage } from '../../../../test/resize-page.ts';

const save = page.getByRole('button', { name: 'Save', exact: true });
const question = page.getByRole('alertdialog');
const heading = page.getByRole('heading', { level: 1 });
const history = page.getByRole('region', { name: 'History' });
const mails = page.getByRole('region', { name: 'Emails' });

/** Opens the order's page; a status change is answered with that order. */
async function openOrder(order = anOrder(), answers: Answers = {}) {
  const api = await openPage(
    `/admin/orders/${order.id}`,
    {
      order,
      orderStatusUpdate: ({ status }: MutationorderStatusUpdateArgs) => ({ order: { ...order, status } }),
      ...answers,
    },
    'owner',
  );
  await expect.element(heading).toMatchTextContent(/^Order #/);
  return api;
}

const transferred = () =>
  anOrder({ paymentMethod: 'BANK', paymentReference: 'RF18 A1', nextPaymentAction: 'TRANSFER' });

async function expectAskedAndEscape(title: string): Promise<void> {
  await expect.element(question.getByRole('heading', { name: title })).toBeVisible();
  await expectAccessible(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
}

test('cancelled confirmations change nothing and restore the focus', async () => {
  const api = await openOrder(transferred());
  await save.click();
  await expectAskedAndEscape('Cancel order #J-1001?');
  await expect.element(save).toHaveFocus();
  const receive = page.getByRole('button', { name: 'Mark as received' });
  await receive.click();
  await expectAskedAndEscape('$25.50 received?');
  await expect.element(receive).toHaveFocus();
  expect(api.operations).not.toContain('UpdateOrderStatus');

  await openOrder(anOrder({ paymentState: 'PAID', refundable: true, refundableAmount: 2550 }));
  const refund = page.getByRole('button', { name: 'Refund', exact: true });
  await refund.click();
  await expectAskedAndEscape('Refund $25.50?');
  await expect.element(refund).toHaveFocus();
});

test('an imported order says from where, and offers nothing that would change it', async () => {
  await openOrder(anOrder({ importedFrom: 'SHOPIFY', status: 'DELIVERED', nextPaymentAction: 'NONE' }));
  await expect.element(page.getByText('Imported from Shopify')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add comment' })).toBeVisible();
  for (const name of ['Status', 'Shipping', 'Refunds'])
    await expect.element(page.getByRole('region', { name })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Order summary' })).not.toBeInTheDocument();
});

test('an overloaded shop says so, nothing changes, and a retry sets the chosen status', async () => {
  const api = await openOrder();
  api.fail(503);
  await save.click();
  await question.getByRole('button', { name: 'Cancel order' }).click();
  const toast = question.filter({ hasText: 'Order status not updated' });
  await expect.element(toast).toMatchTextContent('The shop is busy. Please try again in a moment.');
  await expect.element(page.getByText('Pending → Cancelled')).toBeVisible();
  await expectAccessible();
  api.fail(null);
  await toast.getByRole('button', { name: 'Retry' }).click();
  await expect
    .element(page.getByRole('dialog').filter({ hasText: 'Order status updated' }))
    .toMatchTextContent('Pending → Cancelled');
  await expect.element(page.getByText('The order is already cancelled.')).toBeVisible();
});

test('an unpaid transfer is only delivered after a warning', async () => {
  const api = await openOrder(transferred());
  await page.getByLabelText('New status').selectOptions('DELIVERED');
  await save.click();
  const dialog = page.getByRole('alertdialog', { name: 'Mark unpaid order #J-1001 as delivered?' });
  await expect
    .element(dialog)
    .toMatchTextContent('$25.50 is not paid yet: no bank transfer with the reference RF18 A1');
  await dialog.getByRole('button', { name: 'Keep as is' }).click();
  await expect.element(page.getByText('Pending → Delivered')).toBeVisible();
  expect(api.operations).not.toContain('UpdateOrderStatus');
  await save.click();
  await dialog.getByRole('button', { name: 'Set to Delivered' }).click();
  await expect.element(page.getByText('The order is already delivered.')).toBeVisible();
});

test('a transfer is marked as received; then it is delivered without a confirmation', async () => {
  const paid = { ...transferred(), paymentState: 'PAID', nextPaymentAction: 'NONE' } as const;
  await openOrder(transferred(), {
    orderPaymentReceive: { order: paid },
    orderStatusUpdate: { order: { ...paid, status: 'DELIVERED' } },
  });
  const receive = page.getByRole('button', { name: 'Mark as received' });
  await receive.click();
  await question.getByRole('button', { name: 'Yes, received' }).click();
  await expect.element(receive).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
  await page.getByLabelText('New status').selectOptions('DELIVERED');
  await save.click();
  await expect.element(page.getByText('The order is already delivered.')).toBeVisible();
});

test('a part of a transfer is recorded, and the order’s page says what is still to pay', async () => {
  const sent: unknown[] = [];
  const partlyPaid = anOrder({
    ...transferred(),
    paymentState: 'PARTIALLY_PAID',
    paidAmount: 1000,
    outstandingAmount: 1550,
    payments: [
      { amount: 1000, method: 'BANK', receivedAt: '2026-01-02T00:00:00.000Z', staffName: 'Alex Moreau' },
    ],
  });
  await openOrder(transferred(), {
    order: () => (sent.length > 0 ? partlyPaid : transferred()),
    orderPaymentReceive: (args: MutationorderPaymentReceiveArgs) => {
      sent.push(args);
      return { order: partlyPaid };
    },
  });
  await page.getByRole('button', { name: 'Record a partial payment' }).click();
  const amount = page.getByRole('textbox', { name: /^Amount received/ });
  await amount.fill('25.51');
  await page.getByRole('button', { name: 'Record payment' }).click();
  await expect.element(amount).toHaveAccessibleDescription(/At most \$25.50 is still to be paid/);
  await expectAccessible();
  expect(sent).toEqual([]);
  await amount.fill('10');
  await page.getByRole('button', { name: 'Record payment' }).click();
  const payment = page.getByRole('region', { name: 'Payment' });
  await expect
    .element(payment)
    .toMatchTextContent(/Partially paid.*Still to pay\$15.50.*\$10.00, Bank transfer/);
  expect(sent).toMatchObject([{ id: 'order-1', amount: 1000, expectedPaidAmount: 0 }]);
  await page.getByRole('button', { name: 'Mark as received' }).click();
  await expectAskedAndEscape('$15.50 received?');
});

const shipment = { id: 'shipment-1', sentAt: '2026-01-02T00:00:00.000Z' };
const sent = (order: Part<Order> = {}) =>
  anOrder({ lines: [anOrderLine({ unsentQuantity: 0 })], shipments: [shipment], ...order });

test('a shipped order is marked as delivered, after an explanation', async () => {
  await openOrder(sent());
  await expect.element(page.getByText(/and the cash is recorded as collected/)).toBeVisible();
  await page.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect.element(page.getByRole('button', { name: 'Mark as delivered' })).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();

  const api = await openOrder(sent({ paymentMethod: 'BANK', nextPaymentAction: 'TRANSFER' }));
  await page.getByRole('button', { name: 'Mark as delivered' }).click();
  await expectAskedAndEscape('Mark unpaid order #J-1001 as delivered?');
  expect(api.operations).not.toContain('UpdateOrderStatus');
});

test('a shipment recorded by mistake is cancelled, and the order can be shipped again', async () => {
  const order = sent();
  const unsent = anOrder({ lines: [anOrderLine({ unsentQuantity: 1 })] });
  const api = await openOrder(order, { shipmentCancel: () => ({ order: unsent }) });
  const takeBack = page.getByRole('button', { name: 'Cancel shipment' });
  await takeBack.click();
  await expectAskedAndEscape('Cancel this shipment?');
  await expect.element(takeBack).toHaveFocus();
  expect(api.operations).not.toContain('CancelShipment');
  await takeBack.click();
  await question.getByRole('button', { name: 'Yes, cancel shipment' }).click();
  await expect.element(takeBack).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();

  await openOrder(sent({ status: 'DELIVERED' }));
  await expect.element(page.getByRole('button', { name: 'Change tracking' })).toBeVisible();
  await expect.element(takeBack).not.toBeInTheDocument();
});

test('the next step comes first, then items and customer, also on a phone', async () => {
  await resizePage(360);
  const panels = () =>
    page
      .getByRole('region')
      .elements()
      .toSorted((a, b) => a.getBoundingClientRect().y - b.getBoundingClientRect().y)
      .map((panel) => document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.textContent);
  await openOrder();
  expect(panels().slice(0, 6)).toEqual([
    ...['Shipping', 'Items ordered', 'Customer', 'Delivery and billing', 'Note and gift message', 'Payment'],
  ]);
  expect(panels()).toContain('Status');
  await openOrder(transferred());
  expect(panels().slice(0, 3)).toEqual(['Payment', 'Shipping', 'Items ordered']);
});

test('the specification’s flat tax is only shown if the shop charges no taxes', async () => {
  const shop = { name: 'Exclusive', currencyCode: 'USD', timeZone: 'UTC', pricesIncludeTax: null };
  const flatTax = page.getByText('Tax (20%)');
  await openOrder(anOrder(), { shop });
  await expect.element(flatTax).toBeVisible();
  await openOrder(anOrder(), { shop: { ...shop, pricesIncludeTax: true } });
  await expect.element(page.getByText(/^Charged to the customer/)).toBeVisible();
  await expect.element(flatTax).not.toBeInTheDocument();
});

test('a payment mismatch is marked as resolved', async () => {
  const order = anOrder({ paymentMethod: 'CARD', hasPaymentMismatch: true, nextPaymentAction: 'CHECK' });
  const resolved: Part<OrderEvent> = {
    status: 'PENDING',
    paymentState: 'UNPAID',
    paymentResolved: true,
    actor: 'ADMIN',
    staffName: 'Alex Moreau',
    createdAt: '2026-01-02T00:00:00.000Z',
  };
  await openOrder(order, {
    orderPaymentResolve: {
      order: anOrder({
        ...order,
        hasPaymentMismatch: false,
        nextPaymentAction: 'PAY',
        history: [...(order.history ?? []), resolved],
      }),
    },
  });
  const resolve = page.getByRole('button', { name: 'Mark as resolved' });
  await resolve.click();
  await question.getByRole('button', { name: 'Not yet' }).click();
  await expect.element(resolve).toHaveFocus();
  await resolve.click();
  await question.getByRole('button', { name: 'Yes, resolved' }).click();
  await expect.element(resolve).not.toBeInTheDocument();
  await expect.element(page.getByText('Please review this payment')).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
  await expect
    .element(history.getByRole('listitem').last())
    .toMatchTextContent(/Payment resolved.*by Alex Moreau/);
});

test('an email is resent', async () => {
  const mail = (id: string, state: OrderMail['state']): Part<OrderMail> => ({
    id,
    kind: 'ORDER_PLACED',
    recipient: 'jo@example.com',
    state,
  });
  const sent = mail('mail-1', 'SENT');
  const api = await openOrder(anOrder({ mails: [sent] }), {
    orderMailResend: { order: { id: 'order-1', mails: [sent, mail('mail-2', 'QUEUED')] } },
  });
  await expect.element(mails.getByRole('listitem')).toMatchTextContent('Sent');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await mails.getByRole('button', { name: 'Send again: Order placed' }).click();
  await expect
    .element(page.getByRole('dialog').filter({ hasText: 'Email on its way' }))
    .toMatchTextContent('to jo@example.com');
  const second = mails.getByRole('listitem').nth(1);
  await expect.element(second).toMatchTextContent('Queued');
  // A queued email is polled after three seconds.
  api.answer({ order: anOrder({ mails: [sent, mail('mail-2', 'SENT')] }) });
  await vi.advanceTimersByTimeAsync(3000);
  await expect.element(second).toMatchTextContent('Sent');
});

test('comments appear among the events, and unsaved input is not lost', async () => {
  const comment = { id: 'comment-1', text: 'Called: wants it on Friday.\nLeave it at the door.' };
  const noted = { ...comment, authorName: 'Alex Moreau', createdAt: '2026-01-02T00:00:00.000Z' };
  const delivered: Part<OrderEvent> = {
    status: 'DELIVERED',
    paymentState: 'UNPAID',
    actor: 'ADMIN',
    createdAt: '2026-01-03T00:00:00.000Z',
  };
  const order = anOrder();
  const field = history.getByRole('textbox', { name: 'Comment' });
  const answers: Answers = {
    orderCommentCreate: { order: { id: order.id, comments: [noted] } },
    orderStatusUpdate: {
      order: { ...order, status: 'DELIVERED', history: [...(order.history ?? []), delivered] },
    },
  };
  await openOrder(order, answers);
  await field.fill(comment.text);
  await openOrder(order, answers);
  await expect.element(field).toHaveValue(comment.text);
  const add = history.getByRole('button', { name: 'Add comment' });
  await add.click();
  await expect
    .element(history.getByRole('listitem').last())
    .toMatchTextContent(/Called: wants it on Friday\..*by Alex Moreau/s);
  await expect.element(field).toHaveValue('');
  await add.click();
  await expect.element(field).toHaveAccessibleDescription(/Please write something/);
  await expectAccessible();
  await page.getByLabelText('New status').selectOptions('DELIVERED');
  await save.click();
  await expect.poll(() => history.getByRole('listitem').elements()).toHaveLength(3);
  await expect.element(history.getByRole('listitem').nth(1)).toMatchTextContent('Leave it at the door.');
});

test('an order that would expire is confirmed', async () => {
  const unconfirmed = anOrder({ nextPaymentAction: 'COLLECT', paymentDueAt: '2026-12-24T12:00:00.000Z' });
  await openOrder(unconfirmed, { orderConfirm: { order: { ...unconfirmed, paymentDueAt: null } } });
  const confirm = page.getByRole('button', { name: 'Confirm order' });
  await expect.element(page.getByText('Cancelled automatically')).toBeVisible();
  await expectAccessible();
  await confirm.click();
  await expect.element(confirm).not.toBeInTheDocument();
  await expect.element(page.getByText('Cancelled automatically')).not.toBeInTheDocument();
});

test('without a mail server, the links of the emails are there to copy', async () => {
  const order = anOrder({
    isGuest: true,
    customerLinks: {
      pageUrl: 'https://shop.example/order?token=abc',
      paymentUrl: 'https://shop.example/pay?token=def',
    },
  });
  await openOrder(order, {
    shop: { name: 'Tide', currencyCode: 'USD', timeZone: 'UTC', sendsEmail: false },
  });
  await expect
    .element(mails.getByRole('textbox', { name: 'Payment link' }))
    .toHaveValue('https://shop.example/pay?token=def');
  await expect
    .element(mails.getByRole('textbox', { name: 'Order page' }))
    .toHaveValue('https://shop.example/order?token=abc');
  await expectAccessible();
});
