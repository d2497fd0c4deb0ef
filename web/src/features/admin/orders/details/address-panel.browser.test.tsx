import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type {
  BillingDetailsInput,
  DeliveryAddressInput,
  MutationorderAddressUpdateArgs,
  MutationorderDeliveryAddressUpdateArgs,
} from '../../../../gql/graphql.ts';
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
        const formatted = [`${input.firstName} ${input.lastName}`, input.streetAddress];
        return { order: { ...order, billing: { ...input, formatted } } };
      },
    },
    'owner',
  );
  await change.click();
  await expect.element(panel.getByRole('textbox', { name: 'First name' })).toHaveFocus();
  const street = panel.getByRole('textbox', { name: 'Street' });
  await street.fill('');
  await panel.getByRole('button', { name: 'Save address' }).click();
  await expect.element(street).toHaveAccessibleDescription(/Please enter the street and house number/);
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

test('an order is sent to another address, and back to the billing address, which can be undone', async () => {
  const order = anOrder();
  const sent: (DeliveryAddressInput | null | undefined)[] = [];
  await openPage(
    '/admin/orders/order-1',
    {
      order,
      orderDeliveryAddressUpdate: ({ input }: MutationorderDeliveryAddressUpdateArgs) => {
        sent.push(input);
        const formatted = input ? [input.firstName, input.streetAddress, input.city] : [];
        return { order: { ...order, deliveryAddress: input ? { ...input, formatted } : null } };
      },
    },
    'owner',
  );
  await panel.getByRole('button', { name: 'Deliver to a different address' }).click();
  const name = panel.getByRole('textbox', { name: 'First name' });
  await expect.element(name).toHaveFocus();
  await panel.getByRole('button', { name: 'Save address' }).click();
  await expect.element(name).toHaveAccessibleDescription(/Please enter a name/);
  await expectAccessible();
  await name.fill('Anne');
  await panel.getByRole('textbox', { name: 'Street' }).fill('1 Beach Road');
  await panel.getByRole('textbox', { name: 'City' }).fill('Hilo');
  await panel.getByRole('button', { name: 'Save address' }).click();
  const delivery = page.getByRole('region', { name: 'Delivery', exact: true });
  await expect.element(delivery).toMatchTextContent(/Anne.*1 Beach Road.*Hilo/);
  await expect.element(page.getByRole('region', { name: 'Billing' })).toMatchTextContent(/12 Harbour Lane/);
  await expect.element(delivery.getByRole('button', { name: 'Change delivery address' })).toHaveFocus();
  await expectAccessible();
  await delivery.getByRole('button', { name: 'Deliver to the billing address' }).click();
  await expect.element(delivery).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect.element(delivery).toMatchTextContent(/1 Beach Road/);
  expect(sent.map((input) => input?.city)).toEqual(['Hilo', undefined, 'Hilo']);
});

test('the address of a shipped order can’t be changed', async () => {
  await openPage('/admin/orders/order-1', { order: anOrder({ shipmentState: 'PART' }) }, 'owner');
  await expect.element(panel).toMatchTextContent('12 Harbour Lane');
  await expect.element(change).not.toBeInTheDocument();
});

const agreed = {
  itemCount: 3,
  subtotal: 2550,
  shippingTotal: 495,
  total: 3350,
  taxes: [{ name: 'VAT', rate: 10_000, amount: 305 }],
};
const moved = { status: 'PENDING', paymentState: 'UNPAID', actor: 'ADMIN', addressChanged: true } as const;

test.each([
  [
    'more',
    { shippingTotal: 6000, taxTotal: 1625, total: 10_175 },
    [
      'At this address the order would cost $101.75',
      'Shipping $60.00 instead of $4.95.',
      'Tax $16.25 instead of $3.05.',
      'Ask them for the missing $68.25',
    ],
  ],
  [
    'less',
    { shippingTotal: 495, taxTotal: 0, total: 3045 },
    ['At this address the order would cost $30.45', 'Tax $0.00 instead of $3.05.', 'Refund $3.05'],
  ],
  [
    'the same, with another tax in it',
    { shippingTotal: 495, taxTotal: 210, total: 3350 },
    ['The tax is different at this address', 'Tax $2.10 instead of $3.05.'],
  ],
])('an address that changes the price by %s shows that', async (_, repricing, texts) => {
  const history = [{ ...moved, createdAt: '2026-01-02T00:00:00.000Z', repricing }];
  await openPage('/admin/orders/order-1', { order: anOrder({ totals: agreed, history }) }, 'owner');
  const notice = panel.getByRole('status');
  for (const text of texts) await expect.element(notice).toMatchTextContent(text);
  await expectAccessible();
});

test('an address changed back shows no price notice', async () => {
  const history = [
    {
      ...moved,
      createdAt: '2026-01-02T00:00:00.000Z',
      repricing: { shippingTotal: 0, taxTotal: 0, total: 1 },
    },
    { ...moved, createdAt: '2026-01-03T00:00:00.000Z', repricing: null },
  ];
  await openPage('/admin/orders/order-1', { order: anOrder({ totals: agreed, history }) }, 'owner');
  await expect.element(panel).toMatchTextContent('12 Harbour Lane');
  await expect.element(panel.getByRole('status')).toBeEmptyDOMElement();
});
