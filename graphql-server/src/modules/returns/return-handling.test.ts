import { beforeEach, describe, expect, test } from 'vitest';
import { checkIntegrity } from '../../db/check-integrity.ts';
import { newId } from '../../shared/new-id.ts';
import { describeCardShop } from '../../test/describe-shop.ts';
import { CreateShipment, ReadOrderEmails, RefundUnitsInReturn } from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { ledgerOf } from '../../test/ledger.ts';
import { changeOrder } from '../../test/card-shop.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../test/orders.ts';
import { aCustomer, aStaffMember, anAdmin, type Person } from '../../test/users.ts';
import { aPromotion } from '../promotions/promotion.fixtures.ts';
import { made, returnsOf, type ReturnableOrder, type SeenReturn } from './returns.fixtures.ts';

const shop = describeCardShop();
const returns = returnsOf(shop);
let admin: Person;
let ada: Person;
let tee: string;

beforeEach(async () => {
  ada = await aCustomer(shop);
  admin = await anAdmin(shop);
  tee = await aProduct(shop.app.orm.em.fork(), { title: 'Tee', salePrice: 1999, stock: 10 });
});

const delivered = async (method = 'BANK', quantity = 3): Promise<ReturnableOrder> =>
  returns.see(ada, await returns.delivered(ada, admin, method, { productId: tee, quantity }));

/** A return of all three that was approved. */
async function approved(method = 'BANK'): Promise<{ order: ReturnableOrder; orderReturn: SeenReturn }> {
  const order = await delivered(method);
  const { id } = made(await returns.request(ada, order, { Tee: 3 }));
  return { order, orderReturn: made(await returns.approve(admin, id)) };
}

const stock = async () => (await ledgerOf(shop, tee)).stock;
const runRefunds = () => shop.app.jobs.run('refunds');
const expectBooksInOrder = async () => expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
const stepsOf = ({ history }: SeenReturn) => history.map(({ state }) => state);

/** What a customer is told of returns and refunds, in its order. */
async function emailsOf(orderId: string): Promise<{ kind: string }[]> {
  const { order } = await shop.client.data(ReadOrderEmails, { id: orderId }, admin.token);
  const mails = order?.mails ?? [];
  return mails.filter(({ kind }) => kind.startsWith('RETURN') || kind === 'ORDER_REFUNDED');
}

describe('staff', () => {
  test('approves, receives and refunds; each step is in the history with its actor, and in an email', async () => {
    const order = await delivered('CARD');
    const { id } = made(await returns.request(ada, order, { Tee: 2 }));
    made(await returns.approve(admin, id, { text: 'Please wrap it well.' }));
    const received = made(
      await returns.receive(admin, made(await returns.approve(admin, id)), { Tee: [2, 1] }),
    );
    expect(received).toMatchObject({ state: 'RECEIVED', refundAmount: 2 * 1999 });
    expect(await stock()).toBe(10 - 3 + 1);

    const refunded = made(await returns.refund(admin, id));
    expect(refunded).toMatchObject({
      state: 'REFUNDED',
      refundAmount: 2 * 1999,
      refund: { amount: 2 * 1999, state: 'REQUESTED' },
      history: [
        { state: 'REQUESTED', actor: 'CUSTOMER', staffName: null },
        { state: 'APPROVED', actor: 'ADMIN', text: 'Please wrap it well.', staffName: 'Grace Hopper' },
        { state: 'RECEIVED', actor: 'ADMIN' },
        { state: 'REFUNDED', actor: 'ADMIN' },
      ],
    });
    await runRefunds();
    const after = await returns.see(ada, order.id);
    expect(after).toMatchObject({ status: 'DELIVERED', paymentState: 'PAID', refundedAmount: 2 * 1999 });
    expect(after.returns[0]?.history[1]).toMatchObject({ text: 'Please wrap it well.', staffName: null });
    expect([...shop.gateway.refunds.values()].at(-1)).toMatchObject({ amount: 2 * 1999 });
    expect((await emailsOf(order.id)).map(({ kind }) => kind)).toEqual([
      'RETURN_REQUESTED',
      'RETURN_APPROVED',
      'RETURN_RECEIVED',
      'ORDER_REFUNDED',
    ]);
    await expectBooksInOrder();
  });

  test('declines with words, which the customer sees; the units can be asked for again', async () => {
    const order = await delivered();
    const { id } = made(await returns.request(ada, order, { Tee: 3 }));
    expect(await returns.decline(admin, id, { text: '  ' })).toMatchObject({
      userErrors: [{ code: 'REQUIRED', field: ['text'] }],
    });
    made(await returns.decline(admin, id, { text: 'They were worn.' }));
    const [seen] = (await returns.see(ada, order.id)).returns;
    expect(seen).toMatchObject({ state: 'DECLINED', history: [{}, { text: 'They were worn.' }] });
    expect(await returns.approve(admin, id)).toMatchObject({ userErrors: [{ code: 'RETURN_STEP_INVALID' }] });
    made(await returns.request(ada, order, { Tee: 3 }));
    await expectBooksInOrder();
  });

  test('who decides on what another has decided meanwhile is told', async () => {
    const order = await delivered();
    const orderReturn = made(await returns.request(ada, order, { Tee: 1 }));
    made(await returns.approve(admin, orderReturn.id, { expectedVersion: orderReturn.version }));
    expect(
      await returns.decline(admin, orderReturn.id, { text: 'No.', expectedVersion: orderReturn.version }),
    ).toMatchObject({ return: null, userErrors: [{ code: 'VERSION_CHANGED' }] });
    // A double click is no conflict.
    made(await returns.approve(admin, orderReturn.id, { expectedVersion: orderReturn.version }));
  });

  test('receives in parts, and each unit goes back into stock once', async () => {
    const { orderReturn, order } = await approved();
    made(await returns.receive(admin, orderReturn, { Tee: [1, 1] }));
    made(await returns.receive(admin, orderReturn, { Tee: [1, 1] }));
    expect(await stock()).toBe(8);
    const all = made(await returns.receive(admin, orderReturn, { Tee: [3, 2] }));
    expect(stepsOf(all)).toEqual(['REQUESTED', 'APPROVED', 'RECEIVED', 'RECEIVED']);
    expect(await stock()).toBe(9);
    expect(await returns.receive(admin, orderReturn, { Tee: [3, 1] })).toMatchObject({
      userErrors: [{ code: 'INVALID_VALUE', field: ['lines'] }],
    });
    // What is back in stock may be sold: it can't be declined any more.
    expect(await returns.decline(admin, orderReturn.id)).toMatchObject({
      userErrors: [
        { code: 'RETURN_STEP_INVALID', message: expect.stringContaining('already restocked') as string },
      ],
    });
    // The order still holds the one that is not for sale; the others are not released twice.
    await setOrderStatus(shop.client, admin, order.id, 'RETURNED');
    expect(await stock()).toBe(10);
    await setOrderStatus(shop.client, admin, order.id, 'DELIVERED');
    expect(await stock()).toBe(9);
    await expectBooksInOrder();
  });

  test('ten who receive the same at once restock it once', async () => {
    const { orderReturn } = await approved();
    await Promise.all(Array.from({ length: 10 }, () => returns.receive(admin, orderReturn, { Tee: [3, 3] })));
    expect(await stock()).toBe(10);
    await expectBooksInOrder();
  });

  test('restocks nothing of an order whose stock was released with its status', async () => {
    const { orderReturn, order } = await approved();
    await setOrderStatus(shop.client, admin, order.id, 'RETURNED');
    expect(await returns.receive(admin, orderReturn, { Tee: [3, 3] })).toMatchObject({
      userErrors: [{ message: expect.stringContaining('already restocked') as string }],
    });
    made(await returns.receive(admin, orderReturn, { Tee: [3, 0] }));
    expect(await stock()).toBe(10);
    await expectBooksInOrder();
  });
});

describe('a refund', () => {
  test('may be of another amount, never of more than was paid, and only of what has arrived', async () => {
    const { orderReturn, order } = await approved();
    expect(await returns.refund(admin, orderReturn.id)).toMatchObject({
      userErrors: [
        { code: 'RETURN_STEP_INVALID', message: 'Only a return that has arrived can be refunded.' },
      ],
    });
    made(await returns.receive(admin, orderReturn, { Tee: [2, 0] }));
    expect(await returns.refund(admin, orderReturn.id, { amount: 6000 })).toMatchObject({
      userErrors: [{ code: 'INVALID_VALUE', field: ['input', 'amount'] }],
    });
    made(await returns.refund(admin, orderReturn.id, { amount: 3000, reason: 'Scratched' }));
    const after = await returns.see(ada, order.id);
    expect(after).toMatchObject({ refundedAmount: 3000, lines: [{ refundedQuantity: 2 }] });
    // The one that never came can be asked for again.
    expect(after.returnability.lines).toMatchObject([{ quantity: 1 }]);
    await expectBooksInOrder();
  });

  test('twice, or by ten at once, gives back once', async () => {
    const { orderReturn, order } = await approved('CARD');
    made(await returns.receive(admin, orderReturn, { Tee: [3, 0] }));
    const payloads = await Promise.all(
      Array.from({ length: 10 }, () => returns.refund(admin, orderReturn.id)),
    );
    expect(new Set(payloads.map((payload) => made(payload).state))).toEqual(new Set(['REFUNDED']));
    await runRefunds();
    expect(await returns.see(ada, order.id)).toMatchObject({
      refundedAmount: 3 * 1999,
      paymentState: 'REFUNDED',
    });
    await expectBooksInOrder();
  });

  test('of what is in a return is made there, and leaves unsent units to be sent', async () => {
    const id = await returns.delivered(ada, admin, 'BANK', { productId: tee, quantity: 3 });
    const line = (await returns.see(ada, id)).lines[0]?.id;
    const input = { orderId: id, lines: [{ orderLineId: line, quantity: 2 }] };
    await shop.client.data(CreateShipment, { input }, admin.token);
    const order = await returns.see(ada, id);
    const orderReturn = made(await returns.request(ada, order, { Tee: 2 }));
    const { userErrors } = await shop.client.payload(
      RefundUnitsInReturn,
      {
        input: {
          idempotencyKey: newId(),
          orderId: id,
          reason: 'Scratched',
          lines: [{ orderLineId: line, quantity: 2 }],
        },
      },
      admin.token,
    );
    expect(userErrors).toEqual([
      { message: 'Some of these items are in a return and will be refunded with it.' },
    ]);
    made(await returns.approve(admin, orderReturn.id));
    made(await returns.receive(admin, orderReturn, { Tee: [2, 2] }));
    made(await returns.refund(admin, orderReturn.id));
    expect((await returns.see(ada, id)).lines).toMatchObject([{ refundedQuantity: 2, unsentQuantity: 1 }]);
    await expectBooksInOrder();
  });

  test.each([
    ['nothing', false],
    ['money', true],
  ])('of what cost nothing ends the return, too, where the rest cost %s', async (_, isRestPaid) => {
    const mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', salePrice: 900, stock: 10 });
    const code = isRestPaid ? 'GIFT-PART' : 'GIFT';
    await aPromotion(shop, admin.token, { code, percent: 100, ...(isRestPaid && { productIds: [tee] }) });
    const id = await anOrder(shop.client, ada, {
      ...anOrderInput({ productId: tee, quantity: 2 }, { productId: mug, quantity: 1 }),
      paymentMethod: 'BANK',
      codes: [code],
    });
    if (isRestPaid) await changeOrder(shop, admin, 'orderPaymentReceive', id);
    await setOrderStatus(shop.client, admin, id, 'DELIVERED');
    const orderReturn = made(await returns.request(ada, await returns.see(ada, id), { Tee: 1 }));
    made(await returns.approve(admin, orderReturn.id));
    made(await returns.receive(admin, orderReturn, { Tee: [1, 1] }));
    expect(made(await returns.refund(admin, orderReturn.id))).toMatchObject({ state: 'REFUNDED' });
    expect(await stock()).toBe(9);
    await expectBooksInOrder();
  });

  test('where all was paid back before, the return only ends', async () => {
    const { orderReturn, order } = await approved('CASH_ON_DELIVERY');
    made(await returns.receive(admin, orderReturn, { Tee: [3, 3] }));
    await changeOrder(shop, admin, 'orderRefund', order.id);
    expect(made(await returns.refund(admin, orderReturn.id))).toMatchObject({
      state: 'REFUNDED',
      refund: null,
    });
    expect(await returns.see(ada, order.id)).toMatchObject({ paymentState: 'REFUNDED', refundableAmount: 0 });
    expect(await stock()).toBe(10);
    await expectBooksInOrder();
  });

  test('needs the permission to refund', async () => {
    const { orderReturn } = await approved();
    const clerk = await aStaffMember(shop, 'ORDER_CLERK');
    made(await returns.receive(clerk, orderReturn, { Tee: [3, 0] }));
    await expect(returns.refund(clerk, orderReturn.id)).rejects.toThrow(/FORBIDDEN/);
  });
});
