import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anOrder } from '../../../../test/an-order.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { notice } from '../../../../test/notices.ts';
import { openPage } from '../../../../test/open-page.tsx';

const anInvoice = (number: string, more = {}) => ({
  id: number,
  series: 'INVOICE' as const,
  number,
  total: 2550,
  issuedAt: '2026-01-31T12:00:00.000Z',
  url: `${location.origin}/invoices/${number}`,
  ...more,
});
const invoices = [
  anInvoice('INV-0001'),
  anInvoice('CN-0001', { series: 'CREDIT_NOTE', correctedNumber: 'INV-0001', total: 500 }),
];
const panel = page.getByRole('region', { name: 'Invoices' });

test('staff issue the invoice of an order', async () => {
  const order = anOrder();
  const issued = { ...order, invoices: [anInvoice('INV-0001')] };
  await openPage('/admin/orders/order-1', { order, orderInvoiceIssue: { order: issued } }, 'owner');
  const edit = page.getByRole('link', { name: 'Edit order' });
  await expect.element(panel.getByText('No invoice has been issued.')).toBeVisible();
  await expect.element(edit).toBeVisible();
  await panel.getByRole('button', { name: 'Issue invoice' }).click();
  await expect.element(notice('Invoice issued')).toBeVisible();
  await expect
    .element(panel.getByRole('link', { name: 'Invoice INV-0001 (PDF)' }))
    .toHaveAttribute('href', invoices[0]?.url);
  // What the invoice says was sold must stay so.
  await expect.element(edit).not.toBeInTheDocument();
  await expect.element(panel.getByRole('button')).not.toBeInTheDocument();
  await expectAccessible();
});

test('staff see why an order can have no invoice', async () => {
  const message = 'This order has no billing address.';
  const order = anOrder({ invoiceProblem: { code: 'NOT_INVOICEABLE', message } });
  await openPage('/admin/orders/order-1', { order }, 'owner');
  await expect.element(panel.getByText(message)).toBeVisible();
  await expect.element(panel.getByRole('button')).not.toBeInTheDocument();
});

test('a customer sees the invoice and its credit notes', async () => {
  await openPage('/account/orders/order-1', { order: anOrder({ invoices }) }, 'shopper');
  await expect.element(panel).toBeVisible();
  expect(
    panel
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Invoice INV-0001 (PDF)Jan 31, 2026 · $25.50',
    'Credit note CN-0001 (PDF)Jan 31, 2026 · $5.00Corrects invoice INV-0001',
  ]);
  await expectAccessible();
});

test('an order without an invoice has no such section for its customer', async () => {
  await openPage('/account/orders/order-1', { order: anOrder() }, 'shopper');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(panel).not.toBeInTheDocument();
});

test('a seller without a tax number is told at the field', async () => {
  const message = 'Please enter the seller’s VAT number or tax number.';
  const invoiceSettings = {
    version: '1',
    issuedWhen: 'NEVER' as const,
    invoicePrefix: 'INV-',
    creditNotePrefix: 'CN-',
    countryCode: 'DE',
  };
  const userErrors = [{ code: 'REQUIRED' as const, message, field: ['input', 'vatNumber'] }];
  const api = await openPage(
    '/admin/settings/invoices',
    {
      settings: { invoices: invoiceSettings },
      settingsInvoicesUpdate: { settings: null, userErrors },
      shop: {
        name: 'Exclusive',
        currencyCode: 'USD',
        timeZone: 'UTC',
        // They arrive after the form.
        deliveryPlaces: {
          shopCountryCode: 'US',
          countryCodes: [],
          allCountryCodes: ['DE', 'US'],
          regions: [],
        },
      },
    },
    'owner',
  );
  await expect.element(page.getByRole('combobox', { name: /^Country/ })).toHaveValue('DE');
  await page.getByLabelText('Issue invoices').selectOptions('PAID');
  await userEvent.keyboard('{Control>}s{/Control}');
  const vatNumber = page.getByRole('textbox', { name: /^VAT number/ });
  await expect.element(vatNumber).toHaveAccessibleDescription(new RegExp(message));
  expect(api.operations).toContain('UpdateInvoiceSettings');
  await expectAccessible();
});
