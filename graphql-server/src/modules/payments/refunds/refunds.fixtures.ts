import { beforeEach, expect } from 'vitest';
import { checkIntegrity } from '../../../db/check-integrity.ts';
import { newId } from '../../../shared/new-id.ts';
import { describeCardShop } from '../../../test/describe-shop.ts';
import {
  CreateRefund,
  PreviewRefund,
  ReadRefundedOrder,
  type RefundedOrder,
  ShipRefundedOrder,
} from '../../../test/documents.generated.ts';
import { aCardOrder, changeOrder, report } from '../../../test/card-shop.ts';
import { aProduct } from '../../../test/factories.ts';
import { ledgerOf } from '../../../test/ledger.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/users.ts';

/** Units of a line, and whether to restock them. */
export type WantedUnits = Record<string, [quantity: number, restock: boolean]>;

/** Total of the order that `paid` creates. */
export const TOTAL = 3 * 1999 + 850;

/** The users and products of a test. */
interface Known {
  admin: Person;
  ada: Person;
  tee: string;
  mug: string;
}

const linesOf = (order: RefundedOrder, units: WantedUnits) =>
  Object.entries(units).map(([title, [quantity, restock]]) => ({
    orderLineId: order.lines.find((line) => line.title === title)?.id ?? title,
    quantity,
    restock,
  }));

/**
 * A shop with card payments for a file's tests, with helpers to buy three tees and a mug, and to pay, ship
 * and refund them.
 */
export function describeRefundShop() {
  const shop = describeCardShop();
  const fixtures = {} as Known;

  beforeEach(async () => {
    fixtures.ada = await aCustomer(shop);
    fixtures.admin = await anAdmin(shop);
    fixtures.tee = await aProduct(shop.app.orm.em.fork(), { title: 'Tee', salePrice: 1999, stock: 10 });
    fixtures.mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', salePrice: 850, stock: 10 });
  });

  const lines = () => [
    { productId: fixtures.tee, quantity: 3 },
    { productId: fixtures.mug, quantity: 1 },
  ];

  /** A paid order of three tees and a mug. */
  async function paid(method: 'CARD' | 'BANK' | 'CASH_ON_DELIVERY'): Promise<RefundedOrder> {
    if (method === 'CARD') {
      const { id, sessionId } = await aCardOrder(shop, fixtures.ada, ...lines());
      shop.gateway.pay(sessionId);
      await report(shop, sessionId);
      return see(id);
    }
    const id = await anOrder(shop.client, fixtures.ada, {
      ...anOrderInput(...lines()),
      paymentMethod: method,
    });
    if (method === 'BANK') await changeOrder(shop, fixtures.admin, 'orderPaymentReceive', id);
    else await setOrderStatus(shop.client, fixtures.admin, id, 'DELIVERED');
    return see(id);
  }

  async function see(id: string, person = fixtures.admin): Promise<RefundedOrder> {
    const { order } = await shop.client.data(ReadRefundedOrder, { id }, person.token);
    if (!order) throw new Error('The order was not found');
    return order;
  }

  /** Tries to refund. Fails the test on any top-level error. */
  async function refund(order: RefundedOrder, units: WantedUnits, rest: object = {}) {
    const input = {
      idempotencyKey: newId(),
      orderId: order.id,
      reason: 'Damaged',
      lines: linesOf(order, units),
      ...rest,
    };
    return (await shop.client.data(CreateRefund, { input }, fixtures.admin.token)).payload;
  }

  /** Tries to ship all unshipped units of an order, or the given lines. */
  async function send({ id: orderId }: RefundedOrder, rest: object = {}) {
    const input = { orderId, ...rest };
    return (await shop.client.data(ShipRefundedOrder, { input }, fixtures.admin.token)).payload;
  }

  async function preview(order: RefundedOrder, units: WantedUnits) {
    const variables = { orderId: order.id, lines: linesOf(order, units) };
    return (await shop.client.data(PreviewRefund, variables, fixtures.admin.token)).payload;
  }

  const stocks = async () => [
    (await ledgerOf(shop, fixtures.tee)).stock,
    (await ledgerOf(shop, fixtures.mug)).stock,
  ];
  const runRefunds = () => shop.app.jobs.run('refunds');
  const atProvider = () => [...shop.gateway.refunds.values()].map(({ amount }) => amount);
  const refundEmails = ({ mails }: RefundedOrder) =>
    mails.filter(({ kind }) => kind === 'ORDER_REFUNDED').length;
  const expectBooksInOrder = async () => expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);

  return {
    shop,
    fixtures,
    lines,
    paid,
    see,
    refund,
    send,
    preview,
    stocks,
    runRefunds,
    atProvider,
    refundEmails,
    expectBooksInOrder,
  };
}
