import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type {
  MutationorderTagsUpdateArgs,
  MutationshipmentsCreateArgs,
  QueryordersArgs,
  ShipmentInput,
} from '../../../../gql/graphql.ts';
import { anOrder, anOrderLine } from '../../../../test/an-order.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { resizePage } from '../../../../test/resize-page.ts';

const selection = page.getByRole('region', { name: 'Selection' });
const row = (number: string) => page.getByRole('row').filter({ hasText: number });

test('an order’s number does not wrap at any width', async () => {
  const number = 'J-1790000000000';
  await openPage('/admin/orders', { orders: { nodes: [anOrder({ number })], totalCount: 1 } }, 'owner');
  const link = page.getByRole('cell').getByRole('link', { name: `#${number}` });
  await expect.element(link).toBeVisible();
  for (const width of [360, 660, 700, 768, 992, 1280]) {
    await resizePage(width);
    const element = link.element();
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    const hidden = element.scrollWidth - element.clientWidth;
    expect({ width, lines, hidden }).toEqual({ width, lines: 1, hidden: 0 });
  }
});

test('an order with a note or a gift message says so', async () => {
  const noted = anOrder({ number: 'J-2', customerNote: 'Ring twice.', giftMessage: 'Cheers' });
  const nodes = [anOrder({ id: 'order-2', number: 'J-1' }), noted];
  await openPage('/admin/orders', { orders: { nodes, totalCount: 2 } }, 'owner');
  await expect.element(row('#J-2')).toMatchTextContent(/#J-2Has a noteHas a gift message/);
  await expect.element(page.getByTitle('Ring twice.')).toBeVisible();
  await expect.element(row('#J-1')).not.toMatchTextContent(/Has a/);
  await expectAccessible();
});

test('tags are added to all selected orders, and Undo removes them only where they were added', async () => {
  let tagsOf: Record<string, string[]> = { small: [], large: ['late'] };
  const changes: MutationorderTagsUpdateArgs[] = [];
  const orders = () => Object.entries(tagsOf).map(([id, tags]) => anOrder({ id, number: id, tags }));
  await openPage(
    '/admin/orders',
    {
      orders: () => ({ nodes: orders(), totalCount: 2 }),
      orderTagsUpdate: (args: MutationorderTagsUpdateArgs) => {
        changes.push(args);
        const { ids, add = [], remove = [] } = args;
        const change = (before: string[]) =>
          [...new Set([...before, ...(add ?? [])])].filter((tag) => !remove?.includes(tag)).toSorted();
        const before = tagsOf;
        tagsOf = Object.fromEntries(
          Object.entries(before).map(([id, tags]) => [id, ids.includes(id) ? change(tags) : tags]),
        );
        return {
          orders: orders().filter(({ id }) => ids.includes(id)),
          changes: ids.map((id) => ({
            id,
            added: tagsOf[id]?.filter((tag) => !before[id]?.includes(tag)) ?? [],
            removed: before[id]?.filter((tag) => !tagsOf[id]?.includes(tag)) ?? [],
          })),
        };
      },
    },
    'owner',
  );
  await page.getByLabelText('Select all on this page').click();
  await selection.getByRole('button', { name: 'Tags' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tags of 2 orders' });
  await dialog.getByRole('button', { name: 'Change tags' }).click();
  await expect.element(dialog.getByLabelText('Add tags')).toHaveAccessibleDescription(/Please enter a tag/);
  await dialog.getByLabelText('Add tags').fill('Late, Call First');
  await expectAccessible(0);
  await dialog.getByRole('button', { name: 'Change tags' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(changes[0]).toMatchObject({ ids: ['small', 'large'], add: ['late', 'call first'] });
  await expect.element(row('small')).toMatchTextContent('Tags: call first, late');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect.element(row('small')).not.toMatchTextContent('call first');
  await expect.element(row('large')).toMatchTextContent('Tags: late');
});

test('the list’s filters are in the URL', async () => {
  const requestedFilters: QueryordersArgs['filter'][] = [];
  const api = await openPage(
    '/admin/orders',
    {
      orders: ({ filter }: QueryordersArgs) => {
        requestedFilters.push(filter);
        return filter?.placedTo ? { nodes: [] } : { nodes: [anOrder()], totalCount: 1 };
      },
    },
    'owner',
  );
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByLabelText('Tag', { exact: true }).fill('fair');
  await userEvent.keyboard('{Enter}');
  await page.getByLabelText(/^Total from/).fill('30');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => api.path()).toBe('/admin/orders?tag=fair&min=30');
  await expect.element(row('J-1001')).toBeVisible();
  await expectAccessible();
  const until = page.getByLabelText('Placed until');
  await until.fill('2020-01-01');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'No orders found' })).toBeVisible();
  await expectAccessible();
  await until.fill('');
  await userEvent.keyboard('{Enter}');
  await expect.element(row('J-1001')).toBeVisible();
  const both = { tag: 'fair', totalFrom: 3000 };
  expect(requestedFilters).toEqual([{}, { tag: 'fair' }, both, { ...both, placedTo: '2020-01-01' }, both]);
  const chips = page.getByRole('list', { name: 'Applied filters' }).getByRole('button', { name: /^Remove/ });
  await chips.first().click();
  await expect.element(chips).toHaveFocus();
  await chips.click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('several orders are shipped at once; one that fails says why and keeps its tracking number', async () => {
  const sent: ShipmentInput[] = [];
  const numbers = ['A', 'B', 'C'];
  const order = (number: string, unsentQuantity = 3) =>
    anOrder({ id: number, number, lines: [anOrderLine({ id: `line-${number}`, unsentQuantity })] });
  await openPage(
    '/admin/orders',
    {
      orders: { nodes: numbers.map((number) => order(number)), totalCount: 3 },
      shop: { name: 'Exclusive', currencyCode: 'USD', timeZone: 'UTC', carriers: ['DHL', 'UPS'] },
      shipmentsCreate: ({ inputs }: MutationshipmentsCreateArgs) => {
        sent.push(...inputs);
        const unpaid = { code: 'NOT_SHIPPABLE', message: 'It still waits for its card payment.' } as const;
        return {
          results: inputs.map(({ orderId }) =>
            orderId === 'C' ? { orderId, userErrors: [unpaid] } : { orderId, order: order(orderId, 0) },
          ),
        };
      },
    },
    'owner',
  );
  const tracking = (number: string) => page.getByLabelText(`Tracking number of ${number}`);
  const carrier = (number: string) => page.getByLabelText(`Carrier of ${number}`, { exact: true });
  const ofAll = page.getByLabelText(/^Carrier for all/);
  await page.getByLabelText('Select all on this page').click();
  await selection.getByRole('button', { name: 'Ship' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Ship 3 orders');
  await expect.element(ofAll).toHaveFocus();

  await userEvent.keyboard('UPS');
  await expect.element(carrier('A')).toHaveValue('UPS');
  await carrier('B').fill('Bike Bob');
  await ofAll.fill('DHL');
  await expect.element(carrier('A')).toHaveValue('DHL');
  await expect.element(carrier('B')).toHaveValue('Bike Bob');
  await userEvent.keyboard('{Enter}');
  for (const number of numbers) {
    await expect.element(tracking(number)).toHaveFocus();
    await userEvent.keyboard(`T-${number}{Enter}`);
  }
  await expect.element(page.getByRole('button', { name: 'Mark 3 orders as shipped' })).toHaveFocus();
  await expectAccessible();

  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await expect.element(tracking('A')).toHaveValue('T-A');

  await page.getByRole('button', { name: 'Mark 3 orders as shipped' }).click();
  await expect.element(page.getByText('2 orders marked as shipped').first()).toBeVisible();
  expect(sent.map((input) => [input.orderId, input.carrier, input.trackingNumber])).toEqual([
    ['A', 'DHL', 'T-A'],
    ['B', 'Bike Bob', 'T-B'],
    ['C', 'DHL', 'T-C'],
  ]);
  await expect.element(row('#C')).toMatchTextContent('still waits for its card payment');
  await expect.element(tracking('C')).toHaveValue('T-C');
  await expect.element(tracking('A')).not.toBeInTheDocument();
  await expectAccessible();

  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Orders');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('column headers sort the list, and the URL has the order', async () => {
  const sorts: QueryordersArgs['sort'][] = [];
  const api = await openPage(
    '/admin/orders',
    {
      orders: ({ sort }: QueryordersArgs) => {
        sorts.push(sort);
        return { nodes: [anOrder({ number: String(sort) })], totalCount: 1 };
      },
    },
    'owner',
  );
  const head = (name: string) => page.getByRole('columnheader', { name });
  await expect.element(head('Date')).toHaveAttribute('aria-sort', 'descending');
  await head('Date').getByRole('button').click();
  await expect.element(row('#OLDEST')).toBeVisible();
  await expect.element(head('Date')).toHaveAttribute('aria-sort', 'ascending');
  expect(api.path()).toBe('/admin/orders?sort=oldest');
  (head('Total').getByRole('button').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(row('#TOTAL_DESC')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(row('#TOTAL_ASC')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(row('#NEWEST')).toBeVisible();
  expect(api.path()).toBe('/admin/orders');
  await head('Customer').getByRole('button').click();
  await expect.element(row('#CUSTOMER')).toBeVisible();
  expect(sorts).toEqual(['NEWEST', 'OLDEST', 'TOTAL_DESC', 'TOTAL_ASC', 'NEWEST', 'CUSTOMER']);
  await expectAccessible();
});

test.each([360, 1280])('the filters fit on %i pixels', async (width) => {
  await resizePage(width);
  await openPage('/admin/orders', { orders: { nodes: [anOrder()], totalCount: 1 } }, 'owner');
  await page.getByRole('button', { name: 'More filters' }).click();
  await expect.element(page.getByLabelText('Placed from')).toBeVisible();
  // The width of a date with its button, and of "All payment states" with its arrow.
  for (const label of ['Placed from', 'Placed until', /^Total from/, /^Total up to/, 'Payment', 'Tag']) {
    const { width: shown } = page.getByLabelText(label, { exact: true }).element().getBoundingClientRect();
    expect({ label, isWide: shown >= 168 }).toEqual({ label, isWide: true });
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible();
});
