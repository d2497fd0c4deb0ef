import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../shared/new-id.ts';
import { describeCardShop } from '../../test/describe-shop.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrderInput, billing, setOrderStatus } from '../../test/orders.ts';
import { aGuest, allowGuests, anAdmin, type Person } from '../../test/users.ts';

const shop = describeCardShop();
let admin: Person;
let mug: string;

beforeAll(async () => {
  await allowGuests(shop);
});

interface GuestOrder {
  id: string;
  linkToken: string;
  lines: { id: string }[];
}

/** A guest's order that was delivered and paid. */
async function delivered(guest: string): Promise<GuestOrder> {
  const input = { ...anOrderInput({ productId: mug, quantity: 2 }), billing };
  const { payload } = await shop.client.data<{ payload: { order: GuestOrder } }>(
    `mutation ($input: OrderPlaceInput!) {
      payload: orderPlace(input: $input) { order { id linkToken lines { id } } userErrors { code } } }`,
    { input },
    guest,
  );
  await setOrderStatus(shop.client, admin, payload.order.id, 'DELIVERED');
  return payload.order;
}

const create = (token: string, { id, lines }: GuestOrder) =>
  shop.client.data<{ payload: { return: { id: string; state: string } | null; userErrors: object[] } }>(
    `mutation ($token: String!, $input: ReturnInput!) {
      payload: orderLinkReturnCreate(token: $token, input: $input) { return { id state } userErrors { code } } }`,
    {
      token,
      input: {
        idempotencyKey: newId(),
        orderId: id,
        lines: lines.map((line) => ({ orderLineId: line.id, quantity: 1, reason: 'DOES_NOT_FIT' })),
      },
    },
  );

const cancel = (token: string, id: string) =>
  shop.client.data<{ payload: { return: { state: string } | null; userErrors: object[] } }>(
    `mutation ($token: String!, $id: ID!) {
      payload: orderLinkReturnCancel(token: $token, id: $id) { return { state } userErrors { code } } }`,
    { token, id },
  );

test('whoever has the link of a guest’s order returns of it, and of no other order of that guest', async () => {
  admin = await anAdmin(shop);
  mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', salePrice: 1200, stock: 10 });
  const guest = await aGuest(shop);
  const [order, other] = [await delivered(guest), await delivered(guest)];

  const { orderLinkReturnPreview: preview } = await shop.client.data<{
    orderLinkReturnPreview: { preview: { amount: number } };
  }>(
    `query ($token: String!, $lines: [ReturnLineInput!]!) {
      orderLinkReturnPreview(token: $token, lines: $lines) { preview { amount } userErrors { code } } }`,
    { token: order.linkToken, lines: [{ orderLineId: order.lines[0]?.id, quantity: 1 }] },
  );
  expect(preview.preview.amount).toBe(1200);

  expect((await create(other.linkToken, order)).payload).toEqual({
    return: null,
    userErrors: [{ code: 'NOT_FOUND' }],
  });
  const { payload } = await create(order.linkToken, order);
  expect(payload).toMatchObject({ return: { state: 'REQUESTED' }, userErrors: [] });
  const id = payload.return?.id ?? '';
  expect((await cancel(other.linkToken, id)).payload.userErrors).toEqual([{ code: 'NOT_FOUND' }]);
  expect((await cancel(order.linkToken, id)).payload.return).toEqual({ state: 'CANCELLED' });
});
