import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { BillingDetailsInput, MutationorderAddressUpdateArgs } from '../../../../gql/graphql.ts';
import { anOrder } from '../../../../test/an-order.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { openPage } from '../../../../test/open-page.tsx';

const panel = page.getByRole('region', { name: 'Delivery and billing' });
const change = panel.getByRole('button', { name: 'Change address' });

test('an address is corrected', async () => {
  const order = anOrder();
  const named = panel.getByRole('textbox', { name: /^Last name/ });
  let sent: BillingDetailsInput | undefined;
  await openPage(
    '/admin/orders/order-1',
    {
      order,
      orderAddressUpdate: ({ input }: MutationorderAddressUpdateArgs) => {
        sent = input;
        return { order: { ...order, billing: input } };
      },
    },
    'owner',
  );
  await change.click();
  await expect.element(panel.getByRole('textbox', { name: 'First name' })).toHaveFocus();
  const street = panel.getByRole('textbox', { name: 'Street' });
  await street.fill('');
  await panel.getByRole('button', { name: 'Save address' }).click();
  await expect.element(street).toHaveAccessibleDescription(/Please enter street and house number/);
  await expectAccessible();
  expect(sent).toBeUndefined();
  await street.fill('1 New Quay');
  await named.fill('Lane-King');
  await panel.getByRole('button', { name: 'Save address' }).click();
  await expect.element(panel).toMatchTextContent('1 New Quay');
  await expect.element(panel).toMatchTextContent('Jo Lane-King');
  await expect.element(change).toHaveFocus();
  expect(sent).toMatchObject({ streetAddress: '1 New Quay', city: 'Port Ellis', countryCode: null });
});

test('the address of what is on its way stays', async () => {
  await openPage('/admin/orders/order-1', { order: anOrder({ shipmentState: 'PART' }) }, 'owner');
  await expect.element(panel).toMatchTextContent('12 Harbour Lane');
  await expect.element(change).not.toBeInTheDocument();
});
