import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { HOUR } from '../../shared/time/duration.ts';
import { changeOrder } from '../../test/card-shop.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { IssueInvoice, SaveInvoiceSettings } from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { FakeEmail } from '../../test/gateways/fake-email.ts';
import { anOrder, anOrderInput } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { OutboxEmailEntity } from '../emails/outbox-email.entity.ts';
import { seller } from './invoices.fixtures.ts';

const mail = new FakeEmail();
const shop = describeShop({}, { mail });
const em = () => shop.app.orm.em.fork();
const send = () => shop.app.jobs.run('mail');
const withFiles = () => mail.sent.filter(({ attachments }) => attachments !== undefined);

/** The only PDF of the shop. */
function findPdf(): string {
  const directory = shop.config.dataDirectory;
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  return join(directory, files.find((file) => file.endsWith('.pdf')) ?? '');
}

let admin: Person;
let orderId: string;

beforeAll(async () => {
  admin = await anAdmin(shop);
  const mug = await aProduct(em(), { title: 'Mug', salePrice: 1999, stock: 10 });
  const input = { ...anOrderInput({ productId: mug }), paymentMethod: 'BANK' };
  orderId = await anOrder(shop.client, await aCustomer(shop), input);
  await changeOrder(shop, admin, 'orderPaymentReceive', orderId);
  await shop.client.payload(SaveInvoiceSettings, { input: seller }, admin.token);
  await shop.client.payload(IssueInvoice, { orderId }, admin.token);
  await shop.app.jobs.run('invoices');
});

const exportOf = (format: string, from: string, to: string) =>
  fetch(`${shop.client.address}/api/exports/invoices.${format}?from=${from}&to=${to}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });

test('a ZIP file has the PDFs of a period and their sheet', async () => {
  const day = shop.clock.now().toISOString().slice(0, 10);
  const response = await exportOf('zip', day, day);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const name = `invoices-${day}-${day}`;
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}.zip"`);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(files)).toEqual([`${name}.csv`, 'invoices/INV-0001.pdf']);
  const [sheet = [], pdf = []] = Object.values(files);
  const csv = await (await exportOf('csv', day, day)).arrayBuffer();
  expect(Buffer.from(sheet).equals(Buffer.from(csv))).toBe(true);
  expect(csv.byteLength).toBeGreaterThan(100);
  expect(Buffer.from(pdf).equals(readFileSync(findPdf()))).toBe(true);
  const exports = await em().execute(
    `select subject_name from audit_entries where subject = 'EXPORT' order by subject_name`,
  );
  expect(exports).toEqual([{ subject_name: `${name}.csv` }, { subject_name: `${name}.zip` }]);
  expect((await exportOf('zip', day, '2020-01-01')).status).toBe(400);
});

test('a PDF that can’t be read is missing in a ZIP file, which names it', async () => {
  const day = shop.clock.now().toISOString().slice(0, 10);
  const file = findPdf();
  const pdf = readFileSync(file);
  writeFileSync(file, 'Not the invoice');
  const zip = await (await exportOf('zip', day, day)).arrayBuffer();
  writeFileSync(file, pdf);
  const files = unzipSync(new Uint8Array(zip));
  expect(Object.keys(files)).toEqual([`invoices-${day}-${day}.csv`, 'missing.txt']);
  expect(Buffer.from(files['missing.txt'] ?? []).toString()).toBe('INV-0001\n');
});

test('a ZIP file has at most 5,000 PDFs', async () => {
  // Without the refunds that each would need.
  const addNotes = (first: number, last: number) =>
    em().transactional(async (transaction) => {
      await transaction.execute(`set local session_replication_role = replica`);
      await transaction.execute(
        `insert into invoices select (jsonb_populate_record(null::invoices, to_jsonb(i) || jsonb_build_object(
          'id', gen_random_uuid(), 'series', 'CREDIT_NOTE', 'number', n, 'name', 'CN-' || n, 'corrects_id', i.id,
          'refund_id', gen_random_uuid(), 'issued_at', '2020-06-01T12:00:00Z'))).*
        from invoices i, generate_series(?::int, ?::int) n where i.series = 'INVOICE'`,
        [first, last],
      );
    });
  await addNotes(1, 5000);
  const head = { method: 'HEAD', token: admin.token };
  const path = '/api/exports/invoices.zip?from=2020-06-01&to=2020-06-01';
  expect((await shop.client.rest(path, head)).status).toBe(200);
  await addNotes(5001, 5001);
  const { status, body } = await shop.client.rest(path, { token: admin.token });
  expect(status).toBe(422);
  expect(body).toMatchObject({
    code: 'INVALID_VALUE',
    detail:
      'These days have 5,001 invoices and credit notes, and a file has at most 5,000. Please choose fewer days.',
  });
});

test('an invoice is attached to its email, which waits as long as the PDF can’t be read', async () => {
  const file = findPdf();
  const pdf = readFileSync(file);
  writeFileSync(file, 'Not the invoice');
  await send();
  expect(withFiles()).toEqual([]);
  const queued = () => em().findOneOrFail(OutboxEmailEntity, { kind: 'INVOICE_ISSUED' });
  expect(await queued()).toMatchObject({ attempts: 1, sentAt: null, failedAt: null });
  expect((await queued()).lastError).toBe('The PDF of INV-0001 could not be read.');

  writeFileSync(file, pdf);
  shop.clock.advance(HOUR);
  await send();
  expect(withFiles()).toMatchObject([{ to: 'ada@example.com', subject: 'Your invoice INV-0001' }]);
  const [{ name, type, content } = { content: new Uint8Array() }] = withFiles()[0]?.attachments ?? [];
  expect([name, type]).toEqual(['INV-0001.pdf', 'application/pdf']);
  expect(Buffer.from(content).equals(pdf)).toBe(true);
  // The outbox has no copy of it.
  expect(JSON.stringify((await queued()).payload).length).toBeLessThan(500);
});

test('the last attempt to send an invoice has only the link', async () => {
  const file = findPdf();
  const pdf = readFileSync(file);
  writeFileSync(file, 'Not the invoice');
  const again = { attempts: 11, sentAt: null, dueAt: shop.clock.now() };
  await em().nativeUpdate(OutboxEmailEntity, { kind: 'INVOICE_ISSUED' }, again);
  mail.sent.length = 0;
  await send();
  writeFileSync(file, pdf);
  expect(mail.sent).toMatchObject([{ to: 'ada@example.com', subject: 'Your invoice INV-0001' }]);
  expect(mail.sent[0]?.text).toContain('/invoices/');
  expect(withFiles()).toEqual([]);
});
