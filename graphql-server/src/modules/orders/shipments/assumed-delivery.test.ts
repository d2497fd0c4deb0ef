import { beforeAll, expect, test } from 'vitest';
import { DAY } from '../../../shared/time/duration.ts';
import { changeOrder } from '../../../test/card-shop.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { ReadOrderHistory, ShipOrder } from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrder, anOrderInput } from '../../../test/orders.ts';
import { aCustomer, anAdmin } from '../../../test/users.ts';
import { post, saveDelivery } from '../../delivery/delivery.fixtures.ts';

const shop = describeShop();
let kite: string;

beforeAll(async () => {
  const admin = await anAdmin(shop);
  kite = await aProduct(shop.app.orm.em.fork(), { title: 'Kite', stock: 50 });
  // Its longest delivery time is 4 days.
  const zones = [{ name: 'Home', places: [{ countryCode: 'US' }], methods: [post] }];
  expect((await saveDelivery(shop, admin.token, { zones })).userErrors).toEqual([]);
});

/** An order that was sent as a whole, paid if it is paid in advance. */
async function sent(paymentMethod: 'BANK' | 'CASH_ON_DELIVERY') {
  // Sessions end before the parcels arrive.
  const [admin, ada] = [await anAdmin(shop), await aCustomer(shop)];
  const input = { ...anOrderInput({ productId: kite, quantity: 2 }), paymentMethod };
  const orderId = await anOrder(shop.client, ada, input);
  if (paymentMethod === 'BANK') await changeOrder(shop, admin, 'orderPaymentReceive', orderId);
  const { payload } = await shop.client.data(ShipOrder, { input: { orderId } }, admin.token);
  expect(payload.userErrors).toEqual([]);
  return orderId;
}

const statuses = async (...ids: string[]) => {
  const { token } = await anAdmin(shop);
  const histories = ids.map(async (id) => {
    const { order } = await shop.client.data(ReadOrderHistory, { id }, token);
    return [order?.status, order?.history.at(-1)?.actor];
  });
  return Promise.all(histories);
};

test('an order whose time passed more than a week ago is left alone', async () => {
  const old = await sent('BANK');
  shop.clock.advance(13 * DAY);
  await shop.app.jobs.run('assumed-deliveries');
  expect(await statuses(old)).toEqual([['PENDING', 'ADMIN']]);
});

test('a paid order is delivered once the days of its method have passed since its last parcel', async () => {
  const [paid, unpaid] = [await sent('BANK'), await sent('CASH_ON_DELIVERY')];
  shop.clock.advance(4 * DAY);
  const late = await sent('BANK');
  await shop.app.jobs.run('assumed-deliveries');
  expect(await statuses(paid)).toEqual([['PENDING', 'ADMIN']]);
  shop.clock.advance(DAY);
  await shop.app.jobs.run('assumed-deliveries');
  expect(await statuses(paid, unpaid, late)).toEqual([
    ['DELIVERED', 'SYSTEM'],
    ['PENDING', 'CUSTOMER'],
    ['PENDING', 'ADMIN'],
  ]);
});
