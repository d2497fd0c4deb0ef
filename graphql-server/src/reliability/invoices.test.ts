import { afterAll, beforeAll, expect, test } from 'vitest';
import { InvoiceEntity } from '../modules/invoices/invoice.entity.ts';
import { copyOrder, seller } from '../modules/invoices/invoices.fixtures.ts';
import { IssueInvoice, SaveInvoiceSettings } from '../test/documents.generated.ts';
import { aProduct } from '../test/factories.ts';
import { isFullRun, reportMetric } from '../test/metric.ts';
import { anOrder, anOrderInput } from '../test/orders.ts';
import { killShopProcess, type ShopProcess, startShopProcess } from '../test/shop-process.ts';
import { startTestApp, type TestApp } from '../test/start-test-app.ts';
import { aCustomer, anAdmin } from '../test/users.ts';

const PROCESSES = isFullRun ? 20 : 3;
const ORDERS = isFullRun ? 1000 : 40;
/** Requests of a process at the same time. */
const AT_ONCE = isFullRun ? 1 : 3;

/** Creates the database and the orders; issues nothing. */
let shop: TestApp;
let token: string;
let orderIds: string[];
let busy = 0;
const processes: ShopProcess[] = [];

beforeAll(async () => {
  shop = await startTestApp();
  // The processes use the real time, and sessions created here must be valid for them.
  shop.clock.advance(Date.now() - shop.clock.now().getTime());
  const em = shop.app.orm.em.fork();
  ({ token } = await anAdmin(shop));
  const ada = await aCustomer(shop);
  const mug = await aProduct(em, { title: 'Mug', salePrice: 1999, stock: 10 });
  const id = await anOrder(shop.client, ada, anOrderInput({ productId: mug }));
  orderIds = await copyOrder(em, id, ORDERS);
  await shop.client.payload(SaveInvoiceSettings, { input: seller }, token);
  const connections = { DATABASE_CONNECTIONS: String(AT_ONCE + 1) };
  // Two at a time: more only wait for the processor.
  while (processes.length < PROCESSES) {
    const count = Math.min(2, PROCESSES - processes.length);
    const started = Array.from({ length: count }, () => startShopProcess(shop.config, connections));
    processes.push(...(await Promise.all(started)));
  }
}, 300_000);
afterAll(async () => {
  await Promise.all(processes.map(killShopProcess));
  await shop.stop();
});

/** Asks again as long as the shop says that it is busy. */
async function issue({ client }: ShopProcess, orderId: string): Promise<void> {
  for (;;) {
    const { errors } = await client.graphql(IssueInvoice, { orderId }, token);
    if (errors.length === 0) return;
    expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set(['UNAVAILABLE']));
    busy += 1;
  }
}

test('several processes issue invoices at once, without a gap and without a duplicate', async () => {
  // Each order is in two lists: two processes issue its invoice, often at the same moment.
  const work = async (process: ShopProcess, index: number) => {
    const others = (index + 1) % PROCESSES;
    const own = orderIds.filter((_, order) => [index, others].includes(order % PROCESSES)).values();
    const issueRest = async () => {
      for (const orderId of own) await issue(process, orderId);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, issueRest));
  };
  await Promise.all(processes.map(work));
  const em = shop.app.orm.em.fork();
  const invoices = await em.find(InvoiceEntity, { series: 'INVOICE' }, { orderBy: { number: 'asc' } });
  expect(invoices.map(({ number }) => number)).toEqual(
    Array.from({ length: ORDERS }, (_, index) => index + 1),
  );
  expect(new Set(invoices.map(({ order }) => order.id))).toEqual(new Set(orderIds));
  const counters = await em.execute(`select last_number from invoice_counters where series = 'INVOICE'`);
  expect(counters).toEqual([{ last_number: ORDERS }]);
  reportMetric(
    'invoices',
    `${ORDERS} orders, each by two of ${PROCESSES} processes: numbers 1 to ${ORDERS}; busy ${busy} times`,
  );
});
