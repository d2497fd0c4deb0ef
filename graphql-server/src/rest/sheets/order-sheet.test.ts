import { beforeAll, expect, test } from 'vitest';
import { OrderEventEntity } from '../../modules/orders/order-event.entity.ts';
import { OrderEntity } from '../../modules/orders/order.entity.ts';
import { RefundEntity } from '../../modules/payments/refunds/refund.entity.ts';
import { newId } from '../../shared/new-id.ts';
import { changeOrder } from '../../test/card-shop.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { bankAccount } from '../../test/test-config.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput, billing } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';

const shop = describeShop({ settings: { timeZone: 'Europe/Berlin', bankAccount } });
let admin: Person;
let refunded: string;

const em = () => shop.app.orm.em.fork();

beforeAll(async () => {
  admin = await anAdmin(shop);
  const ada = await aCustomer(shop);
  const productId = await aProduct(em(), { title: 'Lamp', salePrice: 1000, stock: 50 });
  const place = async (orderId: string, createdAt: string) => {
    const id = await anOrder(shop.client, ada, {
      ...anOrderInput({ productId, quantity: 3 }),
      orderId,
      paymentMethod: 'BANK',
      billing: { ...billing, firstName: 'Zoë', lastName: 'King' },
    });
    await em().nativeUpdate(OrderEntity, { id }, { number: orderId, createdAt: new Date(createdAt) });
    await em().nativeUpdate(OrderEventEntity, { order: id }, { createdAt: new Date(createdAt) });
    return id;
  };
  // The last minute of October in Berlin, and the first of November, which is still October in UTC.
  await place('OCTOBER', '2026-10-31T22:59:00Z');
  refunded = await place('NOVEMBER', '2026-10-31T23:00:00Z');
  await changeOrder(shop, admin, 'orderPaymentReceive', refunded);
  await shop.client.data(
    'mutation ($input: ShipmentInput!) { shipmentCreate(input: $input) { userErrors { code } } }',
    { input: { orderId: refunded, carrier: 'DHL', trackingNumber: '0034 0434' } },
    admin.token,
  );
  for (const amount of [200, 550])
    await shop.client.data(
      'mutation ($input: RefundInput!) { refundCreate(input: $input) { userErrors { code } } }',
      { input: { idempotencyKey: newId(), orderId: refunded, amount, reason: 'Late' } },
      admin.token,
    );
  const paidAt = new Date('2026-11-02T09:00:00Z');
  await em().nativeUpdate(OrderEventEntity, { order: refunded, paymentState: 'PAID' }, { createdAt: paidAt });
  const refundedAt = new Date('2026-11-05T23:30:00Z');
  await em().nativeUpdate(RefundEntity, { order: refunded, amount: 550 }, { createdAt: refundedAt });
});

/** The rows of the file, by column name. */
async function rows(query = ''): Promise<Record<string, string>[]> {
  const { status, body } = await shop.client.rest<string>(`/api/exports/orders.csv${query}`, {
    token: admin.token,
  });
  expect(status).toBe(200);
  const [header = '', ...lines] = body.replace('\uFEFF', '').trim().split('\n');
  const names = header.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}

test('the file has refunds with their dates, and each order’s payment date and delivery method', async () => {
  const [line, ...others] = await rows('?placedFrom=2026-11-01');
  expect(line).toMatchObject({
    Order: 'NOVEMBER',
    Date: '2026-11-01T00:00:00+01:00',
    'Time zone': 'Europe/Berlin',
    Total: '30.00',
    'Paid on': '2026-11-02T10:00:00+01:00',
    'Payment method': 'Online Payment',
    Tracking: '0034 0434',
    Refunded: '',
    Product: 'Lamp',
    Recipient: 'Zoë King',
  });
  const refunds = others.toSorted((one, two) => Number(one['Refunded']) - Number(two['Refunded']));
  expect(refunds).toMatchObject([
    { Order: 'NOVEMBER', Total: '', Quantity: '', Refunded: '2.00', Recipient: 'Zoë King' },
    { Order: 'NOVEMBER', Total: '', Refunded: '5.50', 'Refunded on': '2026-11-06T00:30:00+01:00' },
  ]);
});

test('refunds from before refunds were listed are in the file, too', async () => {
  await changeOrder(shop, admin, 'orderRefund', refunded);
  await em().nativeDelete(RefundEntity, { order: refunded });
  const refunds = (await rows('?placedFrom=2026-11-01')).filter((row) => row['Refunded'] !== '');
  expect(refunds.map((row) => row['Refunded'])).toEqual(['30.00']);
});

test.each([
  ['?placedFrom=2026-11-01', ['NOVEMBER']],
  ['?placedTo=2026-10-31', ['OCTOBER']],
  ['?text=octo', ['OCTOBER']],
  ['?paymentStates=UNPAID', ['OCTOBER']],
  ['?paymentStates=UNPAID,REFUNDED&shipmentStates=NONE,PART', ['OCTOBER']],
  ['?attention=TRANSFER_AWAITED', ['OCTOBER']],
  ['?status=Delivered', []],
  ['?totalFrom=30.00&totalTo=30', ['NOVEMBER', 'OCTOBER']],
  ['?totalFrom=30.01', []],
  ['?tag=gift', []],
  ['', ['NOVEMBER', 'OCTOBER']],
])('%s selects %o', async (query, numbers) => {
  expect([...new Set((await rows(query)).map((row) => row['Order']))]).toEqual(numbers);
});

test.each(['?placedFrom=2026-02-30', '?status=PENDING', '?paymentStates=PAID,MAYBE', '?totalFrom=ten'])(
  '%s is an invalid filter',
  async (query) => {
    const { status } = await shop.client.rest(`/api/exports/orders.csv${query}`, { token: admin.token });
    expect(status).toBe(422);
  },
);
