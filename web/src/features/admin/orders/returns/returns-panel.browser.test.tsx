import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type {
  MutationreturnApproveArgs,
  MutationreturnReceiveArgs,
  MutationreturnRefundArgs,
  Return,
} from '../../../../gql/graphql.ts';
import { anOrder, anOrderLine } from '../../../../test/an-order.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Part } from '../../../../test/mock-api.ts';
import { openPage } from '../../../../test/open-page.tsx';

const returns = page.getByRole('region', { name: 'Returns' });
const button = (name: string) => returns.getByRole('button', { name, exact: true });

const engraving = { key: 'engraving', name: 'Engraving', values: ['For Anna'] };
const line = {
  line: anOrderLine({ fields: [engraving] }),
  quantity: 2,
  reason: 'NOT_AS_DESCRIBED' as const,
};

/**
 * Opens an order with two jars to return. Each step is answered with the updated return, and refunds are
 * collected.
 */
async function openReturn(state: Return['state'], given: Part<Return> = {}) {
  const refunds: MutationreturnRefundArgs['input'][] = [];
  let shown: Part<Return> = {
    id: 'return-1',
    number: 'R1',
    state,
    version: '1',
    refundAmount: 1700,
    lines: [line],
    history: [{ state: 'REQUESTED', actor: 'CUSTOMER', text: 'They are smaller than I thought.' }],
    ...given,
  };
  const change = (next: Part<Return>) => ({
    return: (shown = { ...shown, ...next, version: String(Number(shown.version) + 1) }),
  });
  const order = { status: 'DELIVERED', paymentState: 'PAID', refundableAmount: 2550 } as const;
  await openPage(
    '/admin/orders/order-1',
    {
      order: () => anOrder({ ...order, lines: [line.line], returns: [shown] }),
      returnApprove: ({ text = '' }: MutationreturnApproveArgs) =>
        change({
          state: 'APPROVED',
          history: [...(shown.history ?? []), { state: 'APPROVED', actor: 'ADMIN', text }],
        }),
      returnReceive: ({ lines: [arrived] }: MutationreturnReceiveArgs) =>
        change({
          state: 'RECEIVED',
          lines: [
            {
              ...line,
              receivedQuantity: arrived?.receivedQuantity ?? 0,
              restockedQuantity: arrived?.restockedQuantity ?? 0,
            },
          ],
        }),
      returnRefund: ({ input }: MutationreturnRefundArgs) => {
        refunds.push(input);
        return change({ state: 'REFUNDED', refundAmount: input.amount ?? 1700 });
      },
    },
    'owner',
  );
  return refunds;
}

test('a return is declined with a reason, or approved', async () => {
  await openReturn('REQUESTED');
  await expect.element(returns).toMatchTextContent('They are smaller than I thought.');
  await expect.element(returns).toMatchTextContent('Engraving: For Anna');
  await button('Decline').click();
  await button('Decline return').click();
  await expect
    .element(returns.getByLabelText(/^Reason for declining/))
    .toHaveAccessibleDescription(/enter a reason/);
  await expectAccessible();
  await button('Cancel').click();
  await expect.element(button('Decline')).toHaveFocus();
  await button('Approve').click();
  await returns.getByLabelText(/^Message/).fill('Please wrap them well.');
  await button('Approve return').click();
  await expect.element(returns.getByRole('link', { name: 'Print the label' })).toBeVisible();
  await expect.element(returns).toMatchTextContent('Please wrap them well.');
});

test('a return arrives in parts and is partially refunded', async () => {
  const refunds = await openReturn('APPROVED');
  await button('Mark as arrived').click();
  const arrived = returns.getByLabelText('Jar: how many of 2 have arrived');
  await arrived.fill('3');
  await button('Record arrival').click();
  await expect.element(arrived).toHaveAccessibleDescription(/0 to 2/);
  await arrived.fill('1');
  await returns.getByRole('checkbox', { name: 'Jar: restock' }).click();
  await expectAccessible();
  await button('Record arrival').click();
  await expect.element(returns).toMatchTextContent('1 of 2 arrived · 1 back in stock');
  await expect.element(button('Decline')).not.toBeInTheDocument();
  await button('Mark more as arrived').click();
  await button('Record arrival').click();
  await expect.element(returns).toMatchTextContent(/ arrived · 1 back in stock/);
  await expect.element(button('Mark more as arrived')).not.toBeInTheDocument();

  await button('Refund $17.00').click();
  await returns.getByLabelText(/^Custom amount/).fill('15.50');
  await returns.getByLabelText(/^Reason/).fill('Scratched');
  await button('Refund $15.50').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Record refund' }).click();
  await expect.element(returns).toMatchTextContent('Refund: $15.50');
  expect(refunds).toMatchObject([{ amount: 1550, reason: 'Scratched' }]);
});

test('the list of returns shows what was filled in for an order and its items', async () => {
  const order = anOrder({ fields: [{ key: 'floor', name: 'Floor', values: ['3'] }] });
  const nodes = [{ id: 'return-1', number: 'R1', lines: [line], order }];
  await openPage('/admin/returns', { returns: { nodes, totalCount: 1 } }, 'owner');
  const row = page.getByRole('row', { name: /R1/ });
  await expect.element(row).toMatchTextContent(/Floor: 3/);
  await expect.element(row).toMatchTextContent(/Engraving: For Anna/);
});

test('an exchange names the other order; with nothing to refund it is only completed, or refunded in part', async () => {
  const exchange = { order: { id: 'order-2', number: 'J-1002' }, creditAmount: 1700 };
  const history = [{ state: 'APPROVED', actor: 'ADMIN' }] as const;
  const refunds = await openReturn('RECEIVED', { exchange, history: [...history], refundAmount: 0 });
  await expect
    .element(returns)
    .toMatchTextContent('Exchange: order #J-1002 is sent instead, credited with $17.00.');
  await expect
    .element(returns.getByRole('link', { name: 'order #J-1002' }))
    .toHaveAttribute('href', '/admin/orders/order-2');
  await button('Complete exchange').click();
  const worth = returns.getByLabelText(/^What the items are worth/);
  await worth.fill('20.00');
  await expect.element(button('Refund $3.00')).toBeVisible();
  await worth.fill('12.00');
  await expectAccessible();
  await button('Complete exchange').click();
  await expect.element(page.getByText('Exchange completed')).toBeVisible();
  expect(refunds).toMatchObject([{ amount: 1200 }]);
});
