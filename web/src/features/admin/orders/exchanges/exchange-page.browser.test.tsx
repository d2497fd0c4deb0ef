import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MutationorderExchangeArgs, QueryorderExchangePreviewArgs } from '../../../../gql/graphql.ts';
import { anImage } from '../../../../test/a-product.ts';
import { anOrder, anOrderLine } from '../../../../test/an-order.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { openPage } from '../../../../test/open-page.tsx';

const LATER = '2999-01-02T00:00:00.000Z';
const difference = page.getByRole('region', { name: 'Difference' });
const save = page.getByRole('button', { name: 'Exchange items' });
const comesBack = page.getByRole('textbox', { name: 'How many of Mug, Colour: Blue come back' });

const blue = anOrderLine({ title: 'Mug', productId: 'mug', colour: 'Blue', quantity: 2, unitPrice: 800 });
const order = anOrder({ lines: [blue], status: 'DELIVERED', paymentState: 'PAID', updatedAt: LATER });
const variantOf = (id: string, colour: string) => ({
  id,
  colour,
  size: null,
  others: [],
  sku: null,
  salePrice: 900,
  stock: 4,
  tracksStock: true,
});

/** What comes back is worth $8.00 each, and what goes out $9.00. */
function priced({ lines, addedLines }: QueryorderExchangePreviewArgs['input']) {
  const total = addedLines.reduce((sum, { quantity }) => sum + quantity * 900, 0);
  const returnedAmount = lines.reduce((sum, { quantity }) => sum + quantity * 800, 0);
  const problem = { code: 'OUT_OF_STOCK', message: 'Only 4 left', field: null } as const;
  return {
    lines: addedLines.map((line) => ({
      ...line,
      unitPrice: 900,
      total: line.quantity * 900,
      problem: line.quantity > 4 ? problem : null,
    })),
    totals: { total },
    returnedAmount,
    amountToPay: Math.max(0, total - returnedAmount),
    amountToRefund: Math.max(0, returnedAmount - total),
  };
}

async function openExchange(change: object = {}) {
  const sent: MutationorderExchangeArgs[] = [];
  await openPage(
    '/admin/orders/order-1/exchange',
    {
      order: { ...order, ...change },
      product: {
        id: 'mug',
        title: 'Mug',
        image: anImage(),
        variants: [variantOf('blue', 'Blue'), variantOf('red', 'Red')],
      },
      orderExchangePreview: ({ input }: QueryorderExchangePreviewArgs) => ({ preview: priced(input) }),
      orderExchange: (args: MutationorderExchangeArgs) => {
        sent.push(args);
        return {
          order: anOrder({ id: 'order-2', number: 'J-1002' }),
        };
      },
    },
    'owner',
  );
  return sent;
}

async function swapForRed() {
  await page.getByRole('button', { name: /^Swap variant/ }).click();
  await page.getByRole('combobox', { name: 'New variant of Mug, Colour: Blue' }).selectOptions('red');
  await page.getByRole('button', { name: 'Swap', exact: true }).click();
}

test('the blue mug should have been red: one comes back, one is sent, and the customer pays the difference', async () => {
  const sent = await openExchange();
  await swapForRed();
  await expect.element(comesBack).toHaveValue('1');
  await expect
    .element(difference)
    .toMatchTextContent(/\$8\.00 comes back, \$9\.00 is sent instead\. ?The customer pays \$1\.00/);
  await page.getByRole('textbox', { name: /^Message to the customer/ }).fill('Sorry for the mix-up.');
  await page.getByRole('combobox', { name: /^Reason/ }).selectOptions('WRONG_ITEM');
  await expectAccessible();
  await save.click();
  await expect.element(page.getByText('Order #J-1002 is sent instead')).toBeVisible();
  expect(sent).toEqual([
    {
      input: {
        orderId: 'order-1',
        lines: [{ orderLineId: 'line-1', quantity: 1, reason: 'WRONG_ITEM' }],
        addedLines: [{ variantId: 'red', quantity: 1 }],
      },
      expectedTotal: 900,
      expectedUpdatedAt: LATER,
      text: 'Sorry for the mix-up.',
    },
  ]);
});

test('what is worth more than what goes out is refunded later; what is sold out says so', async () => {
  await openExchange();
  await comesBack.fill('2');
  await swapForRed();
  await page.getByRole('textbox', { name: 'Quantity of Mug, Colour: Red' }).fill('1');
  await expect.element(difference).toMatchTextContent(/\$7\.00 is refunded when the items have arrived/);
  await page.getByRole('textbox', { name: 'Quantity of Mug, Colour: Red' }).fill('5');
  await expect.element(page.getByText('Only 4 left')).toBeVisible();
});

test('nothing is sent before both sides are chosen', async () => {
  const sent = await openExchange();
  await comesBack.fill('1');
  await save.click();
  await expect.element(page.getByText('Not saved: Please choose what is sent instead.')).toBeVisible();
  await swapForRed();
  await comesBack.fill('0');
  await save.click();
  await expect.element(page.getByText('Not saved: Please choose what comes back.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('an order of which nothing was sent has nothing to exchange', async () => {
  await openExchange({ lines: [{ ...blue, requiresShipping: false }] });
  await expect.element(page.getByText('Nothing of this order can come back.')).toBeVisible();
});
