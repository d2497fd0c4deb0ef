import { beforeEach, describe, expect, test } from 'vitest';
import { checkIntegrity } from '../../db/check-integrity.ts';
import { changeOrder } from '../../test/card-shop.ts';
import { describeCardShop } from '../../test/describe-shop.ts';
import {
  ExchangeItems,
  PreviewExchange,
  ReadEditableVariants,
  ReadExchangedOrder,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { ledgerOf } from '../../test/ledger.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../test/orders.ts';
import { aCustomer, aStaffMember, anAdmin, type Person } from '../../test/users.ts';
import { OrderEntity } from '../orders/order.entity.ts';
import { made, returnsOf } from '../returns/returns.fixtures.ts';

const shop = describeCardShop();
const returns = returnsOf(shop);
let admin: Person;
let ada: Person;
let blue: string;
let red: string;
let large: string;
let small: string;

const mug = (title: string, salePrice: number) =>
  aProduct(shop.app.orm.em.fork(), { title, salePrice, stock: 10, colours: [], sizes: [] });

beforeEach(async () => {
  admin = await anAdmin(shop);
  ada = await aCustomer(shop);
  shop.gateway.refunds.clear();
  blue = await mug('Blue', 2000);
  red = await mug('Red', 2000);
  large = await mug('Large', 2500);
  small = await mug('Small', 1500);
});

const delivered = (method = 'BANK', quantity = 3) =>
  returns.delivered(ada, admin, method, { productId: blue, quantity });

async function read(id: string, { token } = admin) {
  const { order } = await shop.client.data(ReadExchangedOrder, { id }, token);
  if (!order) throw new Error(`No order ${id}`);
  return order;
}

async function inputOf(orderId: string, quantity: number, instead: [product: string, quantity: number]) {
  const { lines } = await read(orderId);
  const { product } = await shop.client.data(ReadEditableVariants, { id: instead[0] }, admin.token);
  return {
    orderId,
    lines: [{ orderLineId: lines[0]?.id ?? '', quantity, reason: 'DOES_NOT_FIT' as const }],
    addedLines: [{ variantId: product?.variants[0]?.id ?? '', quantity: instead[1] }],
  };
}

type Input = Awaited<ReturnType<typeof inputOf>>;

const preview = async (input: Input) =>
  (await shop.client.data(PreviewExchange, { input }, admin.token)).payload;

/** Exchanges with the total of the preview. */
async function tryExchange(
  input: Input,
  given: { total?: number; updatedAt?: Date | string } = {},
  { token } = admin,
) {
  const { updatedAt } = await read(input.orderId);
  const total = given.total ?? (await preview(input)).preview?.totals.total ?? 1;
  const variables = { input, total, updatedAt: given.updatedAt ?? updatedAt, text: null };
  return (await shop.client.data(ExchangeItems, variables as never, token)).payload;
}

/** Exchanges some of the blue mugs. @returns the ids of the return and of the new order */
async function exchange(orderId: string, quantity: number, instead: [product: string, quantity: number]) {
  const payload = await tryExchange(await inputOf(orderId, quantity, instead));
  expect(payload.userErrors).toEqual([]);
  return { returnId: payload.return?.id ?? '', newId: payload.order?.id ?? '' };
}

/** So many of what was exchanged arrive, and go back into stock. */
async function receive(orderId: string, returnId: string, quantity: number) {
  const seen = (await returns.see(admin, orderId)).returns.find(({ id }) => id === returnId);
  if (!seen) throw new Error('No return');
  made(await returns.receive(admin, seen, { Blue: [quantity, quantity] }));
}

async function arrive(orderId: string, returnId: string, quantity: number, rest: object = {}) {
  await receive(orderId, returnId, quantity);
  return made(await returns.refund(admin, returnId, rest));
}

const emailsOf = async (id: string) => (await read(id)).mails.map(({ kind }) => kind);
const expectIntegrity = async () => expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);

describe('an exchange', () => {
  test('for the same price needs no payment: the return is approved, and the new order is paid', async () => {
    const id = await delivered();
    const { returnId, newId } = await exchange(id, 1, [red, 1]);
    const [before, after] = [await read(id), await read(newId)];
    expect(before).toMatchObject({
      status: 'DELIVERED',
      paymentState: 'PAID',
      refundedAmount: 0,
      refundableAmount: 4000,
      nextPaymentAction: 'NONE',
      returns: [
        {
          id: returnId,
          state: 'APPROVED',
          refundAmount: 0,
          exchange: { order: { id: newId }, creditAmount: 2000 },
        },
      ],
      refunds: [{ amount: 2000, state: 'REQUESTED', isExchange: true, lines: [] }],
    });
    expect(after).toMatchObject({
      status: 'PENDING',
      paymentState: 'PAID',
      paidAmount: 2000,
      outstandingAmount: 0,
      totals: { shippingTotal: 0, total: 2000 },
      lines: [{ title: 'Red', quantity: 1 }],
      payments: [{ amount: 2000, isExchange: true }],
      exchangedReturn: { number: before.returns[0]?.number, order: { id } },
      mails: [{ kind: 'ORDER_PAID' }],
    });
    expect(await ledgerOf(shop, red)).toMatchObject({ stock: 9, sum: 9 });

    expect(await arrive(id, returnId, 1)).toMatchObject({ state: 'REFUNDED', refundAmount: 0 });
    expect(await read(id)).toMatchObject({
      paymentState: 'PAID',
      refundedAmount: 2000,
      refundableAmount: 4000,
      refunds: [{ amount: 2000, state: 'DONE', isExchange: true, lines: [{ quantity: 1 }] }],
    });
    expect(await emailsOf(id)).not.toContain('ORDER_REFUNDED');
    expect(await ledgerOf(shop, blue)).toMatchObject({ stock: 8, sum: 8 });
    await expectIntegrity();
  });

  test('answers with what it has changed', async () => {
    const payload = await tryExchange(await inputOf(await delivered(), 1, [small, 1]));
    expect(payload).toMatchObject({
      return: {
        refundAmount: 500,
        order: { refundableAmount: 4500, returns: [{ exchange: { creditAmount: 1500 } }] },
      },
      order: { paidAmount: 1500, outstandingAmount: 0 },
    });
  });

  test('for another color, delivered by the same method', async () => {
    const colours = ['Red', 'Blue'];
    const mug2 = await aProduct(shop.app.orm.em.fork(), {
      title: 'Mug',
      salePrice: 850,
      stock: 20,
      colours,
      sizes: [],
    });
    const id = await returns.delivered(ada, admin, 'CASH_ON_DELIVERY', { productId: mug2, colour: 'Blue' });
    const payload = await tryExchange(await inputOf(id, 1, [mug2, 1]));
    expect(payload.userErrors).toEqual([]);
  });

  test('for something dearer leaves the difference to pay by link', async () => {
    const id = await delivered('CARD', 2);
    const { newId } = await exchange(id, 1, [large, 1]);
    expect(await read(newId)).toMatchObject({
      paymentState: 'PARTIALLY_PAID',
      paidAmount: 2000,
      outstandingAmount: 500,
      nextPaymentAction: 'PAY',
      mails: [{ kind: 'ORDER_PARTIALLY_PAID' }],
    });
    await expectIntegrity();
  });

  test('for something cheaper refunds the difference to the card once the items have arrived', async () => {
    const id = await delivered('CARD', 2);
    const { returnId, newId } = await exchange(id, 1, [small, 1]);
    expect((await read(newId)).paymentState).toBe('PAID');
    expect((await read(id)).returns[0]).toMatchObject({
      refundAmount: 500,
      exchange: { creditAmount: 1500 },
    });
    expect(shop.gateway.refunds.size).toBe(0);
    expect(await arrive(id, returnId, 1)).toMatchObject({ refundAmount: 500, refund: { amount: 500 } });
    await shop.app.jobs.run('refunds');
    expect([...shop.gateway.refunds.values()].map(({ amount }) => amount)).toEqual([500]);
    expect(await read(id)).toMatchObject({
      paymentState: 'PAID',
      refundedAmount: 2000,
      refundableAmount: 2000,
    });
    await expectIntegrity();
  });

  test('of all items makes the first order refunded, once they have arrived', async () => {
    const id = await delivered('CARD', 1);
    const { returnId } = await exchange(id, 1, [red, 1]);
    expect((await read(id)).paymentState).toBe('PAID');
    await arrive(id, returnId, 1);
    expect(await read(id)).toMatchObject({ paymentState: 'REFUNDED', refundedAmount: 2000 });
    await shop.app.jobs.run('refunds');
    expect(shop.gateway.refunds.size).toBe(0);
    await expectIntegrity();
  });

  test('of an order paid in cash leaves the difference to pay by link', async () => {
    const { newId } = await exchange(await delivered('CASH_ON_DELIVERY'), 1, [large, 1]);
    expect(await read(newId)).toMatchObject({ outstandingAmount: 500, nextPaymentAction: 'PAY' });
  });

  test('sends the new items, which can be exchanged again', async () => {
    const { newId } = await exchange(await delivered(), 1, [red, 1]);
    await setOrderStatus(shop.client, admin, newId, 'DELIVERED');
    const again = await exchange(newId, 1, [large, 1]);
    expect(await read(again.newId)).toMatchObject({ paidAmount: 2000, outstandingAmount: 500 });
    await expectIntegrity();
  });
});

describe('what was credited', () => {
  test.each(['declined', 'cancelled'])('is to be paid if the return is %s', async (end) => {
    const id = await delivered('CARD');
    const { returnId, newId } = await exchange(id, 2, [red, 2]);
    made(await (end === 'declined' ? returns.decline(admin, returnId) : returns.cancel(ada, returnId)));
    expect(await read(newId)).toMatchObject({
      paymentState: 'UNPAID',
      paidAmount: 0,
      outstandingAmount: 4000,
      nextPaymentAction: 'PAY',
      payments: [],
    });
    expect((await emailsOf(newId)).at(-1)).toBe('ORDER_PAYMENT_LINK');
    expect(await read(id)).toMatchObject({
      refundedAmount: 0,
      refundableAmount: 6000,
      refunds: [{ state: 'DISMISSED' }],
      returns: [{ exchange: { creditAmount: 0 } }],
    });
    await expectIntegrity();
  });

  test('is to be paid in part if less arrives', async () => {
    const id = await delivered('CARD');
    const { returnId, newId } = await exchange(id, 2, [red, 2]);
    await arrive(id, returnId, 1);
    expect(await read(newId)).toMatchObject({
      paymentState: 'PARTIALLY_PAID',
      paidAmount: 2000,
      outstandingAmount: 2000,
    });
    expect(await read(id)).toMatchObject({
      refundedAmount: 2000,
      refundableAmount: 4000,
      refunds: [{ amount: 2000, state: 'DONE', lines: [{ quantity: 1 }] }],
    });
    await expectIntegrity();
  });

  test('is to be paid in part if staff refund less, as for worn items', async () => {
    const id = await delivered();
    const { returnId, newId } = await exchange(id, 1, [red, 1]);
    await arrive(id, returnId, 1, { amount: 1200 });
    expect(await read(newId)).toMatchObject({ paidAmount: 1200, outstandingAmount: 800 });
    expect(await read(id)).toMatchObject({ refundedAmount: 1200, refundableAmount: 4800 });
    await expectIntegrity();
  });

  test.each(['CARD', 'BANK'])('is not refunded with the rest of an order paid with %s', async (method) => {
    const id = await delivered(method);
    const { returnId } = await exchange(id, 1, [red, 1]);
    await setOrderStatus(shop.client, admin, id, 'RETURNED');
    if (method === 'BANK') await changeOrder(shop, admin, 'orderRefund', id);
    await shop.app.jobs.run('refunds');
    const paidBack = [...shop.gateway.refunds.values()].map(({ amount }) => amount);
    expect(paidBack).toEqual(method === 'CARD' ? [4000] : []);
    expect(await read(id)).toMatchObject({ paymentState: 'PAID', refundedAmount: 4000, refundableAmount: 0 });
    await receiveAll(id, returnId);
    expect(await read(id)).toMatchObject({ paymentState: 'REFUNDED', refundedAmount: 6000 });
    await expectIntegrity();
  });

  /** Nothing goes back into stock: the status has released it. */
  async function receiveAll(id: string, returnId: string) {
    const [seen] = (await returns.see(admin, id)).returns;
    if (seen) made(await returns.receive(admin, seen, { Blue: [1, 0] }));
    made(await returns.refund(admin, returnId));
  }

  test('can’t be taken back once it was refunded with the new order', async () => {
    const id = await delivered('CARD');
    const { returnId, newId } = await exchange(id, 1, [red, 1]);
    await setOrderStatus(shop.client, admin, newId, 'CANCELLED');
    expect((await read(newId)).nextPaymentAction).toBe('REFUND');
    await changeOrder(shop, admin, 'orderRefund', newId);
    expect(await read(newId)).toMatchObject({ paymentState: 'REFUNDED', refundedAmount: 2000 });
    const { userErrors } = await returns.decline(admin, returnId);
    expect(userErrors.map(({ code }) => code)).toEqual(['RETURN_STEP_INVALID']);
    expect((await read(id)).returns[0]?.state).toBe('APPROVED');
    await arrive(id, returnId, 1);
    expect((await read(id)).refundedAmount).toBe(2000);
    await expectIntegrity();
  });
});

describe('an exchange is rejected', () => {
  async function rejection(input: Input, given: object = {}) {
    const counts = () =>
      shop.app.orm.em.fork().execute(
        `select (select count(*) from orders) as orders, (select count(*) from returns) as returns,
          (select count(*) from refunds) as refunds, (select sum(stock) from products) as stock`,
      );
    const before = await counts();
    const { userErrors } = await tryExchange(input, given);
    expect(await counts()).toEqual(before);
    return userErrors.map(({ code }) => code);
  }

  test('of an order that was not sent', async () => {
    const id = await anOrder(shop.client, ada, {
      ...anOrderInput({ productId: blue, quantity: 2 }),
      paymentMethod: 'BANK',
    });
    await changeOrder(shop, admin, 'orderPaymentReceive', id);
    const input = await inputOf(id, 1, [red, 1]);
    expect((await preview(input)).userErrors).toMatchObject([
      {
        code: 'NOT_EXCHANGEABLE',
        message: 'Nothing of this order has been sent yet. Edit the order instead.',
      },
    ]);
    expect(await rejection(input)).toEqual(['NOT_EXCHANGEABLE']);
  });

  test('of an order that is not paid, cancelled, refunded or imported', async () => {
    const unpaid = await anOrder(shop.client, ada, {
      ...anOrderInput({ productId: blue, quantity: 2 }),
      paymentMethod: 'BANK',
    });
    await setOrderStatus(shop.client, admin, unpaid, 'DELIVERED');
    expect(await rejection(await inputOf(unpaid, 1, [red, 1]))).toEqual(['NOT_EXCHANGEABLE']);
    const id = await delivered();
    const input = await inputOf(id, 1, [red, 1]);
    const set = (change: object) => shop.app.orm.em.fork().nativeUpdate(OrderEntity, { id }, change);
    await set({ importedFrom: 'SHOPIFY' });
    expect(await rejection(input)).toEqual(['NOT_EXCHANGEABLE']);
    await set({ importedFrom: null });
    await changeOrder(shop, admin, 'orderRefund', id);
    expect(await rejection(input)).toEqual(['NOT_EXCHANGEABLE']);
    const cancelled = await delivered();
    await setOrderStatus(shop.client, admin, cancelled, 'CANCELLED');
    expect(await rejection(await inputOf(cancelled, 1, [red, 1]))).toEqual(['NOT_EXCHANGEABLE']);
  });

  test('of more units than came, also beside another return', async () => {
    const id = await delivered();
    expect(await rejection(await inputOf(id, 4, [red, 1]))).toEqual(['INVALID_VALUE']);
    await exchange(id, 2, [red, 1]);
    expect(await rejection(await inputOf(id, 2, [red, 1]))).toEqual(['INVALID_VALUE']);
  });

  test('without a reason, or anything to send instead', async () => {
    const id = await delivered();
    const input = await inputOf(id, 1, [red, 1]);
    const [line] = input.lines;
    const withoutReason = { ...input, lines: [{ orderLineId: line?.orderLineId, quantity: 1 }] };
    expect(await rejection(withoutReason as never)).toEqual(['REQUIRED']);
    expect(await rejection({ ...input, addedLines: [] })).toEqual(['INVALID_VALUE']);
    expect(await rejection({ ...input, lines: [] })).toEqual(['INVALID_VALUE']);
  });

  test('for what is sold out, or no longer sold', async () => {
    const id = await delivered();
    const input = await inputOf(id, 1, [red, 11]);
    expect((await preview(input)).preview?.lines[0]?.problem?.code).toBe('OUT_OF_STOCK');
    expect(await rejection(input)).toEqual(['OUT_OF_STOCK']);
    const unknown = { ...input, addedLines: [{ variantId: blue, quantity: 1 }] };
    expect(await rejection(unknown)).toEqual(['NOT_FOUND']);
  });

  test('of an order that changed, or whose new order costs something else', async () => {
    const id = await delivered();
    const input = await inputOf(id, 1, [red, 1]);
    expect(await rejection(input, { updatedAt: '2020-01-01T00:00:00Z' })).toEqual(['VERSION_CHANGED']);
    expect(await rejection(input, { total: 1999 })).toEqual(['TOTAL_CHANGED']);
  });

  test('by staff who may not refund', async () => {
    const id = await delivered();
    const clerk = await aStaffMember(shop, 'ORDER_CLERK');
    const { updatedAt } = await read(id);
    const variables = { input: await inputOf(id, 1, [red, 1]), total: 2000, updatedAt };
    const { errors } = await shop.client.graphql(ExchangeItems, variables as never, clerk.token);
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await read(id)).returns).toEqual([]);
  });

  test('the second time of two at once', async () => {
    const id = await delivered();
    const input = await inputOf(id, 1, [red, 1]);
    const payloads = await Promise.all([tryExchange(input), tryExchange(input)]);
    const codes = payloads.flatMap(({ userErrors }) => userErrors.map(({ code }) => code));
    expect(codes).toEqual(['VERSION_CHANGED']);
    expect((await read(id)).returns).toHaveLength(1);
    await expectIntegrity();
  });
});
