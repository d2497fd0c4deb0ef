import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type {
  MutationrefundCreateArgs,
  QueryrefundPreviewArgs,
  RefundInput,
} from '../../../../gql/graphql.ts';
import { anOrder, anOrderLine } from '../../../../test/an-order.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { openPage } from '../../../../test/open-page.tsx';

const refunds = page.getByRole('region', { name: 'Refunds' });
const part = refunds.getByRole('button', { name: 'Partial refund' });
const quantity = refunds.getByLabelText('Jar: how many of 3');
const reason = refunds.getByRole('textbox', { name: 'Reason' });
const amount = refunds.getByRole('textbox', { name: /^Custom amount/ });
const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Record refund' });

/** Opens a paid order. Refunds are collected, and answered with an order that has one of this amount. */
async function openPaidOrder() {
  const sent: RefundInput[] = [];
  const order = anOrder({ paymentMethod: 'BANK', paymentState: 'PAID', refundableAmount: 2550 });
  const open = () =>
    openPage(
      '/admin/orders/order-1',
      {
        order,
        refundPreview: ({ lines }: QueryrefundPreviewArgs) => ({
          preview: { amount: 850 * (lines[0]?.quantity ?? 0), refundableAmount: 2550 },
        }),
        refundCreate: ({ input }: MutationrefundCreateArgs) => {
          sent.push(input);
          const lines = (input.lines ?? []).map(({ quantity, restock }) => ({
            line: anOrderLine(),
            quantity,
            restockedQuantity: restock ? quantity : 0,
          }));
          const made = { id: 'refund-1', amount: input.amount ?? 0, state: 'DONE', actor: 'ADMIN' } as const;
          const refund = { ...made, lines, reason: input.reason, staffName: 'Alex Moreau' };
          return { order: { ...order, refunds: [refund], refundedAmount: refund.amount } };
        },
      },
      'owner',
    );
  await open();
  return { sent, reload: open };
}

test('one unit of three is refunded and restocked', async () => {
  const { sent } = await openPaidOrder();
  await part.click();
  await expect.element(quantity).toHaveFocus();
  await quantity.fill('4');
  await reason.fill('Lid broken');
  await refunds.getByRole('button', { name: /^Refund/ }).click();
  await expect.element(quantity).toHaveAccessibleDescription(/0 to 3/);
  await quantity.fill('1');
  await expect.element(refunds.getByText('The items add up to $8.50.')).toBeVisible();
  await expect.element(refunds.getByRole('checkbox', { name: /restock/ })).toBeChecked();
  await expectAccessible();
  await refunds.getByRole('button', { name: 'Refund $8.50' }).click();
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent('Refund $8.50?');
  await expectAccessible(0);
  await confirm.click();
  await expect.element(refunds.getByText('1 item restocked')).toBeVisible();
  await expect.element(refunds.getByText('Alex Moreau: Lid broken')).toBeVisible();
  await expect.element(part).toHaveFocus();
  expect(sent).toMatchObject([
    { amount: 850, reason: 'Lid broken', lines: [{ orderLineId: 'line-1', quantity: 1, restock: true }] },
  ]);
});

test('input survives a reload; a refund can’t exceed what is left', async () => {
  const { sent, reload } = await openPaidOrder();
  await part.click();
  await amount.fill('30');
  await reason.fill('Late');
  await reload();
  await part.click();
  await expect.element(reason).toHaveValue('Late');
  await refunds.getByRole('button', { name: 'Refund $30.00' }).click();
  await expect.element(amount).toHaveAccessibleDescription(/At most \$25\.50/);
  await amount.fill('2.5');
  await refunds.getByRole('button', { name: 'Refund $2.50' }).click();
  await confirm.click();
  await expect.element(refunds.getByText(/^\$2\.50 on/)).toBeVisible();
  expect(sent).toMatchObject([{ amount: 250, reason: 'Late', lines: [] }]);
});

test('what is typed stays when a colleague refunds another line meanwhile', async () => {
  const lid = anOrderLine({ id: 'line-2', title: 'Lid', quantity: 1 });
  const lines = [lid, anOrderLine()];
  const order = anOrder({
    paymentMethod: 'BANK',
    paymentState: 'PAID',
    refundableAmount: 3400,
    lines,
    giftMessage: 'Hi',
  });
  const theirs = { id: 'refund-1', amount: 850, state: 'DONE', actor: 'ADMIN' } as const;
  await openPage(
    '/admin/orders/order-1',
    {
      order,
      refundPreview: { preview: { amount: 850, refundableAmount: 2550 } },
      orderNotesUpdate: {
        order: { ...order, refunds: [theirs], lines: [{ ...lid, refundedQuantity: 1 }, anOrderLine()] },
      },
    },
    'owner',
  );
  await part.click();
  await quantity.fill('1');
  // Any response that has the order brings the refund.
  const notes = page.getByRole('region', { name: 'Note and gift message' });
  await notes.getByRole('button', { name: 'Change notes' }).click();
  await notes.getByRole('textbox', { name: /^Gift message/ }).fill('For Bob');
  await notes.getByRole('button', { name: 'Save' }).click();
  await expect.element(refunds.getByText(/^\$8\.50 on/)).toBeVisible();
  await expect.element(refunds.getByLabelText(/^Lid: how many/)).not.toBeInTheDocument();
  await expect.element(quantity).toHaveValue(1);
  await expect.element(refunds.getByText('Your unsaved changes are back')).not.toBeInTheDocument();
  await expect.element(refunds.getByRole('checkbox', { name: /restock/ })).toBeChecked();
});

test('a refund needs an amount and a reason', async () => {
  const { sent } = await openPaidOrder();
  await part.click();
  await refunds.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect.element(reason).toHaveAccessibleDescription(/Please enter a reason/);
  await reason.fill('Late');
  await userEvent.keyboard('{Enter}');
  await expect.element(refunds.getByText('Please choose what to refund, or enter an amount.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('no refund before the payment, nor after everything was refunded', async () => {
  await openPage('/admin/orders/order-1', { order: anOrder() }, 'owner');
  await expect.element(page.getByRole('region', { name: 'Payment' })).toBeVisible();
  await expect.element(refunds).not.toBeInTheDocument();
  const done = { id: 'refund-1', amount: 2550, state: 'DONE', actor: 'ADMIN' } as const;
  await openPage(
    '/admin/orders/order-1',
    { order: anOrder({ paymentState: 'REFUNDED', refundedAmount: 2550, refunds: [done] }) },
    'owner',
  );
  await expect.element(refunds.getByText(/^\$25\.50 on/)).toBeVisible();
  await expect.element(part).not.toBeInTheDocument();
});
