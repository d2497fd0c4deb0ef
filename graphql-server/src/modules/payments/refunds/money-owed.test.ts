import { describe, expect, test } from 'vitest';
import { newId } from '../../../shared/new-id.ts';
import { aCheckoutInput, changeOrder, checkOut } from '../../../test/card-shop.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../../test/orders.ts';
import { aPromotion, endPromotions } from '../../promotions/promotion.fixtures.ts';
import { describeRefundShop, TOTAL } from './refunds.fixtures.ts';

const refunds = describeRefundShop();
const { shop, fixtures, lines, paid, see, refund, send } = refunds;
const { stocks, runRefunds, atProvider, refundEmails, expectBooksInOrder } = refunds;

describe('the shipped part of a canceled order', () => {
  const sendTwoTees = async (method: 'CARD' | 'BANK') => {
    const order = await paid(method);
    await send(order, { lines: [{ orderLineId: order.lines[0]?.id, quantity: 2 }] });
    return order;
  };

  test('stays out of stock and paid until it is returned', async () => {
    const order = await sendTwoTees('CARD');
    const before = atProvider().length;
    await setOrderStatus(shop.client, fixtures.admin, order.id, 'CANCELLED');
    expect(await stocks()).toEqual([8, 10]);
    await runRefunds();
    expect(atProvider().slice(before)).toEqual([1999 + 850]);
    expect(await see(order.id)).toMatchObject({ paymentState: 'PAID', nextPaymentAction: 'NONE' });
    await expectBooksInOrder();

    await setOrderStatus(shop.client, fixtures.admin, order.id, 'RETURNED');
    expect(await stocks()).toEqual([10, 10]);
    await runRefunds();
    expect(atProvider().slice(before)).toEqual([1999 + 850, 2 * 1999]);
    expect(await see(order.id)).toMatchObject({ paymentState: 'REFUNDED', nextPaymentAction: 'NONE' });
    await expectBooksInOrder();
  });

  test('is included when the order is reopened', async () => {
    const order = await sendTwoTees('BANK');
    await setOrderStatus(shop.client, fixtures.admin, order.id, 'CANCELLED');
    expect(await stocks()).toEqual([8, 10]);
    expect((await see(order.id)).nextPaymentAction).toBe('NONE');
    await setOrderStatus(shop.client, fixtures.admin, order.id, 'PENDING');
    expect(await stocks()).toEqual([7, 9]);
    await expectBooksInOrder();
  });
});

test('a refunded order cannot be shipped', async () => {
  const order = await paid('BANK');
  await changeOrder(shop, fixtures.admin, 'orderRefund', order.id);
  expect((await send(order)).userErrors[0]?.code).toBe('NOT_SHIPPABLE');
});

describe('cash', () => {
  test('is refunded by an explicit action, not by a status', async () => {
    const order = await paid('CASH_ON_DELIVERY');
    await setOrderStatus(shop.client, fixtures.admin, order.id, 'RETURNED');
    expect(await see(order.id)).toMatchObject({ paymentState: 'PAID', nextPaymentAction: 'REFUND' });
    await changeOrder(shop, fixtures.admin, 'orderRefund', order.id);
    expect(await see(order.id)).toMatchObject({
      paymentState: 'REFUNDED',
      nextPaymentAction: 'NONE',
      refunds: [{ amount: TOTAL, state: 'DONE' }],
    });
    await expectBooksInOrder();
  });
});

describe('free products', () => {
  const placed = async (percent: number, of: object, method = 'BANK') => {
    const code = `GIFT${newId().slice(-12)}`.toUpperCase();
    await aPromotion(shop, fixtures.admin.token, { code, percent, ...of });
    const id =
      method === 'CARD'
        ? (await checkOut(shop, fixtures.ada, { ...aCheckoutInput(...lines()), codes: [code] })).order?.id
        : await anOrder(shop.client, fixtures.ada, {
            ...anOrderInput(...lines()),
            paymentMethod: method,
            codes: [code],
          });
    await endPromotions(shop);
    return see(id ?? '');
  };

  test('can be removed and restocked by a refund of zero', async () => {
    const order = await placed(100, { productIds: [fixtures.mug] });
    await changeOrder(shop, fixtures.admin, 'orderPaymentReceive', order.id);
    const { order: after, userErrors } = await refund(order, { Mug: [1, true] });
    expect(userErrors).toEqual([]);
    expect(after).toMatchObject({
      paymentState: 'PAID',
      nextPaymentAction: 'NONE',
      refundableAmount: 3 * 1999,
      lines: [{ unsentQuantity: 3 }, { unsentQuantity: 0, refundedQuantity: 1 }],
      refunds: [{ amount: 0, state: 'DONE' }],
    });
    expect(refundEmails(await see(order.id))).toBe(0);
    expect((await refund(order, { Tee: [1, true] }, { amount: 0 })).userErrors[0]?.code).toBe(
      'INVALID_VALUE',
    );
    await expectBooksInOrder();
  });

  test.each(['BANK', 'CARD', 'CASH_ON_DELIVERY'])('have nothing to refund, paid by %s', async (method) => {
    const order = await placed(100, {}, method);
    if (method === 'CASH_ON_DELIVERY')
      await setOrderStatus(shop.client, fixtures.admin, order.id, 'DELIVERED');
    await setOrderStatus(shop.client, fixtures.admin, order.id, 'CANCELLED');
    expect(await see(order.id)).toMatchObject({ nextPaymentAction: 'NONE', refundableAmount: 0 });
    const { userErrors } = await changeOrder(shop, fixtures.admin, 'orderRefund', order.id);
    expect(userErrors).toMatchObject([{ code: 'NOT_REFUNDABLE' }]);
    await expectBooksInOrder();
  });
});
