import { beforeAll, describe, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import { aProduct } from '../../../test/factories.ts';
import { FakeEmail } from '../../../test/gateways/fake-email.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../../test/orders.ts';
import { aCustomer, aStaffMember, type Person } from '../../../test/users.ts';

interface Order {
  shipmentState: string;
  lines: { id: string; title: string }[];
  shipments: { id: string; lines: { quantity: number }[] }[];
}
interface Payload {
  payload: { order: Order | null; userErrors: { code: string; field: string[] | null }[] };
}

const FIELDS = 'shipmentState lines { id title } shipments { id lines { quantity } }';

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

async function send(input: object): Promise<Payload['payload']> {
  const { payload } = await shop.client.data<Payload>(
    `mutation ($input: ShipmentInput!) { payload: shipmentCreate(input: $input) { order { ${FIELDS} } userErrors { code field } } }`,
    { input },
    clerk.token,
  );
  return payload;
}

async function find(id: string): Promise<Order | null> {
  const document = `query ($id: ID!) { order(id: $id) { ${FIELDS} } }`;
  return (await shop.client.data<{ order: Order | null }>(document, { id }, clerk.token)).order;
}

const lineOf = (order: Order | null, title: string) => order?.lines.find((line) => line.title === title)?.id;

describe('a shipment recorded by mistake', () => {
  const cancel = async (id = ''): Promise<Payload['payload']> =>
    (
      await shop.client.data<Payload>(
        `mutation ($id: ID!) { payload: shipmentCancel(id: $id) { order { ${FIELDS} } userErrors { code field } } }`,
        { id },
        clerk.token,
      )
    ).payload;
  const stockOf = async (id: string) =>
    (await shop.client.data<{ product: { stock: number } }>(`{ product(id: "${id}") { stock } }`)).product
      .stock;

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
