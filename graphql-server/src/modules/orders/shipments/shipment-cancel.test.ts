import { beforeAll, describe, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  CancelShipment,
  ReadShippedOrder,
  ReadUnsentStock,
  type ShippedOrder,
  ShipOrder,
} from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { FakeEmail } from '../../../test/gateways/fake-email.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../../test/orders.ts';
import { aCustomer, aStaffMember, type Person } from '../../../test/users.ts';

const mail = new FakeEmail();
const shop = describeShop({}, { mail });
let clerk: Person;
let tee: string;
let mug: string;
let place: () => Promise<string>;

beforeAll(async () => {
  clerk = await aStaffMember(shop, 'ORDER_CLERK');
  const shopper = await aCustomer(shop);
  tee = await aProduct(shop.app.orm.em.fork(), { title: 'Tee', stock: 500 });
  mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', stock: 500 });
  place = () =>
    anOrder(
      shop.client,
      shopper,
      anOrderInput({ productId: tee, quantity: 3 }, { productId: mug, quantity: 1 }),
    );
});

const send = async (input: object) => (await shop.client.data(ShipOrder, { input }, clerk.token)).payload;

const find = async (id: string) => (await shop.client.data(ReadShippedOrder, { id }, clerk.token)).order;

const lineOf = (order: ShippedOrder | null, title: string) =>
  order?.lines.find((line) => line.title === title)?.id;

describe('a shipment recorded by mistake', () => {
  const cancel = async (id = '') => (await shop.client.data(CancelShipment, { id }, clerk.token)).payload;
  const stockOf = async (id: string) => (await shop.client.data(ReadUnsentStock, { id })).product?.stock;

  test('can be canceled and shipped again, without effect on stock and emails', async () => {
    const orderId = await place();
    await shop.app.jobs.run('mail');
    const [sentBefore, stock] = [mail.sent.length, await stockOf(tee)];
    const tees = [{ orderLineId: lineOf(await find(orderId), 'Tee'), quantity: 3 }];
    const { order: first } = await send({ orderId, lines: tees });
    const { order: all } = await send({ orderId });
    const [teesId, mugId] = (all?.shipments ?? []).map(({ id }) => id);
    expect((await cancel(mugId)).order).toMatchObject({ shipmentState: 'PART', shipments: first?.shipments });
    expect((await cancel(teesId)).order).toMatchObject({ shipmentState: 'NONE', shipments: [] });
    expect(await stockOf(tee)).toBe(stock);
    await shop.app.jobs.run('mail');
    expect(mail.sent).toHaveLength(sentBefore);
    expect((await cancel(teesId)).userErrors).toEqual([{ code: 'NOT_FOUND', field: ['id'] }]);
    expect((await send({ orderId })).order).toMatchObject({ shipmentState: 'ALL' });
  });

  test('stays when the order is delivered', async () => {
    const orderId = await place();
    const { order } = await send({ orderId });
    await setOrderStatus(shop.client, clerk, orderId, 'DELIVERED');
    const refused = await cancel(order?.shipments[0]?.id);
    expect(refused.userErrors).toEqual([{ code: 'NOT_CANCELLABLE', field: ['id'] }]);
    expect((await find(orderId))?.shipments).toHaveLength(1);
  });
});
