import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MutationorderLinkReturnCreateArgs } from '../../../gql/graphql.ts';
import { anOrder, anOrderLine } from '../../../test/an-order.ts';
import { loadNoticesAtOnce, notice } from '../../../test/notices.ts';
import { openPage } from '../../../test/open-page.tsx';

const engraved = anOrderLine({ fields: [{ key: 'engraving', name: 'Engraving', values: ['For Anna'] }] });

const delivered = anOrder({
  status: 'DELIVERED',
  isGuest: true,
  lines: [engraved],
  fields: [{ key: 'floor', name: 'Floor', values: ['3'] }],
  returnability: { until: '2027-01-01T00:00:00.000Z', lines: [{ line: engraved, quantity: 3 }] },
});

beforeEach(loadNoticesAtOnce);

test('a guest returns items by the order’s link', async () => {
  const sent: MutationorderLinkReturnCreateArgs[] = [];
  const requestedReturn = {
    id: 'return-1',
    number: 'R1001',
    state: 'APPROVED' as const,
    refundAmount: 850,
    lines: [{ line: engraved, quantity: 1, reason: 'DOES_NOT_FIT' as const }],
  };
  const after = { ...delivered, returns: [requestedReturn] };
  const api = await openPage('/orders/token-1', {
    orderByLink: delivered,
    orderLinkReturnPreview: { preview: { amount: 850 } },
    orderLinkReturnCreate: (args: MutationorderLinkReturnCreateArgs) => {
      sent.push(args);
      api.answer({ orderByLink: after });
      return { return: { ...requestedReturn, order: after } };
    },
  });
  await page.getByRole('link', { name: 'Return items' }).click();
  await expect.poll(api.path).toBe('/orders/token-1/return');
  await expect.element(page.getByRole('region', { name: 'Your details' })).toMatchTextContent(/Floor: 3/);
  await expect.element(page.getByText('Engraving: For Anna')).toBeVisible();
  await page.getByRole('spinbutton', { name: /how many of 3/ }).fill('1');
  await page.getByRole('combobox', { name: /reason/ }).selectOptions('DOES_NOT_FIT');
  await expect.element(page.getByText('$8.50', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Request return' }).click();
  await expect.element(notice('Return requested')).toBeVisible();
  await expect.poll(api.path).toBe('/orders/token-1');
  expect(sent).toMatchObject([
    { token: 'token-1', input: { orderId: 'order-1', lines: [{ orderLineId: 'line-1', quantity: 1 }] } },
  ]);
  await expect
    .element(page.getByRole('region', { name: 'Your returns' }))
    .toMatchTextContent(/Engraving: For Anna/);
  await expect
    .element(page.getByRole('link', { name: 'Print the label' }))
    .toHaveAttribute('href', '/orders/token-1/returnLabel?return=return-1');
});

test('a label is sent from where the order was delivered', async () => {
  const deliveryAddress = { formatted: ['Anne Byron', '1 Beach Road', 'Hilo, HI 96720'] };
  const path = '/orders/token-1/returnLabel?return=return-1';
  const returns = [{ id: 'return-1', number: 'R1001', state: 'APPROVED' as const }];
  await openPage(path, { orderByLink: { ...delivered, deliveryAddress, returns } });
  const label = page.getByRole('article');
  await expect.element(label).toMatchTextContent(/FromAnne Byron1 Beach RoadHilo, HI 96720To/);
});
