import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MutationorderFieldsUpdateArgs, QuerycustomFieldsArgs } from '../../../../gql/graphql.ts';
import { anOrder } from '../../../../test/an-order.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { openPage } from '../../../../test/open-page.tsx';

const panel = page.getByRole('region', { name: 'Custom fields' });
const change = panel.getByRole('button', { name: 'Change fields' });
const date = { key: 'delivery', name: 'Delivery date', type: 'DATE' as const };
const engraving = { key: 'engraving', name: 'Engraving', type: 'TEXT' as const };

test('fields of an order and of one line are changed, and only those are sent', async () => {
  const [first, ...others] = anOrder().lines ?? [];
  const order = anOrder({
    fields: [{ ...date, values: ['2026-12-01'] }],
    lines: [{ ...first, fields: [{ ...engraving, values: ['For Ana'] }] }, ...others],
  });
  let sent: MutationorderFieldsUpdateArgs | undefined;
  await openPage(
    '/admin/orders/order-1',
    {
      order,
      customFields: ({ owner }: QuerycustomFieldsArgs) =>
        owner === 'ORDER' ? [date] : owner === 'ORDER_LINE' ? [engraving] : [],
      orderFieldsUpdate: (args: MutationorderFieldsUpdateArgs) => {
        sent = args;
        return { order: { ...order, fields: [{ ...date, values: ['2026-12-24'] }] } };
      },
    },
    'owner',
  );
  await expect.element(panel).toMatchTextContent('Delivery dateDec 1, 2026');
  await expect.element(page.getByText('Engraving: For Ana')).toBeVisible();
  await change.click();
  await panel.getByLabelText(/^Delivery date/).fill('2026-12-24');
  await panel
    .getByLabelText(/^Engraving/)
    .first()
    .fill('For Anna');
  await expectAccessible();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect.element(panel).toMatchTextContent('Delivery dateDec 24, 2026');
  await expect.element(change).toHaveFocus();
  expect(sent).toMatchObject({
    fields: [{ key: 'delivery', values: ['2026-12-24'] }],
    lines: [{ id: first?.id, fields: [{ key: 'engraving', values: ['For Anna'] }] }],
  });
});

test('an order of more lines than one change may have is saved, and an error is beside its line', async () => {
  const [line] = anOrder().lines ?? [];
  const lines = Array.from({ length: 101 }, (_, index) => ({ ...line, id: `line-${index}`, fields: [] }));
  let sent: MutationorderFieldsUpdateArgs | undefined;
  await openPage(
    '/admin/orders/order-1',
    {
      order: anOrder({ fields: [], lines }),
      customFields: ({ owner }: QuerycustomFieldsArgs) => (owner === 'ORDER_LINE' ? [engraving] : []),
      orderFieldsUpdate: (args: MutationorderFieldsUpdateArgs) => {
        sent = args;
        const field = ['lines', '1', 'fields', '0', 'values'];
        return { userErrors: [{ code: 'INVALID_VALUE', message: 'Engraving must be a line', field }] };
      },
    },
    'owner',
  );
  await change.click();
  const inputs = panel.getByLabelText(/^Engraving/);
  await inputs.nth(7).fill('For Ana');
  await inputs.nth(99).fill('For Bo');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect.element(inputs.nth(99)).toHaveAccessibleDescription('Engraving must be a line');
  expect(sent?.lines).toEqual([
    { id: 'line-7', fields: [{ key: 'engraving', values: ['For Ana'] }] },
    { id: 'line-99', fields: [{ key: 'engraving', values: ['For Bo'] }] },
  ]);
});
