import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCardOrder, changeOrder, report } from '../../test/card-shop.ts';
import { describeCardShop } from '../../test/describe-shop.ts';
import {
  CreateRefund,
  FillCartWithoutDelivery,
  ListOrderIds,
  PreviewWithoutDelivery,
  ReadCartWithoutDelivery,
  ReadOrderWithoutDelivery,
  ShipOrder,
  UpdateOrderAddress,
} from '../../test/documents.generated.ts';
import { checkIntegrity } from '../../db/check-integrity.ts';
import { aProduct } from '../../test/factories.ts';
import { ledgerOf } from '../../test/ledger.ts';
import { newId } from '../../shared/new-id.ts';
import { anOrder, anOrderInput, billing, setOrderStatus, tryOrder } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { ProductVariantEntity } from '../catalogue/variants/product-variant.entity.ts';
import { saveDelivery } from '../delivery/delivery.fixtures.ts';
import { StockService } from '../inventory/stock.service.ts';
import type { OrderEmail } from '../orders/emails/order-email.ts';
import type { OrderEmailService } from '../orders/emails/order-email.service.ts';
import { systemActor } from '../orders/order-actor.ts';
import type { CardPayments } from '../orders/card-payments.port.ts';
import { OrderChangeService } from '../orders/order-change.service.ts';
import { lockOrder } from '../orders/search/order-query.ts';

// Orders of digital items and services, and of goods made to order (decision 0112).

const shop = describeCardShop();
let admin: Person;
let ada: Person;
/** Costs 50.00, and needs no delivery. */
let course: string;
/** Costs 20.00 and weighs 900 g; made to order in 5 days. */
let table: string;

beforeAll(async () => {
  admin = await anAdmin(shop);
  const em = shop.app.orm.em.fork();
  course = await aProduct(em, { title: 'Course', salePrice: 5000, stock: 50 });
  table = await aProduct(em, { title: 'Table', salePrice: 2000, stock: 50 });
  await em.nativeUpdate(
    ProductVariantEntity,
    { product: course },
    { requiresShipping: false, weight: 40_000 },
  );
  await em.nativeUpdate(ProductVariantEntity, { product: table }, { leadTimeDays: 5, weight: 900 });
  const post = { name: 'Post', pricing: 'BY_WEIGHT', minDays: 2, maxDays: 3, freeFrom: 4000 };
  const tiers = [
    { upTo: 1000, fee: 500 },
    { upTo: null, fee: 9000 },
  ];
  const home = { name: 'Home', places: [{ countryCode: 'US' }], methods: [{ ...post, tiers }] };
  await saveDelivery(shop, admin.token, { countryCode: 'US', zones: [home] });
});
beforeEach(async () => {
  ada = await aCustomer(shop);
});

const lineOf = (productId: string, quantity = 1) => ({ productId, quantity });
const preview = async (...lines: object[]) =>
  (await shop.client.payload(PreviewWithoutDelivery, { lines, destination: null }, ada.token)).preview;
const byTransfer = (...lines: object[]) => ({ ...anOrderInput(...lines), paymentMethod: 'BANK' });
const see = async (id: string) =>
  (await shop.client.data(ReadOrderWithoutDelivery, { id }, admin.token)).order;
const listed = async (filter: object) =>
  (await shop.client.data(ListOrderIds, { filter }, admin.token)).orders.nodes.map(({ id }) => id);

describe('an order that nothing is delivered of', () => {
  test('has no delivery, and is not paid on delivery', async () => {
    expect(await preview(lineOf(course))).toEqual({
      requiresShipping: false,
      lines: [{ leadTimeDays: null }],
      totals: { shippingTotal: 0, total: 5000 },
      deliveryMethods: [],
      deliveryMethod: null,
      missingForFreeDelivery: null,
      paymentMethods: ['CARD', 'BANK'],
    });
    const { order, userErrors } = await tryOrder(shop.client, ada, anOrderInput(lineOf(course)));
    expect(order).toBeNull();
    expect(userErrors).toMatchObject([
      { code: 'PAYMENT_METHOD_UNAVAILABLE', field: ['input', 'paymentMethod'] },
    ]);
  });

  test('can be ordered from where the shop does not deliver, and is complete once it is paid', async () => {
    const { billing, ...input } = byTransfer(lineOf(course, 2));
    const id = await anOrder(shop.client, ada, { ...input, billing: { ...billing, countryCode: 'FR' } });
    const line = { requiresShipping: false, leadTimeDays: null, unsentQuantity: 0 };
    expect(await see(id)).toMatchObject({
      status: 'PENDING',
      requiresShipping: false,
      deliveryMethod: null,
      lines: [line],
    });
    await changeOrder(shop, admin, 'orderPaymentReceive', id);
    expect(await see(id)).toMatchObject({
      status: 'DELIVERED',
      paymentState: 'PAID',
      shipmentState: 'NONE',
      returnability: {
        problem: {
          message: 'Items that need no delivery can’t be returned. Please contact us if something is wrong.',
        },
      },
      mails: [{ kind: 'ORDER_PLACED' }, { kind: 'ORDER_PAID' }],
      history: [
        { status: 'PENDING', paymentState: 'UNPAID' },
        { status: 'DELIVERED', paymentState: 'PAID' },
      ],
    });
    // Staff may reopen it; then it is no parcel to send either.
    await setOrderStatus(shop.client, admin, id, 'PENDING');
    expect((await see(id))?.status).toBe('PENDING');
    expect(await listed({ attention: 'READY_TO_SEND' })).not.toContain(id);
    expect(await listed({ shipmentStates: ['NONE'] })).not.toContain(id);
    const { userErrors } = await shop.client.payload(ShipOrder, { input: { orderId: id } }, admin.token);
    expect(userErrors).toMatchObject([{ code: 'NOT_SHIPPABLE' }]);
  });

  test('is complete once its card is charged', async () => {
    const { id, sessionId } = await aCardOrder(shop, ada, lineOf(course));
    shop.gateway.pay(sessionId);
    await report(shop, sessionId);
    expect(await see(id)).toMatchObject({ status: 'DELIVERED', paymentState: 'PAID' });
  });

  test('can get another billing address where the shop does not deliver', async () => {
    const id = await anOrder(shop.client, ada, byTransfer(lineOf(course)));
    const change = async (address: object) => {
      const input = { ...billing, ...address };
      return (await shop.client.data(UpdateOrderAddress, { id, input }, admin.token)).payload.userErrors;
    };
    expect(await change({ countryCode: 'FR' })).toEqual([]);
    expect(await change({ countryCode: 'US', region: 'Calif.' })).toMatchObject([
      { code: 'DELIVERY_UNAVAILABLE', field: ['input', 'countryCode'] },
    ]);
  });

  test('is only silent about its status if the payment completes it', async () => {
    const id = await anOrder(shop.client, ada, byTransfer(lineOf(course)));
    const emails: string[] = [];
    const stock = Object.create(StockService.prototype) as StockService;
    stock.release = () => Promise.resolve();
    const add = (_em: unknown, { kind }: OrderEmail) => Promise.resolve(void emails.push(kind));
    const cards = Object.create(null) as CardPayments;
    cards.recheckPayments = cards.requestRefunds = () => Promise.resolve();
    const changes = new OrderChangeService(
      () => new Date('2026-11-20T12:00:00Z'),
      stock,
      { add } as OrderEmailService,
      () => cards,
    );
    const em = shop.app.orm.em.fork();
    const cancelled = { status: 'CANCELLED', paymentState: 'PAID' } as const;
    await em.begin();
    await changes.change(em, systemActor, await lockOrder(em, id), cancelled);
    await em.rollback();
    expect(emails).toEqual(['ORDER_STATUS_CHANGED']);
  });

  test('can be refunded, but not restocked', async () => {
    const id = await anOrder(shop.client, ada, byTransfer(lineOf(course)));
    await changeOrder(shop, admin, 'orderPaymentReceive', id);
    const orderLineId = (await see(id))?.lines[0]?.id;
    const refund = async (restock: boolean) => {
      const lines = [{ orderLineId, quantity: 1, restock }];
      const input = { orderId: id, idempotencyKey: newId(), lines, reason: 'Too late' };
      return (await shop.client.payload(CreateRefund, { input }, admin.token)).userErrors;
    };
    expect(await refund(true)).toMatchObject([{ code: 'INVALID_VALUE', field: ['input', 'lines'] }]);
    expect(await refund(false)).toEqual([]);
    expect((await see(id))?.paymentState).toBe('REFUNDED');
  });
});

describe('an order of both', () => {
  test('is delivered by the weight and value of what is delivered, after it is made', async () => {
    // On 20 November, the post takes 2 days. 40.00 of what is delivered would be free.
    expect(await preview(lineOf(course), lineOf(table))).toMatchObject({
      requiresShipping: true,
      lines: [{ leadTimeDays: null }, { leadTimeDays: 5 }],
      totals: { shippingTotal: 500, total: 7500 },
      deliveryMethod: { earliestOn: '2026-11-27' },
      missingForFreeDelivery: 2000,
    });
  });

  test('is shipped when what is delivered is', async () => {
    const id = await anOrder(shop.client, ada, anOrderInput(lineOf(course), lineOf(table, 2)));
    expect(await listed({ attention: 'READY_TO_SEND' })).toContain(id);
    expect((await see(id))?.lines).toMatchObject([
      { requiresShipping: false, leadTimeDays: null, unsentQuantity: 0 },
      { requiresShipping: true, leadTimeDays: 5, unsentQuantity: 2 },
    ]);
    const { order } = await shop.client.payload(ShipOrder, { input: { orderId: id } }, admin.token);
    expect(order).toMatchObject({
      status: 'PENDING',
      shipmentState: 'ALL',
      shipments: [{ lines: [{ quantity: 2, line: { title: 'Table' } }] }],
    });
  });

  test.each([
    ['before a shipment', 0, { refunded: 9000, tables: 0 }],
    ['after part of it was shipped', 1, { refunded: 7000, tables: -1 }],
    ['after all of it was shipped', 2, { refunded: 5000, tables: -2 }],
  ])('is cancelled %s', async (_when, sentTables, { refunded, tables }) => {
    const stocks = async () => [(await ledgerOf(shop, course)).stock, (await ledgerOf(shop, table)).stock];
    const [courses = 0, allTables = 0] = await stocks();
    const { id, sessionId } = await aCardOrder(shop, ada, lineOf(course), lineOf(table, 2));
    shop.gateway.pay(sessionId);
    await report(shop, sessionId);
    const orderLineId = (await see(id))?.lines[1]?.id;
    const sent = { orderId: id, lines: [{ orderLineId, quantity: sentTables }] };
    if (sentTables > 0) await shop.client.payload(ShipOrder, { input: sent }, admin.token);
    const refundsBefore = shop.gateway.refunds.size;
    await setOrderStatus(shop.client, admin, id, 'CANCELLED');
    await shop.app.jobs.run('refunds');
    expect([...shop.gateway.refunds.values()].slice(refundsBefore)).toMatchObject([{ amount: refunded }]);
    expect(await stocks()).toEqual([courses, allTables + tables]);
    expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
    await setOrderStatus(shop.client, admin, id, 'PENDING');
    expect(await stocks()).toEqual([courses - 1, allTables - 2]);
    expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
  });
});

test('a cart says whether anything is delivered, and what is made to order', async () => {
  await shop.client.payload(FillCartWithoutDelivery, { lines: [lineOf(course)] }, ada.token);
  const cart = async () => (await shop.client.data(ReadCartWithoutDelivery, {}, ada.token)).cart;
  expect(await cart()).toEqual({ requiresShipping: false, lines: [{ leadTimeDays: null }] });
  await shop.client.payload(FillCartWithoutDelivery, { lines: [lineOf(table)] }, ada.token);
  expect(await cart()).toEqual({
    requiresShipping: true,
    lines: [{ leadTimeDays: null }, { leadTimeDays: 5 }],
  });
});
