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

const linesOf = (order: RefundedOrder, wanted: WantedUnits) =>
  Object.entries(wanted).map(([title, [quantity, restock]]) => ({
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
  const known = {} as Known;

  beforeEach(async () => {
    known.ada = await aCustomer(shop);
    known.admin = await anAdmin(shop);
    known.tee = await aProduct(shop.app.orm.em.fork(), { title: 'Tee', salePrice: 1999, stock: 10 });
    known.mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', salePrice: 850, stock: 10 });
  });

  const lines = () => [
    { productId: known.tee, quantity: 3 },
    { productId: known.mug, quantity: 1 },
  ];

  /** A paid order of three tees and a mug. */
  async function paid(method: 'CARD' | 'BANK' | 'CASH_ON_DELIVERY'): Promise<RefundedOrder> {
    if (method === 'CARD') {
      const { id, sessionId } = await aCardOrder(shop, known.ada, ...lines());
      shop.gateway.pay(sessionId);
      await report(shop, sessionId);
      return see(id);
    }
    const id = await anOrder(shop.client, known.ada, { ...anOrderInput(...lines()), paymentMethod: method });
    if (method === 'BANK') await changeOrder(shop, known.admin, 'orderPaymentReceive', id);
    else await setOrderStatus(shop.client, known.admin, id, 'DELIVERED');
    return see(id);
  }

  async function see(id: string, person = known.admin): Promise<RefundedOrder> {
    const { order } = await shop.client.data(ReadRefundedOrder, { id }, person.token);
    if (!order) throw new Error('The order was not found');
    return order;
  }

  /** Tries to refund. Fails the test on any top-level error. */
  async function refund(order: RefundedOrder, wanted: WantedUnits, rest: object = {}) {
    const input = {
      idempotencyKey: newId(),
      orderId: order.id,
      reason: 'Damaged',
      lines: linesOf(order, wanted),
      ...rest,
    };
    return (await shop.client.data(CreateRefund, { input }, known.admin.token)).payload;
  }

  /** Tries to ship all unshipped units of an order, or the given lines. */
  async function send({ id: orderId }: RefundedOrder, rest: object = {}) {
    const input = { orderId, ...rest };
    return (await shop.client.data(ShipRefundedOrder, { input }, known.admin.token)).payload;
  }

  async function preview(order: RefundedOrder, wanted: WantedUnits) {
    const variables = { orderId: order.id, lines: linesOf(order, wanted) };
    return (await shop.client.data(PreviewRefund, variables, known.admin.token)).payload;
  }

  const stocks = async () => [
    (await ledgerOf(shop, known.tee)).stock,
    (await ledgerOf(shop, known.mug)).stock,
  ];
  const runRefunds = () => shop.app.jobs.run('refunds');
  const atProvider = () => [...shop.gateway.refunds.values()].map(({ amount }) => amount);
  const refundEmails = ({ mails }: RefundedOrder) =>
    mails.filter(({ kind }) => kind === 'ORDER_REFUNDED').length;
  const expectBooksInOrder = async () => expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);

  return {
    shop,
    known,
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
