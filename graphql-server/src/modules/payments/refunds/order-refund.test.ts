import { describe, expect, test } from 'vitest';
import { newId } from '../../../shared/new-id.ts';
import { changeOrder } from '../../../test/card-shop.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../../test/orders.ts';
import { describeRefundShop, TOTAL, type WantedUnits } from './refunds.fixtures.ts';

const refunds = describeRefundShop();
const { shop, fixtures, lines, paid, see, refund, send, preview } = refunds;
const { stocks, runRefunds, atProvider, refundEmails, expectBooksInOrder } = refunds;

describe('a line of a card payment', () => {
  test('is refunded to the card for exactly its share, and restocked if staff choose so', async () => {
    const order = await paid('CARD');
    const before = atProvider().length;
    expect(await preview(order, { Tee: [1, false] })).toEqual({
      preview: { amount: 1999, refundableAmount: TOTAL },
      userErrors: [],
    });
    const { order: requested } = await refund(order, { Tee: [1, true] });
    expect(requested).toMatchObject({
      paymentState: 'PAID',
      nextPaymentAction: 'REFUNDING',
      refundedAmount: 0,
      refundableAmount: TOTAL - 1999,
    });
    expect(await stocks()).toEqual([8, 9]);
    await runRefunds();
    expect(atProvider().slice(before)).toEqual([1999]);
    const after = await see(order.id);
    expect(after).toMatchObject({
      status: 'PENDING',
      paymentState: 'PAID',
      nextPaymentAction: 'NONE',
      refundedAmount: 1999,
      refunds: [
        {
          amount: 1999,
          state: 'DONE',
          reason: 'Damaged',
          actor: 'ADMIN',
          lines: [{ line: { title: 'Tee' }, quantity: 1, restockedQuantity: 1 }],
        },
      ],
    });
    expect(after.refunds[0]?.staffName).not.toBeNull();
    expect(refundEmails(after)).toBe(1);
  });

  test('is shown to the customer without internal details', async () => {
    const order = await paid('CARD');
    await refund(order, { Mug: [1, false] });
    expect((await see(order.id, fixtures.ada)).refunds).toMatchObject([
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
    await changeOrder(shop, fixtures.admin, 'orderRefund', order.id);
    await runRefunds();
    expect(atProvider().slice(before)).toEqual([1999]);
    expect(await see(order.id)).toMatchObject({ paymentState: 'PAID', refunds: [{ state: 'DONE' }] });
  });
});

describe('a full refund', () => {
  test.each(['CARD', 'BANK', 'CASH_ON_DELIVERY'] as const)(
    'in three steps adds up to the total, and then the order is refunded (%s)',
    async (method) => {
      const order = await paid(method);
      for (const units of [{ Tee: [2, true] }, { Mug: [1, false] }, { Tee: [1, true] }] as WantedUnits[]) {
        expect((await see(order.id)).paymentState).toBe('PAID');
        expect((await refund(order, units)).userErrors).toEqual([]);
        await runRefunds();
      }
      const after = await see(order.id);
      expect(after).toMatchObject({
        paymentState: 'REFUNDED',
        refundedAmount: TOTAL,
        refundableAmount: 0,
        refunds: [{ amount: 3998 }, { amount: 850 }, { amount: 1999 }],
      });
      expect(refundEmails(after)).toBe(3);
      expect(await stocks()).toEqual([10, 9]);
      expect((await refund(order, {}, { amount: 1 })).userErrors[0]?.code).toBe('NOT_REFUNDABLE');
      await expectBooksInOrder();
    },
  );
});

describe('never exceeds the amount paid', () => {
  test.each(['CARD', 'BANK'] as const)('with many concurrent refunds (%s)', async (method) => {
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

  test('of an amount, of a line, or of an unpaid order', async () => {
    const order = await paid('BANK');
    expect((await refund(order, {}, { amount: TOTAL + 1 })).userErrors).toMatchObject([
      { code: 'INVALID_VALUE', field: ['input', 'amount'], message: 'At most $68.47 can be refunded.' },
    ]);
    for (const units of [{}, { Tee: [4, false] }] as WantedUnits[])
      expect((await refund(order, units)).userErrors[0]?.code).toBe('INVALID_VALUE');
    expect((await refund(order, { Tee: [1, false] }, { reason: ' ' })).userErrors).toMatchObject([
      { code: 'REQUIRED', field: ['input', 'reason'] },
    ]);
    await refund(order, {}, { amount: TOTAL - 100 });
    expect((await preview(order, { Tee: [1, false] })).preview).toEqual({
      amount: 100,
      refundableAmount: 100,
    });
    const unpaid = await see(await anOrder(shop.client, fixtures.ada, anOrderInput(...lines())));
    expect((await refund(unpaid, { Tee: [1, false] })).userErrors[0]?.code).toBe('NOT_REFUNDABLE');
    expect(await stocks()).toEqual([4, 8]);
  });
});

describe('after a partial refund', () => {
  test.each(['CANCELLED', 'RETURNED'] as const)(
    'an order that is %s refunds only the rest',
    async (status) => {
      const order = await paid('CARD');
      await refund(order, { Tee: [2, true], Mug: [1, false] });
      const before = atProvider().length;
      await setOrderStatus(shop.client, fixtures.admin, order.id, status);
      expect(await stocks()).toEqual([10, 10]);
      await runRefunds();
      expect(
        atProvider()
          .slice(before)
          .toSorted((one, other) => one - other),
      ).toEqual([1999, 4848]);
      expect(await see(order.id)).toMatchObject({ paymentState: 'REFUNDED', refundedAmount: TOTAL });
      await setOrderStatus(shop.client, fixtures.admin, order.id, 'PENDING');
      expect(await stocks()).toEqual([9, 9]);
      await expectBooksInOrder();
    },
  );

  test('a full refund of a transfer pays back only the rest', async () => {
    const order = await paid('BANK');
    await refund(order, { Mug: [1, true] });
    await setOrderStatus(shop.client, fixtures.admin, order.id, 'CANCELLED');
    expect((await see(order.id)).nextPaymentAction).toBe('REFUND');
    const { userErrors } = await refund(order, { Tee: [1, true] });
    expect(userErrors).toMatchObject([{ code: 'INVALID_VALUE', field: ['input', 'lines'] }]);
    await changeOrder(shop, fixtures.admin, 'orderRefund', order.id);
    expect(await see(order.id)).toMatchObject({
      paymentState: 'REFUNDED',
      refunds: [{ amount: 850 }, { amount: TOTAL - 850, lines: [] }],
    });
    expect(await stocks()).toEqual([10, 10]);
    await expectBooksInOrder();
  });

  test('unshipped units are no longer shipped', async () => {
    const order = await paid('BANK');
    await send(order, { lines: [{ orderLineId: order.lines[0]?.id, quantity: 2 }] });
    await refund(order, { Tee: [1, true] });
    expect(await see(order.id)).toMatchObject({
      shipmentState: 'PART',
      lines: [{ unsentQuantity: 0, refundedQuantity: 1 }, { unsentQuantity: 1 }],
    });
    const { order: done } = await refund(order, { Mug: [1, true] });
    expect(done?.shipmentState).toBe('ALL');
    expect((await send(order)).userErrors[0]?.code).toBe('NOT_SHIPPABLE');
  });

  test('a second cancellation does not refund the unsent units again', async () => {
    const order = await paid('CARD');
    await send(order, { lines: [{ orderLineId: order.lines[0]?.id, quantity: 1 }] });
    for (const status of ['CANCELLED', 'PENDING', 'CANCELLED'] as const) {
      await setOrderStatus(shop.client, fixtures.admin, order.id, status);
      await runRefunds();
    }
    // Two of three tees, and the mug: the tee that was sent stays paid.
    expect((await see(order.id)).refunds.map(({ amount }) => amount)).toEqual([2 * 1999 + 850]);
    await setOrderStatus(shop.client, fixtures.admin, order.id, 'RETURNED');
    await runRefunds();
    expect(await see(order.id)).toMatchObject({ paymentState: 'REFUNDED', refundedAmount: TOTAL });
    await expectBooksInOrder();
  });

  test('units that a cancellation restocked are not restocked again', async () => {
    const order = await paid('BANK');
    await send(order, { lines: [{ orderLineId: order.lines[0]?.id, quantity: 1 }] });
    await setOrderStatus(shop.client, fixtures.admin, order.id, 'CANCELLED');
    expect(await stocks()).toEqual([9, 10]);
    await refund(order, { Tee: [2, false], Mug: [1, false] });
    expect((await see(order.id)).refunds).toMatchObject([
      { lines: [{ restockedQuantity: 2 }, { restockedQuantity: 1 }] },
    ]);
    await setOrderStatus(shop.client, fixtures.admin, order.id, 'RETURNED');
    expect(await stocks()).toEqual([10, 10]);
    await setOrderStatus(shop.client, fixtures.admin, order.id, 'PENDING');
    expect(await stocks()).toEqual([9, 10]);
    await expectBooksInOrder();
  });
});
