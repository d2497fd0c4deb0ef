import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MutationorderNotesUpdateArgs } from '../../../../gql/graphql.ts';
import { anOrder } from '../../../../test/an-order.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { openPage } from '../../../../test/open-page.tsx';

const panel = page.getByRole('region', { name: 'Note and gift message' });
const customerNote = panel.getByRole('textbox', { name: /^Customer’s note/ });

test('staff change what the customer wrote', async () => {
  const order = anOrder({ customerNote: 'Ring twice.\nThe bell is broken.', giftMessage: null });
  let sent: MutationorderNotesUpdateArgs | undefined;
  const api = await openPage(
    '/admin/orders/order-1',
    {
      order,
      orderNotesUpdate: {
        userErrors: [{ code: 'INVALID_VALUE', message: 'No bells, please.', field: ['customerNote'] }],
      },
    },
    'owner',
  );
  await expect.element(panel.getByText('Ring twice. The bell is broken.')).toBeVisible();
  await expect.element(panel).not.toMatchTextContent(/Gift message.*Gift message/);
  const change = panel.getByRole('button', { name: 'Change notes' });
  await change.click();
  await expect.element(customerNote).toHaveFocus();
  await panel.getByRole('textbox', { name: /^Gift message/ }).fill('For Bob');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect.element(customerNote).toHaveAccessibleDescription('No bells, please.');
  await expectAccessible();
  await customerNote.fill('');
  api.answer({
    orderNotesUpdate: (args: MutationorderNotesUpdateArgs) => {
      sent = args;
      return { order: { ...order, customerNote: null, giftMessage: 'For Bob' } };
    },
  });
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect.element(panel).toMatchTextContent(/Gift messageFor Bob/);
  await expect.element(change).toHaveFocus();
  expect(sent).toEqual({ id: 'order-1', customerNote: '', giftMessage: 'For Bob' });
});

test('a text that was not changed is not sent', async () => {
  const order = anOrder({ customerNote: 'Ring twice.', giftMessage: null });
  let sent: MutationorderNotesUpdateArgs | undefined;
  const orderNotesUpdate = (args: MutationorderNotesUpdateArgs) => {
    sent = args;
    return { order };
  };
  await openPage('/admin/orders/order-1', { order, orderNotesUpdate }, 'owner');
  await panel.getByRole('button', { name: 'Change notes' }).click();
  await panel.getByRole('textbox', { name: /^Gift message/ }).fill('For Bob');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => sent).toEqual({ id: 'order-1', giftMessage: 'For Bob' });
});

test('without the permission, staff only read it', async () => {
  const viewer = { id: 'user-1', staffRole: { id: 'clerk', permissions: ['ORDERS_READ' as const] } };
  await openPage('/admin/orders/order-1', { order: anOrder(), viewer }, 'owner');
  await expect.element(panel).toMatchTextContent(/The customer wrote nothing/);
  await expect.element(panel.getByRole('button')).not.toBeInTheDocument();
});
