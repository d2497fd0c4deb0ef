import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HOUR } from '../../shared/time/duration.ts';
import { changeOrder } from '../../test/card-shop.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { IssueInvoice, SaveInvoiceSettings } from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { FakeEmail } from '../../test/gateways/fake-email.ts';
import { anOrder, anOrderInput } from '../../test/orders.ts';
import { aCustomer, anAdmin } from '../../test/users.ts';
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

test('an invoice is attached to its email, which waits as long as the PDF can’t be read', async () => {
  const admin = await anAdmin(shop);
  const mug = await aProduct(em(), { title: 'Mug', salePrice: 1999, stock: 10 });
  const orderId = await anOrder(shop.client, await aCustomer(shop), {
    ...anOrderInput({ productId: mug }),
    paymentMethod: 'BANK',
  });
  await changeOrder(shop, admin, 'orderPaymentReceive', orderId);
  await shop.client.payload(SaveInvoiceSettings, { input: seller }, admin.token);
  await shop.client.payload(IssueInvoice, { orderId }, admin.token);
  await shop.app.jobs.run('invoices');
  const file = findPdf();
  const pdf = readFileSync(file);
  writeFileSync(file, 'Not the invoice');
  await send();
  expect(withFiles()).toEqual([]);
  const queued = () => em().findOneOrFail(OutboxEmailEntity, { kind: 'INVOICE_ISSUED' });
  expect(await queued()).toMatchObject({ attempts: 1, sentAt: null, failedAt: null });
  expect((await queued()).lastError).toMatch(/^The file invoice-[\da-f]{64}\.pdf was changed$/);

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
