import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MutationordersCancelArgs } from '../../../../gql/graphql.ts';
import { anOrder } from '../../../../test/an-order.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { openPage } from '../../../../test/open-page.tsx';

const selection = page.getByRole('region', { name: 'Selection' });
const row = (number: string) => page.getByRole('row').filter({ hasText: number });

test('several orders are cancelled at once, with a preview before and results afterwards', async () => {
  const cancelled: string[] = [];
  const order = (number: string, more: Parameters<typeof anOrder>[0] = {}) =>
    anOrder({ id: number, number, ...more });
  const orders = [
    order('CASH'),
    order('CARD', { paymentMethod: 'CARD', paymentState: 'PAID', refundableAmount: 2550 }),
    order('SENT', { shipmentState: 'ALL' }),
  ];
  await openPage(
    '/admin/orders',
    {
      orders: { nodes: orders, totalCount: 3 },
      ordersCancel: ({ ids }: MutationordersCancelArgs) => {
        cancelled.push(...ids);
        const late = { code: 'NOT_CANCELLABLE', message: 'This order can no longer be cancelled.' } as const;
        return {
          results: ids.map((orderId) =>
            orderId === 'CARD'
              ? { orderId, userErrors: [late] }
              : { orderId, order: order(orderId, { status: 'CANCELLED' }) },
          ),
        };
      },
    },
    'owner',
  );
  await page.getByLabelText('Select all on this page').click();
  await selection.getByRole('button', { name: 'Cancel orders' }).click();
  const confirm = page.getByRole('button', { name: 'Cancel 2 orders' });
  await expect.element(confirm).toHaveFocus();
  await expect.element(row('#CASH')).toMatchTextContent('3 items go back into stock');
  await expect.element(row('#CARD')).toMatchTextContent('$25.50 is refunded to the card');
  await expect.element(row('#SENT')).toMatchTextContent('Unchanged: Already shipped');
  await expect
    .element(page.getByText('Each of these customers is notified by email. 1 order stays unchanged.'))
    .toBeVisible();
  await expectAccessible();

  await userEvent.keyboard('{Enter}');
  await expect
    .element(row('#CARD'))
    .toMatchTextContent('Not changed: This order can no longer be cancelled.');
  await expect.element(row('#CASH')).toMatchTextContent('Cancelled');
  expect(cancelled).toEqual(['CASH', 'CARD']);
  await expectAccessible();
  await expect.element(page.getByRole('button', { name: 'Back to the orders' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Orders');
});

test('if all selected orders can be delivered, two clicks do it', async () => {
  const order = (id: string) => anOrder({ id, number: id, shipmentState: 'ALL' });
  await openPage(
    '/admin/orders',
    {
      orders: { nodes: [order('A'), order('B')], totalCount: 2 },
      ordersDeliver: {
        results: ['A', 'B'].map((orderId) => ({
          orderId,
          order: { ...order(orderId), status: 'DELIVERED' },
        })),
      },
    },
    'owner',
  );
  await page.getByLabelText('Select all on this page').click();
  await selection.getByRole('button', { name: 'Delivered' }).click();
  await expect.element(row('#A')).toMatchTextContent('$25.50 in cash is recorded as collected');
  await page.getByRole('button', { name: 'Mark 2 orders as delivered' }).click();
  await expect.element(page.getByText('2 orders marked as delivered').first()).toBeVisible();
  await expect.element(page.getByText('#A, #B').first()).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(selection).not.toBeInTheDocument();
});
