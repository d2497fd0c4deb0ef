import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkIntegrity } from '../../db/check-integrity.ts';
import { newId } from '../../shared/new-id.ts';
import { changeOrder } from '../../test/card-shop.ts';
import { describeCardShop } from '../../test/describe-shop.ts';
import {
  CreateRefund,
  EraseCustomer,
  IssueInvoice,
  ReadInvoices,
  ReadOrderLineIds,
  ReadOwnInvoices,
  SaveInvoiceSettings,
  SetProductTaxClass,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput, billing, setOrderStatus } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { saveDelivery } from '../delivery/delivery.fixtures.ts';
import { reduced, saveTaxes, standard } from '../taxes/taxes.fixtures.ts';
import type { InvoiceData } from './invoice-data.ts';
import { InvoiceEntity, InvoiceFileEntity } from './invoice.entity.ts';
import { seller } from './invoices.fixtures.ts';

const shop = describeCardShop();
const em = () => shop.app.orm.em.fork();
let admin: Person;
let ada: Person;
let tee: string;
let book: string;

const NEVER = { issuedWhen: 'NEVER' as const };

const save = (input: object) => shop.client.payload(SaveInvoiceSettings, { input }, admin.token);

beforeAll(async () => {
  admin = await anAdmin(shop);
  tee = await aProduct(em(), { title: 'Tee', salePrice: 999, stock: 500 });
  book = await aProduct(em(), { title: 'Book', salePrice: 500, stock: 500 });
  const { settings } = await saveTaxes(shop, admin.token, {
    isEnabled: true,
    pricesIncludeTax: true,
    rounding: 'LINE',
    classes: [standard, reduced],
  });
  const taxClassId = settings?.classes[1]?.id;
  await shop.client.data(SetProductTaxClass, { id: book, taxClassId }, admin.token);
  const methods = [{ name: 'Post', pricing: 'FLAT', fee: 492 }];
  await saveDelivery(shop, admin.token, { zones: [{ name: 'Everywhere', places: [], methods }] });
});
beforeEach(async () => {
  ada = await aCustomer(shop);
  expect((await save({ ...seller, ...NEVER })).userErrors).toEqual([]);
});

/** An order of three tees and a book, of 39.89 with delivery; see `taxes.test.ts` for its taxes. */
async function place(
  paymentMethod: 'BANK' | 'CASH_ON_DELIVERY' = 'BANK',
  countryCode = 'DE',
): Promise<string> {
  const lines = [
    { productId: tee, quantity: 3 },
    { productId: book, quantity: 1 },
  ];
  const input = {
    ...anOrderInput(...lines),
    paymentMethod,
    billing: { ...billing, company: 'Analytical Ltd', lastName: 'Lovelace', countryCode },
  };
  return anOrder(shop.client, ada, input);
}

async function paid(countryCode = 'DE'): Promise<string> {
  const id = await place('BANK', countryCode);
  await changeOrder(shop, admin, 'orderPaymentReceive', id);
  return id;
}

const issue = (orderId: string) => shop.client.payload(IssueInvoice, { orderId }, admin.token);
const run = () => shop.app.jobs.run('invoices');

async function see(id: string) {
  const { order } = await shop.client.data(ReadInvoices, { id }, admin.token);
  if (!order) throw new Error(`No order ${id}`);
  return order;
}

const numbersOf = async (id: string) => (await see(id)).invoices.map(({ number }) => number);

async function dataOf(orderId: string): Promise<InvoiceData[]> {
  const orderBy = { issuedAt: 'asc', series: 'desc', number: 'asc' } as const;
  return (await em().find(InvoiceEntity, { order: orderId }, { orderBy })).map(({ data }) => data);
}

async function refund(orderId: string, input: { tees?: number; amount?: number; reason: string }) {
  const { order } = await shop.client.data(ReadOrderLineIds, { id: orderId }, admin.token);
  const orderLineId = String(order?.lines[0]?.id);
  const { tees = 0, amount = null, reason } = input;
  const lines = tees > 0 ? [{ orderLineId, quantity: tees, restock: false }] : [];
  const { userErrors } = await shop.client.payload(
    CreateRefund,
    { input: { idempotencyKey: newId(), orderId, lines, amount, reason } },
    admin.token,
  );
  expect(userErrors).toEqual([]);
}

function findFile(name: string): string[] {
  const directory = shop.config.dataDirectory;
  const paths = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => path.endsWith(name)).map((path) => join(directory, path));
}

const vat = (rate: number, net: number, amount: number) => ({ name: 'VAT', rate, net, amount });

describe('an invoice', () => {
  test('says what was bought, by whom, and the taxes as stored', async () => {
    const id = await paid();
    await shop.client.data(SetProductTaxClass, { id: tee, taxClassId: null }, admin.token);
    const { order, userErrors } = await issue(id);
    expect(userErrors).toEqual([]);
    const [invoice] = order?.invoices ?? [];
    expect(invoice).toMatchObject({ series: 'INVOICE', correctedNumber: null, total: 3989 });
    expect(invoice?.number).toMatch(/^INV-\d{4}$/);
    const [data] = await dataOf(id);
    expect(data).toMatchObject({
      kind: 'INVOICE',
      number: invoice?.number,
      orderNumber: order?.number,
      currencyCode: 'USD',
      seller: { name: 'Exclusive GmbH', city: 'Hamburg', vatNumber: 'DE123456789', taxNumber: null },
      buyer: {
        name: 'Analytical Ltd',
        contactName: 'Ada Lovelace',
        streetAddress: '12 Analytical Row',
        countryCode: 'DE',
        email: 'ada@example.com',
      },
      deliverTo: null,
      pricesIncludeTax: true,
      lines: [
        { title: 'Tee', quantity: 3, unitPrice: 999, total: 2997, taxTotal: 479, taxRate: 19_000 },
        { title: 'Book', quantity: 1, unitPrice: 500, total: 500, taxTotal: 33, taxRate: 7000 },
      ],
      shipping: { name: 'Post', amount: 492, taxTotal: 79, taxRate: 19_000 },
      taxes: [vat(19_000, 2931, 558), vat(7000, 467, 33)],
      netTotal: 3398,
      taxTotal: 591,
      total: 3989,
      paid: 3989,
      paymentMethod: 'Bank transfer',
    });
  });

  test.each([
    ['DE', { taxExemptionReason: 'Small business' }],
    ['CH', { taxExemptionReason: 'Export', isExport: true, otherExemptionReason: 'Small business' }],
  ])('says why something has no tax, for customers in %s', async (countryCode, expected) => {
    const reasons = { taxExemptionReason: 'Small business', exportExemptionReason: 'Export' };
    expect((await save(reasons)).userErrors).toEqual([]);
    const id = await paid(countryCode);
    await issue(id);
    await save({ taxExemptionReason: '', exportExemptionReason: '' });
    const [{ taxExemptionReason, isExport, otherExemptionReason } = {}] = await dataOf(id);
    expect({ taxExemptionReason, isExport, otherExemptionReason }).toEqual(expected);
  });

  test('is issued once, and emailed once', async () => {
    const id = await paid();
    const first = await issue(id);
    const [again, andAgain] = await Promise.all([issue(id), issue(id)]);
    expect(again.order?.invoices).toEqual(first.order?.invoices);
    expect(andAgain.order?.invoices).toEqual(first.order?.invoices);
    const { mails } = await see(id);
    expect(mails.filter(({ kind }) => kind === 'INVOICE_ISSUED')).toHaveLength(1);
  });

  test('is issued by the shop at the moment that the settings say', async () => {
    const earlier = await paid();
    await run();
    expect(await numbersOf(earlier)).toEqual([]);
    shop.clock.advance(1);
    await save({ issuedWhen: 'PAID' });
    const [unpaid, order] = [await place(), await paid()];
    await run();
    expect(await numbersOf(unpaid)).toEqual([]);
    expect(await numbersOf(order)).toHaveLength(1);
    await save({ issuedWhen: 'SHIPPED' });
    const sent = await paid();
    await run();
    expect(await numbersOf(sent)).toEqual([]);
    await setOrderStatus(shop.client, admin, sent, 'DELIVERED');
    await run();
    expect(await numbersOf(sent)).toHaveLength(1);
    // It was placed before invoices were issued, so it has none, whatever happens to it.
    await setOrderStatus(shop.client, admin, earlier, 'DELIVERED');
    await run();
    expect(await numbersOf(earlier)).toEqual([]);
    expect((await dataOf(sent))[0]?.deliveredOn).toBe(shop.clock.now().toISOString().slice(0, 10));
  });

  test('is a PDF that is rendered once and stays, for everyone with the link', async () => {
    const id = await paid();
    const url = String((await issue(id)).order?.invoices[0]?.url);
    const first = await fetch(url);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(first.headers.get('content-disposition')).toMatch(
      /^attachment; filename\*=UTF-8''INV-\d{4}\.pdf$/,
    );
    const pdf = await first.text();
    expect(pdf).toMatch(/^%PDF/);
    await save({ legalName: 'Renamed GmbH' });
    await run();
    expect(await (await fetch(url)).text()).toBe(pdf);
    expect(await em().count(InvoiceFileEntity, { invoice: { order: id } })).toBe(1);
    expect((await fetch(`${url}A`)).status).toBe(404);
    const { sha256 } = await em().findOneOrFail(InvoiceFileEntity, { invoice: { order: id } });
    const [file = ''] = findFile(`invoice-${sha256}.pdf`);
    rmSync(file);
    expect(await (await fetch(url)).text()).toBe(pdf);
    expect(findFile(`invoice-${sha256}.pdf`)).toEqual([file]);
  });

  test('is the customer’s own', async () => {
    const id = await paid();
    const [invoice] = (await issue(id)).order?.invoices ?? [];
    const own = await shop.client.data(ReadOwnInvoices, { id }, ada.token);
    expect(own.order).toEqual({
      invoices: [{ number: invoice?.number, url: invoice?.url }],
      invoiceProblem: null,
    });
    const other = await shop.client.data(ReadOwnInvoices, { id }, (await aCustomer(shop)).token);
    expect(other.order).toBeNull();
  });

  test('never changes and is never deleted, not even by an erasure', async () => {
    const id = await paid();
    await issue(id);
    await run();
    const before = await dataOf(id);
    for (const statement of [
      `update invoices set total = 1`,
      `delete from invoices`,
      `update invoice_files set size = 1`,
      `delete from invoice_files`,
    ])
      await expect(em().execute(statement)).rejects.toThrow('are never changed or deleted');
    await setOrderStatus(shop.client, admin, id, 'DELIVERED');
    const erased = { id: ada.userId, email: ada.email };
    const { userErrors } = await shop.client.payload(EraseCustomer, erased, admin.token);
    expect(userErrors).toEqual([]);
    expect(await dataOf(id)).toEqual(before);
  });
});

describe('no invoice is issued', () => {
  const problem = (text: string) => [{ code: 'NOT_INVOICEABLE', message: text, field: ['orderId'] }];

  test('for an order whose amounts contradict each other', async () => {
    const id = await paid();
    await em().execute(`update order_lines set tax_total = tax_total + 100 where order_id = ?`, [id]);
    expect((await issue(id)).userErrors).toEqual(
      problem('The amounts of this order do not add up, so it cannot be invoiced.'),
    );
    expect(await numbersOf(id)).toEqual([]);
    await em().execute(`update order_lines set tax_total = tax_total - 100 where order_id = ?`, [id]);
  });

  test('under a number that is in use', async () => {
    const [first, second] = [await paid(), await paid()];
    const name = (await issue(first)).order?.invoices[0]?.number ?? '';
    const count = (change: number) =>
      em().execute(
        `update invoice_counters set last_number = last_number + ${change} where series = 'INVOICE'`,
      );
    await count(-1);
    expect((await issue(second)).userErrors).toEqual(
      problem(
        `The number ${name} is already in use. Please change what the numbers begin with in the settings.`,
      ),
    );
    await count(1);
    expect((await issue(second)).userErrors).toEqual([]);
  });

  test.each([
    [
      'that was imported',
      `imported_from = 'SHOPIFY'`,
      'Imported orders got their invoices from the system that they come from.',
    ],
    [
      'without tax data',
      `taxes = '[]'`,
      'This order does not say how much of its tax belongs to which rate.',
    ],
    ['without a billing address', `billing = null`, 'This order has no billing address.'],
    [
      'whose address was erased',
      `billing = billing || '{"firstName": "", "lastName": "", "company": null, "streetAddress": ""}'`,
      'This order has no billing address.',
    ],
  ])('for an order %s', async (_, change, text) => {
    const id = await paid();
    await em().execute(`update orders set ${change} where id = ?`, [id]);
    expect((await see(id)).invoiceProblem).toEqual({ code: 'NOT_INVOICEABLE', message: text });
    expect((await issue(id)).userErrors).toEqual(problem(text));
    await save({ issuedWhen: 'PAID' });
    await run();
    expect(await numbersOf(id)).toEqual([]);
  });

  test('for a canceled order, nor while the seller is incomplete', async () => {
    const id = await place();
    await save({ vatNumber: '' });
    expect((await issue(id)).userErrors).toEqual(
      problem('Please enter the seller’s VAT number or tax number.'),
    );
    await save({ taxNumber: '12/345' });
    await setOrderStatus(shop.client, admin, id, 'CANCELLED');
    expect((await issue(id)).userErrors).toEqual(
      problem('This order was canceled, so there is nothing to invoice.'),
    );
    await save({ taxNumber: '' });
  });
});

test('an invoice without tax, which the customer owes, needs the seller’s VAT number', async () => {
  const id = await paid();
  await em().execute(`update orders set is_reverse_charge = true where id = ?`, [id]);
  await save({ vatNumber: '', taxNumber: '12/345' });
  expect((await issue(id)).userErrors).toEqual([
    {
      code: 'NOT_INVOICEABLE',
      message:
        'This order has no tax because the customer owes it. Please enter your VAT number, which its invoice must have.',
      field: ['orderId'],
    },
  ]);
  await save({ taxNumber: '' });
});

describe('credit notes', () => {
  // By hand: of 39.89, a tee's share is 39.89 × 9.99 / 34.97; what is more than 9.99 is delivery.
  test('add up to the invoice, tax by tax', async () => {
    const id = await paid();
    await issue(id);
    await refund(id, { tees: 1, reason: 'Torn' });
    await refund(id, { amount: 500, reason: 'Goodwill' });
    await refund(id, { amount: 2350, reason: 'The rest' });
    await run();
    await run();
    const [invoice, ...notes] = await dataOf(id);
    expect(notes).toMatchObject([
      {
        kind: 'CREDIT_NOTE',
        reason: 'Torn',
        corrects: { number: invoice?.number, issuedOn: invoice?.issuedOn },
        lines: [{ title: 'Tee', quantity: 1, total: 999, taxTotal: 159 }],
        shipping: { amount: 140, taxTotal: 22 },
        adjustments: [],
        taxes: [vat(19_000, 958, 181)],
        netTotal: 958,
        taxTotal: 181,
        total: 1139,
      },
      {
        reason: 'Goodwill',
        lines: [],
        shipping: null,
        adjustments: [
          { amount: 412, taxTotal: 66, taxRate: 19_000 },
          { amount: 88, taxTotal: 5, taxRate: 7000 },
        ],
        taxes: [vat(19_000, 346, 66), vat(7000, 83, 5)],
        total: 500,
      },
      { reason: 'The rest', taxes: [vat(19_000, 1627, 311), vat(7000, 384, 28)], total: 2350 },
    ]);
    const { invoices } = await see(id);
    expect(invoices.map(({ series }) => series)).toEqual([
      'INVOICE',
      ...['CREDIT_NOTE', 'CREDIT_NOTE', 'CREDIT_NOTE'],
    ]);
    expect(invoices[1]?.correctedNumber).toBe(invoice?.number);
  });

  test('follow an invoice that is issued after the refund', async () => {
    const id = await paid();
    await refund(id, { amount: 3989, reason: 'Late' });
    await run();
    expect(await dataOf(id)).toEqual([]);
    await issue(id);
    const [invoice, note] = await dataOf(id);
    expect(invoice).toMatchObject({ total: 3989, paid: 3989 });
    expect(note).toMatchObject({ lines: invoice?.lines, taxes: invoice?.taxes, total: 3989 });
  });

  test('cancel the invoice of an order that nobody paid', async () => {
    const id = await place('CASH_ON_DELIVERY');
    await issue(id);
    await setOrderStatus(shop.client, admin, id, 'CANCELLED');
    await run();
    await run();
    const [invoice, ...notes] = await dataOf(id);
    expect(notes).toMatchObject([{ kind: 'CREDIT_NOTE', reason: 'Order canceled', taxes: invoice?.taxes }]);
  });

  test('cancel the rest of it if cash was refunded in part, and then noted as not collected', async () => {
    const id = await place('CASH_ON_DELIVERY');
    await issue(id);
    await setOrderStatus(shop.client, admin, id, 'DELIVERED');
    await refund(id, { amount: 1000, reason: 'A scratch' });
    await run();
    for (const status of ['PENDING', 'CANCELLED'] as const) {
      await setOrderStatus(shop.client, admin, id, status);
      await run();
    }
    const [invoice, ...notes] = await dataOf(id);
    expect(notes.map(({ reason, total }) => [reason, total])).toEqual([
      ['A scratch', 1000],
      ['Order canceled', 2989],
    ]);
    for (const { rate, amount } of invoice?.taxes ?? []) {
      const credited = notes.flatMap(({ taxes }) => taxes.filter((tax) => tax.rate === rate));
      expect(credited.reduce((sum, tax) => sum + tax.amount, 0)).toBe(amount);
    }
  });

  test('are never more than the invoice, even if a canceled order is paid late and refunded', async () => {
    const id = await place();
    await issue(id);
    await setOrderStatus(shop.client, admin, id, 'CANCELLED');
    await run();
    await changeOrder(shop, admin, 'orderPaymentReceive', id);
    await refund(id, { amount: 3989, reason: 'Paid late' });
    await run();
    expect((await dataOf(id)).map(({ kind, total }) => [kind, total])).toEqual([
      ['INVOICE', 3989],
      ['CREDIT_NOTE', 3989],
    ]);
    const rule = 'the credit notes of an invoice are not more than it';
    expect((await checkIntegrity(em())).map((violation) => violation.rule)).not.toContain(rule);
    const own = em();
    await own.begin();
    await own.execute(`insert into invoices select gen_random_uuid(), series, 1000000, 'CN-X', order_id,
      (select id from refunds where order_id = '${id}'), corrects_id, currency, 1, data, issued_at
      from invoices where order_id = '${id}' and series = 'CREDIT_NOTE'`);
    const violations = await checkIntegrity(own);
    await own.rollback();
    expect(violations.map((violation) => violation.rule)).toContain(rule);
  });
});

describe('the settings', () => {
  const complete = { ...seller, issuedWhen: 'PAID' as const };

  test.each([
    ['legalName', '', 'Please enter the legal name that invoices name as the seller.'],
    ['streetAddress', '', 'Please enter the seller’s street and house number.'],
    ['city', '', 'Please enter the seller’s town or city.'],
    ['countryCode', null, 'Please choose the seller’s country.'],
    ['vatNumber', '', 'Please enter the seller’s VAT number or tax number.'],
  ])('need the seller’s %s before invoices are issued', async (field, value, text) => {
    const { settings, userErrors } = await save({ ...complete, [field]: value });
    expect(settings).toBeNull();
    expect(userErrors).toEqual([{ code: 'REQUIRED', message: text, field: ['input', field] }]);
  });

  test('keep the numbers of invoices and credit notes apart', async () => {
    const { userErrors } = await save({ creditNotePrefix: 'INV-C' });
    expect(userErrors).toMatchObject([{ code: 'INVALID_VALUE', field: ['input', 'creditNotePrefix'] }]);
    const { settings } = await save({ iban: 'de89 3704 0044 0532 0130 00', taxNumber: '12/345' });
    expect(settings?.iban).toBe('DE89370400440532013000');
  });
});

test('an export has the invoices and credit notes of the days, with a row for each tax', async () => {
  const id = await paid();
  await issue(id);
  await refund(id, { tees: 1, reason: 'Torn' });
  await run();
  const today = (await see(id)).invoices[0]?.issuedAt.slice(0, 10) ?? '';
  const { number, invoices } = await see(id);
  const [invoice, note] = invoices;
  const get = (from: string, to = from) =>
    shop.client.rest<string>(`/api/exports/invoices.csv?from=${from}&to=${to}`, { token: admin.token });
  const { status, body } = await get(today);
  expect(status).toBe(200);
  const rows = body.split('\n').filter((row) => row.includes(`,${number},`));
  const buyer = `,${number},${today},Analytical Ltd,DE,,USD`;
  expect(rows).toEqual([
    `${invoice?.number},Invoice,${today},${buyer},29.31,5.58,34.89,VAT,19,no,39.89,${invoice?.url}`,
    `${invoice?.number},Invoice,${today},${buyer},4.67,0.33,5.00,VAT,7,no,,${invoice?.url}`,
    `${note?.number},Credit note,${today},${invoice?.number}${buyer},-9.58,-1.81,-11.39,VAT,19,no,-11.39,${note?.url}`,
  ]);
  const before = await get('2020-01-01', '2020-01-31');
  expect(before.body.trim().split('\n')).toHaveLength(1);
  expect((await get('2020-02-01', '2020-01-01')).status).toBe(400);
});
