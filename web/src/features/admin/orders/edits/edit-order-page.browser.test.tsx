import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type {
  MutationorderEditArgs,
  OrderEditInput,
  QueryorderEditPreviewArgs,
} from '../../../../gql/graphql.ts';
import { anImage } from '../../../../test/a-product.ts';
import { anOrder, anOrderLine } from '../../../../test/an-order.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { openPage } from '../../../../test/open-page.tsx';

const TOMORROW = '2999-01-02T00:00:00.000Z';
const save = page.getByRole('button', { name: 'Save changes' });
const total = page.getByRole('region', { name: 'Total' });

const red = anOrderLine({ title: 'Mug', productId: 'mug', colour: 'Red', quantity: 1, unitPrice: 800 });
const order = anOrder({ lines: [red], updatedAt: TOMORROW, deliveryMethod: { name: 'Standard' } });

const variants = [
  {
    id: 'red',
    colour: 'Red',
    size: null,
    others: [],
    sku: null,
    salePrice: 900,
    stock: 4,
    tracksStock: true,
  },
  {
    id: 'blue',
    colour: 'Blue',
    size: null,
    others: [],
    sku: null,
    salePrice: 900,
    stock: 4,
    tracksStock: true,
  },
];

const tooMany = { code: 'OUT_OF_STOCK', message: 'Only 4 left', field: null } as const;

/** Prices kept units at $8.00 and added ones at $9.00. */
function priced({ lines, addedLines, discount }: OrderEditInput) {
  const left = lines?.[0]?.quantity ?? 1;
  const ordered = [{ orderLineId: 'line-1', variantId: 'red', quantity: left, unitPrice: 800 }];
  const added = (addedLines ?? []).map((line) => ({ ...line, orderLineId: null, unitPrice: 900 }));
  const all = [...(left > 0 ? ordered : []), ...added].map((line) => ({
    ...line,
    total: line.quantity * line.unitPrice,
    problem: line.quantity > 4 ? tooMany : null,
  }));
  const subtotal = all.reduce((sum, line) => sum + line.total, 0);
  const sum = subtotal - (discount?.amount ?? 0);
  return {
    preview: {
      lines: all,
      totals: { itemCount: 1, subtotal, total: sum, pricesIncludeTax: true },
      deliveryMethods: [{ methodId: 'express', name: 'Express', price: 1200 }],
      difference: sum - 800,
      amountToPay: Math.max(0, sum - 800),
      amountToRefund: Math.max(0, 800 - sum),
    },
  };
}

async function openEdit(problem: object | null = null, change: object = {}) {
  const sent: MutationorderEditArgs[] = [];
  await openPage(
    '/admin/orders/order-1/edit',
    {
      order: { ...order, ...change },
      product: { id: 'mug', title: 'Mug', image: anImage(), variants },
      orderEditPreview: ({ input }: QueryorderEditPreviewArgs) => ({
        preview: { ...priced(input).preview, problem },
      }),
      orderEdit: (args: MutationorderEditArgs) => {
        sent.push(args);
        return { order };
      },
    },
    'owner',
  );
  return sent;
}

test('two in blue instead of one in red', async () => {
  const sent = await openEdit();
  await expect.element(total).toMatchTextContent(/The total stays the same/);
  await page.getByRole('button', { name: /^Swap variant/ }).click();
  await page.getByRole('combobox', { name: 'New variant of Mug, Colour: Red' }).selectOptions('blue');
  await page.getByRole('button', { name: 'Swap', exact: true }).click();
  await expect.element(page.getByText('Removed', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Quantity of Mug, Colour: Blue' }).fill('2');
  await expect
    .element(total)
    .toMatchTextContent(/\$10\.00 more than before\. The customer still has to pay \$10\.00/);
  await expectAccessible();
  const notifies = page.getByRole('checkbox', { name: /^Email the customer/ });
  await expect.element(notifies).toBeChecked();
  await expect.element(notifies).toBeChecked();
  await notifies.click();
  await save.click();
  await expect.element(page.getByText('Order #J-1001 edited')).toBeVisible();
  expect(sent).toEqual([
    {
      input: {
        orderId: 'order-1',
        lines: [{ orderLineId: 'line-1', quantity: 0 }],
        addedLines: [{ variantId: 'blue', quantity: 2 }],
        deliveryMethodId: null,
        discount: null,
      },
      expectedTotal: 1800,
      expectedUpdatedAt: TOMORROW,
      note: '',
      notifiesCustomer: false,
    },
  ]);
});

test('a discount needs a reason; what is too many says so', async () => {
  const sent = await openEdit();
  await page.getByRole('textbox', { name: /^Amount/ }).fill('2');
  await expect.element(total).toMatchTextContent(/\$2\.00 less than before\. The customer gets \$2\.00 back/);
  await save.click();
  const reason = page.getByRole('textbox', { name: /^Reason for the discount/ });
  await expect.element(reason).toHaveAccessibleDescription(/Please enter a reason/);
  await reason.fill('Scratched');
  await page.getByRole('textbox', { name: 'Quantity of Mug, Colour: Red' }).fill('5');
  await expect.element(page.getByText('Only 4 left')).toBeVisible();
  expect(sent).toEqual([]);
});

test('what can’t be saved says why, and not what the customer has to pay', async () => {
  const sent = await openEdit({ code: 'NOT_EDITABLE', message: 'The order is paid', field: null });
  await page.getByRole('textbox', { name: 'Quantity of Mug, Colour: Red' }).fill('2');
  await expect.element(total).toMatchTextContent(/\$8\.00 more than before\..*The order is paid/);
  await expect.element(total).not.toMatchTextContent(/still has to pay/);
  await save.click();
  expect(sent).toEqual([]);
});

test('goods added to a digital order are delivered by a method that staff choose', async () => {
  await openEdit(null, { requiresShipping: false, deliveryMethod: null });
  await page.getByRole('combobox', { name: 'Delivery method' }).selectOptions('express');
  await expect.element(page.getByRole('combobox', { name: 'Delivery method' })).toHaveValue('express');
  await expect.element(page.getByRole('option', { name: 'Please choose' })).toBeInTheDocument();
});
