import { beforeAll, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrder, anOrderInput } from '../../../test/orders.ts';
import { rejectionReasonOf, subscribe } from '../../../test/subscribe.ts';
import { aCustomer, aStaffMember, type Person } from '../../../test/users.ts';

const shop = describeShop();
let ada: Person;
let grace: Person;
let orderId: string;

beforeAll(async () => {
  [ada, grace] = [await aStaffMember(shop, 'OWNER'), await aStaffMember(shop, 'ORDER_CLERK')];
  const productId = await aProduct(shop.app.orm.em.fork());
  orderId = await anOrder(shop.client, await aCustomer(shop), anOrderInput({ productId, quantity: 1 }));
});

/** Opens an order on a user's screen. `next` waits for the other viewers, by id. */
function look(person: Person, id = orderId) {
  const query = `subscription { orderViewers(orderId: "${id}") { userId } }`;
  const screen = subscribe<{ orderViewers: { userId: string }[] }>(shop, query, person.token);
  return {
    next: async () => (await screen.next()).orderViewers.map(({ userId }) => userId),
    end: () => screen.end(),
  };
}

test('each viewer sees others come and go on any screen, but never themselves', async () => {
  const first = look(ada);
  expect(await first.next()).toEqual([]);
  const second = look(grace);
  expect(await second.next()).toEqual([ada.userId]);
  expect(await first.next()).toEqual([grace.userId]);
  const third = look(ada);
  expect(await third.next()).toEqual([grace.userId]);
  await second.end();
  expect(await first.next()).toEqual([]);
  expect(await third.next()).toEqual([]);
  await first.end();
  await third.end();
});

test('a screen whose process died is removed after 45 seconds', async () => {
  const db = shop.app.orm.em.fork().getKysely<Record<'order_viewers', Record<string, unknown>>>();
  const leftBehind = (seenAt: Date) => ({
    id: crypto.randomUUID(),
    order_id: orderId,
    user_id: grace.userId,
    seen_at: seenAt,
  });
  await db.insertInto('order_viewers').values(leftBehind(shop.clock.now())).execute();
  shop.clock.advance(44_000);
  const early = look(ada);
  expect(await early.next()).toEqual([grace.userId]);
  await early.end();
  shop.clock.advance(1000);
  const late = look(ada);
  expect(await late.next()).toEqual([]);
  await late.end();
});

test('an unknown order has no viewers', async () => {
  const nowhere = look(ada, crypto.randomUUID());
  await expect(nowhere.next().catch(rejectionReasonOf)).resolves.toBe('NOT_FOUND');
  await nowhere.end();
});
