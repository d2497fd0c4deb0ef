import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../shared/new-id.ts';
import { describeCardShop } from '../../test/describe-shop.ts';
import {
  CancelReturnByLink,
  CreateReturnByLink,
  PlaceOrderToReturn,
  PreviewReturnByLink,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrderInput, billing, setOrderStatus } from '../../test/orders.ts';
import { aGuest, allowGuests, anAdmin, type Person } from '../../test/users.ts';

const shop = describeCardShop();
let admin: Person;
let mug: string;

beforeAll(async () => {
  await allowGuests(shop);
});

/** A guest's order that was delivered and paid, and the token of its link. */
async function delivered(guest: string) {
  const input: object = { ...anOrderInput({ productId: mug, quantity: 2 }), billing };
  const { payload } = await shop.client.data(PlaceOrderToReturn, { input }, guest);
  if (!payload.order) throw new Error(JSON.stringify(payload.userErrors));
  const { id, linkToken, lines } = payload.order;
  await setOrderStatus(shop.client, admin, id, 'DELIVERED');
  return { id, token: String(linkToken), lines };
}

type GuestOrder = Awaited<ReturnType<typeof delivered>>;

const create = (token: string, { id, lines }: GuestOrder) =>
  shop.client.data(CreateReturnByLink, {
    token,
    input: {
      idempotencyKey: newId(),
      orderId: id,
      lines: lines.map((line) => ({ orderLineId: line.id, quantity: 1, reason: 'DOES_NOT_FIT' as const })),
    },
  });

const cancel = (token: string, id: string) => shop.client.data(CancelReturnByLink, { token, id });

test('whoever has the link of a guest’s order returns of it, and of no other order of that guest', async () => {
  admin = await anAdmin(shop);
  mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', salePrice: 1200, stock: 10 });
  const guest = await aGuest(shop);
  const [order, other] = [await delivered(guest), await delivered(guest)];

  const returned = await shop.client.data(PreviewReturnByLink, {
    token: order.token,
    lines: [{ orderLineId: order.lines[0]?.id, quantity: 1 }],
  });
  expect(returned.payload.preview?.amount).toBe(1200);

  expect((await create(other.token, order)).payload).toEqual({
    return: null,
    userErrors: [{ code: 'NOT_FOUND' }],
  });
  const { payload } = await create(order.token, order);
  expect(payload).toMatchObject({ return: { state: 'REQUESTED' }, userErrors: [] });
  const id = payload.return?.id ?? '';
  expect((await cancel(other.token, id)).payload.userErrors).toEqual([{ code: 'NOT_FOUND' }]);
  expect((await cancel(order.token, id)).payload.return).toEqual({ state: 'CANCELLED' });
});
