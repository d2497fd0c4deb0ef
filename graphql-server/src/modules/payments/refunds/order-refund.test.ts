import { beforeEach, describe, expect, test } from 'vitest';
import { checkIntegrity } from '../../../db/check-integrity.ts';
import { newId } from '../../../shared/new-id.ts';
import { describeCardShop } from '../../../test/describe-shop.ts';
import { aCardOrder, changeOrder, report } from '../../../test/card-shop.ts';
import { aProduct } from '../../../test/factories.ts';
import { ledgerOf } from '../../../test/ledger.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/users.ts';

interface Refund {
  amount: number;
  state: string;
  reason: string | null;
  actor: string;
  staffName: string | null;
  lines: { line: { title: string }; quantity: number; restockedQuantity: number }[];
}
interface Order {
  id: string;
  status: string;
  paymentState: string;
  nextPaymentAction: string;
  shipmentState: string;
  refundedAmount: number;
  refundableAmount: number;
  lines: { id: string; title: string; refundedQuantity: number; unsentQuantity: number }[];
  refunds: Refund[];
  mails: { kind: string }[];
}
interface Payload {
  order: Order | null;
  userErrors: { code: string; field: string[] | null; message: string }[];
}
/** How many of a line, and whether they go back into stock. */
type Wanted = Record<string, [quantity: number, restock: boolean]>;

const FIELDS = `id status paymentState nextPaymentAction shipmentState refundedAmount refundableAmount
  lines { id title refundedQuantity unsentQuantity }
  refunds { amount state reason actor staffName lines { line { title } quantity restockedQuantity } }
  mails { kind }`;

const shop = describeCardShop();
let admin: Person;
let ada: Person;
let tee: string;
let mug: string;

beforeEach(async () => {
  ada = await aCustomer(shop);
  admin = await anAdmin(shop);
  tee = await aProduct(shop.app.orm.em.fork(), { title: 'Tee', salePrice: 1999, stock: 10 });
  mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', salePrice: 850, stock: 10 });
});

const lines = () => [
  { productId: tee, quantity: 3 },
  { productId: mug, quantity: 1 },
];
const TOTAL = 3 * 1999 + 850;

/** Three tees and a mug that are paid. */
async function paid(method: 'CARD' | 'BANK' | 'CASH_ON_DELIVERY'): Promise<Order> {
  if (method === 'CARD') {
    const { id, sessionId } = await aCardOrder(shop, ada, ...lines());
    shop.gateway.pay(sessionId);
    await report(shop, sessionId);
    return see(id);
  }
  const id = await anOrder(shop.client, ada, { ...anOrderInput(...lines()), paymentMethod: method });
  if (method === 'BANK') await changeOrder(shop, admin, 'orderPaymentReceive', id);
  else await setOrderStatus(shop.client, admin, id, 'DELIVERED');
  return see(id);
}

async function see(id: string, person = admin): Promise<Order> {
  const document = `query ($id: ID!) { order(id: $id) { ${FIELDS} } }`;
  return (await shop.client.data<{ order: Order }>(document, { id }, person.token)).order;
}

const linesOf = (order: Order, wanted: Wanted) =>
  Object.entries(wanted).map(([title, [quantity, restock]]) => ({
    orderLineId: order.lines.find((line) => line.title === title)?.id ?? title,
    ...{ quantity, restock },
  }));

/** Tries to refund. Fails the test on any top-level error. */
async function refund(order: Order, wanted: Wanted, rest: object = {}): Promise<Payload> {
  const input = {
    ...{ idempotencyKey: newId(), orderId: order.id, reason: 'Damaged' },
    ...{ lines: linesOf(order, wanted), ...rest },
  };
  const document = `mutation ($input: RefundInput!) {
    payload: refundCreate(input: $input) { order { ${FIELDS} } userErrors { code field message } }
  }`;
  return (await shop.client.data<{ payload: Payload }>(document, { input }, admin.token)).payload;
}

async function preview(order: Order, wanted: Wanted) {
  const document = `query ($orderId: ID!, $lines: [RefundLineInput!]!) {
    payload: refundPreview(orderId: $orderId, lines: $lines) { preview { amount refundableAmount } userErrors { code } }
  }`;
  const { payload } = await shop.client.data<{
    payload: { preview: { amount: number; refundableAmount: number } | null; userErrors: { code: string }[] };
  }>(document, { orderId: order.id, lines: linesOf(order, wanted) }, admin.token);
  return payload;
}

const stocks = async () => [(await ledgerOf(shop, tee)).stock, (await ledgerOf(shop, mug)).stock];
const runRefunds = () => shop.app.jobs.run('refunds');
const atProvider = () => [...shop.gateway.refunds.values()].map(({ amount }) => amount);
const refundMails = ({ mails }: Order) => mails.filter(({ kind }) => kind === 'ORDER_REFUNDED').length;
const expectBooksInOrder = async () => expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);

describe('a line of a card payment', () => {
  test('goes back to the card for exactly its part, and into stock if staff says so', async () => {
    const order = await paid('CARD');
    const before = atProvider().length;
    expect(await preview(order, { Tee: [1, false] })).toEqual({
      preview: { amount: 1999, refundableAmount: TOTAL },
      userErrors: [],
    });
    const { order: requested } = await refund(order, { Tee: [1, true] });
    expect(requested).toMatchObject({
      ...{ paymentState: 'PAID', nextPaymentAction: 'REFUNDING', refundedAmount: 0 },
      refundableAmount: TOTAL - 1999,
    });
    expect(await stocks()).toEqual([8, 9]);
    await runRefunds();
    expect(atProvider().slice(before)).toEqual([1999]);
    const after = await see(order.id);
    expect(after).toMatchObject({
      ...{ status: 'PENDING', paymentState: 'PAID', nextPaymentAction: 'NONE', refundedAmount: 1999 },
      refunds: [
        {
          ...{ amount: 1999, state: 'DONE', reason: 'Damaged', actor: 'ADMIN' },
          lines: [{ line: { title: 'Tee' }, quantity: 1, restockedQuantity: 1 }],
        },
      ],
    });
    expect(after.refunds[0]?.staffName).not.toBeNull();
    expect(refundMails(after)).toBe(1);
  });

  test('is shown to the customer without what staff says among itself', async () => {
    const order = await paid('CARD');
    await refund(order, { Mug: [1, false] });
    expect((await see(order.id, ada)).refunds).toMatchObject([
      { amount: 850, reason: null, staffName: null, lines: [{ quantity: 1 }] },
    ]);
  });

  test('is refunded once, however often the same request comes', async () => {
    const order = await paid('CARD');
    const idempotencyKey = newId();
    const again = () => refund(order, { Tee: [1, true] }, { idempotencyKey });
    for (const { userErrors } of await Promise.all([again(), again(), again()]))
      expect(userErrors).toEqual([]);
    await runRefunds();
    await again();
    expect(await see(order.id)).toMatchObject({ refundedAmount: 1999, refunds: [{}] });
    const other = await paid('CARD');
    expect((await refund(other, { Tee: [1, true] }, { idempotencyKey })).userErrors).toMatchObject([
      { code: 'INVALID_VALUE', field: ['input', 'idempotencyKey'] },
    ]);
  });

  test('that the provider rejects is requested again with another key, and nothing else is', async () => {
    const order = await paid('CARD');
    const before = atProvider().length;
    await refund(order, { Tee: [1, false] });
    shop.gateway.rejected = /^refund/;
    await runRefunds();
    expect(await see(order.id)).toMatchObject({ nextPaymentAction: 'CHECK', refundableAmount: TOTAL - 1999 });
    shop.gateway.rejected = null;
    await changeOrder(shop, admin, 'orderRefund', order.id);
    await runRefunds();
    expect(atProvider().slice(before)).toEqual([1999]);
    expect(await see(order.id)).toMatchObject({ paymentState: 'PAID', refunds: [{ state: 'DONE' }] });
  });
});

describe('all of it', () => {
  test.each(['CARD', 'BANK', 'CASH_ON_DELIVERY'] as const)(
    'in three refunds comes to the total, and then the order is refunded (%s)',
    async (method) => {
      const order = await paid(method);
      for (const wanted of [{ Tee: [2, true] }, { Mug: [1, false] }, { Tee: [1, true] }] as Wanted[]) {
        expect((await see(order.id)).paymentState).toBe('PAID');
        expect((await refund(order, wanted)).userErrors).toEqual([]);
        await runRefunds();
      }
      const after = await see(order.id);
      expect(after).toMatchObject({
        ...{ paymentState: 'REFUNDED', refundedAmount: TOTAL, refundableAmount: 0 },
        refunds: [{ amount: 3998 }, { amount: 850 }, { amount: 1999 }],
      });
      expect(refundMails(after)).toBe(3);
      expect(await stocks()).toEqual([10, 9]);
      expect((await refund(order, {}, { amount: 1 })).userErrors[0]?.code).toBe('NOT_REFUNDABLE');
      await expectBooksInOrder();
    },
  );
});

describe('never more than was paid', () => {
  test.each(['CARD', 'BANK'] as const)('when many refund at once (%s)', async (method) => {
    const order = await paid(method);
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index % 2 ? refund(order, {}, { amount: 3000 }) : refund(order, { Tee: [2, true] }),
      ),
    );
    const made = outcomes.filter(({ userErrors }) => userErrors.length === 0);
    expect(made.length).toBeGreaterThan(0);
    await runRefunds();
    const after = await see(order.id);
    const sum = after.refunds.reduce((before, { amount }) => before + amount, 0);
    expect(after.refunds).toHaveLength(made.length);
    expect(sum).toBeLessThanOrEqual(TOTAL);
    expect(after.refundedAmount).toBe(sum);
    expect(after.lines[0]?.refundedQuantity).toBeLessThanOrEqual(2);
    await expectBooksInOrder();
  });

  test('of an amount, of a line, or of what is not paid', async () => {
    const order = await paid('BANK');
    expect((await refund(order, {}, { amount: TOTAL + 1 })).userErrors).toMatchObject([
      { code: 'INVALID_VALUE', field: ['input', 'amount'], message: 'At most $68.47 can be refunded.' },
    ]);
    for (const wanted of [{}, { Tee: [4, false] }] as Wanted[])
      expect((await refund(order, wanted)).userErrors[0]?.code).toBe('INVALID_VALUE');
    expect((await refund(order, { Tee: [1, false] }, { reason: ' ' })).userErrors).toMatchObject([
      { code: 'REQUIRED', field: ['input', 'reason'] },
    ]);
    await refund(order, {}, { amount: TOTAL - 100 });
    expect((await preview(order, { Tee: [1, false] })).preview).toEqual({
      amount: 100,
      refundableAmount: 100,
    });
    const unpaid = await see(await anOrder(shop.client, ada, anOrderInput(...lines())));
    expect((await refund(unpaid, { Tee: [1, false] })).userErrors[0]?.code).toBe('NOT_REFUNDABLE');
    expect(await stocks()).toEqual([4, 8]);
  });
});

describe('after a refund in part', () => {
  test.each(['CANCELLED', 'RETURNED'])('an order that is %s gives back only the rest', async (status) => {
    const order = await paid('CARD');
    await refund(order, { Tee: [2, true], Mug: [1, false] });
    const before = atProvider().length;
    await setOrderStatus(shop.client, admin, order.id, status);
    expect(await stocks()).toEqual([10, 10]);
    await runRefunds();
    expect(
      atProvider()
        .slice(before)
        .toSorted((one, other) => one - other),
    ).toEqual([1999, 4848]);
    expect(await see(order.id)).toMatchObject({ paymentState: 'REFUNDED', refundedAmount: TOTAL });
    await setOrderStatus(shop.client, admin, order.id, 'PENDING');
    expect(await stocks()).toEqual([9, 9]);
    await expectBooksInOrder();
  });

  test('a transfer is paid back as a whole only for what is left', async () => {
    const order = await paid('BANK');
    await refund(order, { Mug: [1, true] });
    await setOrderStatus(shop.client, admin, order.id, 'CANCELLED');
    expect((await see(order.id)).nextPaymentAction).toBe('REFUND');
    const { userErrors } = await refund(order, { Tee: [1, true] });
    expect(userErrors).toMatchObject([{ code: 'INVALID_VALUE', field: ['input', 'lines'] }]);
    await changeOrder(shop, admin, 'orderRefund', order.id);
    expect(await see(order.id)).toMatchObject({
      paymentState: 'REFUNDED',
      refunds: [{ amount: 850 }, { amount: TOTAL - 850, lines: [] }],
    });
    expect(await stocks()).toEqual([10, 10]);
    await expectBooksInOrder();
  });

  test('what was not sent yet is no longer sent', async () => {
    const order = await paid('BANK');
    const send = (rest: object) =>
      shop.client.data<{ payload: Payload }>(
        `mutation ($input: ShipmentInput!) { payload: shipmentCreate(input: $input) { order { ${FIELDS} } userErrors { code } } }`,
        { input: { orderId: order.id, ...rest } },
        admin.token,
      );
    await send({ lines: [{ orderLineId: order.lines[0]?.id, quantity: 2 }] });
    await refund(order, { Tee: [1, true] });
    expect(await see(order.id)).toMatchObject({
      shipmentState: 'PART',
      lines: [{ unsentQuantity: 0, refundedQuantity: 1 }, { unsentQuantity: 1 }],
    });
    const { order: done } = await refund(order, { Mug: [1, true] });
    expect(done?.shipmentState).toBe('ALL');
    expect((await send({})).payload.userErrors[0]?.code).toBe('NOT_SHIPPABLE');
  });
});
