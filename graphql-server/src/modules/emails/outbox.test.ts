import { beforeAll, expect, test } from 'vitest';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput, tryOrder, setOrderStatus } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { describeShop } from '../../test/describe-shop.ts';
import type { OrderStatus } from '../../test/documents.generated.ts';
import { OutboxEmailEntity } from './outbox-email.entity.ts';
import { DAY } from '../../shared/time/duration.ts';

const shop = describeShop();
let ada: Person;
let productId: string;

beforeAll(async () => {
  ada = await aCustomer(shop);
  productId = await aProduct(shop.app.orm.em.fork(), { stock: 10 });
});

const mails = () => shop.app.orm.em.fork().find(OutboxEmailEntity, {}, { orderBy: { id: 'asc' } });

const setStatus = async (id: string, status: OrderStatus) =>
  setOrderStatus(shop.client, await anAdmin(shop), id, status);

test("an order and its status changes each queue an email to the order's address", async () => {
  const id = await anOrder(shop.client, ada, anOrderInput({ productId, quantity: 1 }));
  await setStatus(id, 'DELIVERED');
  await setStatus(id, 'DELIVERED');
  expect(await mails()).toMatchObject([
    {
      kind: 'ORDER_PLACED',
      recipient: 'ada@example.com',
      payload: { orderId: id },
      sentAt: null,
      attempts: 0,
    },
    { kind: 'ORDER_STATUS_CHANGED', recipient: 'ada@example.com', payload: { status: 'DELIVERED' } },
  ]);
});

test('a failed order and a repeat queue none', async () => {
  const before = await mails();
  const input = anOrderInput({ productId, quantity: 1 });
  await tryOrder(shop.client, ada, { ...input, expectedTotal: 1 });
  expect(await mails()).toHaveLength(before.length);
  await anOrder(shop.client, ada, input);
  await anOrder(shop.client, ada, input);
  expect(await mails()).toHaveLength(before.length + 1);
});

test('sent and failed emails are deleted after 90 days, pending ones are kept', async () => {
  const em = shop.app.orm.em.fork();
  await em.nativeDelete(OutboxEmailEntity, {});
  for (let index = 0; index < 3; index += 1) {
    await anOrder(shop.client, ada, anOrderInput({ productId, quantity: 1 }));
  }
  const [sent, failed, waiting] = await mails();
  await em.nativeUpdate(OutboxEmailEntity, { id: String(sent?.id) }, { sentAt: shop.clock.now() });
  await em.nativeUpdate(OutboxEmailEntity, { id: String(failed?.id) }, { failedAt: shop.clock.now() });
  await shop.app.jobs.run('retention');
  expect(await mails()).toHaveLength(3);
  shop.clock.advance(91 * DAY);
  await shop.app.jobs.run('retention');
  expect(await mails()).toMatchObject([{ id: waiting?.id }]);
});
