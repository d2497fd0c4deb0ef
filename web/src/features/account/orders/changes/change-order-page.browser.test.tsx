import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type {
  MutationorderChangeArgs,
  MutationorderLinkChangeArgs,
  MutationorderPaymentRetryArgs,
  OrderChangeInput,
} from '../../../../gql/graphql.ts';
import { anOrder, anOrderLine } from '../../../../test/an-order.ts';
import { STAYS_HERE } from '../../../../test/another-site.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { openPage } from '../../../../test/open-page.tsx';

const TOMORROW = '2999-01-02T00:00:00.000Z';
const UNTIL = '2999-01-02T00:30:00.000Z';
const billing = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  streetAddress: '12 Row',
  city: 'London',
  countryCode: 'GB',
  phone: '+44 20 7946 0123',
};
const order = anOrder({
  lines: [anOrderLine({ title: 'Mug', quantity: 2, unitPrice: 800 })],
  billing,
  deliveryMethod: { name: 'Post', isPickUp: false },
  updatedAt: TOMORROW,
  changeableUntil: UNTIL,
});
const save = page.getByRole('button', { name: 'Save changes' });
const quantity = page.getByRole('textbox', { name: 'Quantity of Mug' });
const total = page.getByRole('region', { name: 'New total' });

/** Prices a mug at $8.00, of which there are four. */
function priced({ input }: { input: OrderChangeInput }) {
  const left = input.lines?.[0]?.quantity ?? 2;
  const sum = left * 800;
  const problem = left > 4 ? { code: 'OUT_OF_STOCK' as const, message: 'Only 4 left', field: null } : null;
  return {
    preview: {
      lines: [{ orderLineId: 'line-1', total: sum, problem }],
      totals: { itemCount: left, subtotal: sum, total: sum, pricesIncludeTax: true },
      problem: null,
      amountToPay: sum,
      amountToRefund: 0,
    },
  };
}

test('a customer orders one mug less, to another address', async () => {
  const sent: MutationorderChangeArgs[] = [];
  await openPage(
    '/account/orders/order-1',
    {
      order,
      orderChangePreview: priced,
      orderChange: (args: MutationorderChangeArgs) => {
        sent.push(args);
        return { order };
      },
    },
    'shopper',
  );
  await page.getByRole('link', { name: 'Change order' }).click();
  await quantity.fill('1');
  await expect.element(total).toMatchTextContent(/You’ll pay \$8\.00/);
  await page.getByRole('checkbox', { name: 'Deliver to another address' }).click();
  await page.getByRole('textbox', { name: 'Street' }).fill('1 Beach Road');
  await expectAccessible();
  await save.click();
  await expect.element(page.getByRole('heading', { name: /^Order J-1001/ })).toBeVisible();
  expect(sent).toEqual([
    {
      input: {
        orderId: 'order-1',
        lines: [{ orderLineId: 'line-1', quantity: 1 }],
        deliveryAddress: {
          ...billing,
          company: '',
          apartment: '',
          postalCode: '',
          region: null,
          streetAddress: '1 Beach Road',
        },
      },
      expectedTotal: 800,
      expectedUpdatedAt: TOMORROW,
    },
  ]);
});

test('a guest sees why a change can’t be saved, and changes by the link', async () => {
  const sent: MutationorderLinkChangeArgs[] = [];
  await openPage(
    '/orders/link-token/change',
    {
      orderByLink: order,
      orderLinkChangePreview: priced,
      orderLinkChange: (args: MutationorderLinkChangeArgs) => {
        sent.push(args);
        return { order };
      },
    },
    'visitor',
  );
  await save.click();
  await expect.element(page.getByText('You haven’t changed anything yet.')).toBeVisible();
  await quantity.fill('5');
  await expect.element(page.getByRole('alert').filter({ hasText: 'Only 4 left' })).toBeVisible();
  await save.click();
  expect(sent).toEqual([]);
  await quantity.fill('4');
  await expect.element(total).toMatchTextContent(/You’ll pay \$32\.00/);
  await save.click();
  await expect.element(page.getByRole('heading', { name: /^Order J-1001/ })).toBeVisible();
  expect(sent).toMatchObject([
    { token: 'link-token', input: { lines: [{ quantity: 4 }], deliveryAddress: null }, expectedTotal: 3200 },
  ]);
});

test('a customer pays the difference right after a paid order was changed', async () => {
  const paid = { ...order, paymentMethod: 'CARD', paymentState: 'PAID', paidAmount: 1600 } as const;
  const changed = { ...paid, paymentState: 'PARTIALLY_PAID', outstandingAmount: 800 } as const;
  const sent: MutationorderPaymentRetryArgs[] = [];
  await openPage(
    '/account/orders/order-1/change',
    {
      order: paid,
      shop: { name: 'Tea Room', cardPayment: { available: true, isSandbox: false } },
      orderChangePreview: (args: { input: OrderChangeInput }) => {
        const { preview } = priced(args);
        return { preview: { ...preview, amountToPay: preview.totals.total - 1600 } };
      },
      orderChange: { order: changed },
      orderPaymentRetry: (args: MutationorderPaymentRetryArgs) => {
        sent.push(args);
        return { order: changed, url: STAYS_HERE };
      },
    },
    'shopper',
  );
  await quantity.fill('3');
  await expect.element(total).toMatchTextContent(/Pay the difference: \$8\.00/);
  await expectAccessible();
  const pay = page.getByRole('button', { name: 'Save and pay the difference' });
  await pay.click();
  await expect.poll(() => sent).toMatchObject([{ id: 'order-1' }]);
  await expect.element(pay).toHaveAttribute('aria-busy', 'true');
});

test('an order that can’t be changed says so, and offers no link', async () => {
  const closed = anOrder({ changeableUntil: null });
  await openPage('/account/orders/order-1/change', { order: closed }, 'shopper');
  await expect.element(page.getByText('This order can’t be changed now. Please contact us.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await expect.element(page.getByRole('heading', { name: /^Order J-1001/ })).toBeVisible();
  expect(page.getByRole('link', { name: 'Change order' }).elements()).toEqual([]);
});
