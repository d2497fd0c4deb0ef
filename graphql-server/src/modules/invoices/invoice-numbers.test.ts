import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import { SaveInvoiceSettings } from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput } from '../../test/orders.ts';
import { aCustomer, anAdmin } from '../../test/users.ts';
import type { OrderEmailService } from '../orders/emails/order-email.service.ts';
import { OrderService } from '../orders/order.service.ts';
import { InvoiceEntity } from './invoice.entity.ts';
import { InvoiceService } from './invoice.service.ts';
import { copyOrder, seller } from './invoices.fixtures.ts';
import { invoicesSettings } from './invoices.settings.ts';

const WORKERS = 20;
const ORDERS_EACH = 5;

const shop = describeShop();
const em = () => shop.app.orm.em.fork();
let orderIds: string[];

/** The service of a process; `failing`: adding the email fails, after the invoice was stored. */
function serviceOf(failing: () => boolean): InvoiceService {
  const own = em();
  const emails: Pick<OrderEmailService, 'add'> = {
    add: async () => {
      if (failing()) throw new Error('The process died');
    },
  };
  return new InvoiceService(
    own,
    shop.clock.now,
    new OrderService(own, 'UTC', () => {
      throw new Error('not needed');
    }),
    emails as OrderEmailService,
    {
      settings: { ...invoicesSettings.invoices.defaults(false), ...seller },
      timeZone: 'UTC',
      fields: [],
      baseUrl: 'https://shop.example',
    },
  );
}

beforeAll(async () => {
  const admin = await anAdmin(shop);
  const ada = await aCustomer(shop);
  const mug = await aProduct(em(), { title: 'Mug', salePrice: 1999, stock: 10 });
  const id = await anOrder(shop.client, ada, anOrderInput({ productId: mug }));
  orderIds = await copyOrder(em(), id, WORKERS * ORDERS_EACH);
  await shop.client.payload(SaveInvoiceSettings, { input: seller }, admin.token);
});
beforeEach(() => expect(orderIds).toHaveLength(100));

test('100 orders by 20 workers have the numbers 1 to 100, though many transactions fail', async () => {
  let failures = 0;
  const work = async (worker: number) => {
    const own = orderIds.slice(worker * ORDERS_EACH, (worker + 1) * ORDERS_EACH);
    for (const [index, id] of own.entries()) {
      if (index % 5 === worker % 5) {
        await expect(serviceOf(() => true).issue(id)).rejects.toThrow('The process died');
        failures += 1;
      }
      await serviceOf(() => false).issue(id);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)));
  expect(failures).toBe(20);
  const invoices = await em().find(InvoiceEntity, { series: 'INVOICE' }, { orderBy: { number: 'asc' } });
  expect(invoices.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  expect(new Set(invoices.map(({ order }) => order.id)).size).toBe(100);
  expect(invoices[41]).toMatchObject({ name: 'INV-0042', data: { number: 'INV-0042', total: 1999 } });
});
