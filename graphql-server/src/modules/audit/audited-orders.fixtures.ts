import { type CardShop, aCardOrder, changeOrder, report } from '../../test/card-shop.ts';
import { anOrder, anOrderInput } from '../../test/orders.ts';
import { aCustomer, anUnconfirmedCustomer, type Person } from '../../test/users.ts';
import { newId } from '../../shared/new-id.ts';
import { made, returnsOf } from '../returns/returns.fixtures.ts';
import { OrderLineEntity } from '../orders/order-line.entity.ts';
import { OrderEntity } from '../orders/order.entity.ts';
import { ReturnLineEntity } from '../returns/return.entity.ts';
import { RefundEntity } from '../payments/refunds/refund.entity.ts';

/**
 * Orders of a product for staff to change. Each is by another customer, because one customer may not place so
 * many within minutes.
 */
export function auditedOrders(shop: CardShop, staff: Person, productId: string) {
  async function placed(paymentMethod: string): Promise<string> {
    const input = { ...anOrderInput({ productId, quantity: 2 }), paymentMethod };
    return anOrder(shop.client, await aCustomer(shop), input);
  }

  /** An order of a customer whose email is not confirmed. */
  async function unconfirmed(): Promise<string> {
    return anOrder(shop.client, await anUnconfirmedCustomer(shop), anOrderInput({ productId, quantity: 2 }));
  }

  async function paid(): Promise<string> {
    const { id, sessionId } = await aCardOrder(shop, await aCustomer(shop), { productId });
    shop.gateway.pay(sessionId);
    await report(shop, sessionId);
    return id;
  }

  async function mismatched(): Promise<string> {
    const customer = await aCustomer(shop);
    const { id, sessionId } = await aCardOrder(shop, customer, { productId });
    await changeOrder(shop, customer, 'orderCancel', id);
    shop.gateway.pay(sessionId, { amountTotal: 1 });
    await report(shop, sessionId);
    return id;
  }

  /** @returns the refund's id */
  async function rejectedRefund(): Promise<string> {
    const input = { idempotencyKey: newId(), orderId: await paid(), amount: 100, reason: 'Scratched' };
    await shop.client.data(
      'mutation ($input: RefundInput!) { refundCreate(input: $input) { userErrors { code } } }',
      { input },
      staff.token,
    );
    const id = input.idempotencyKey;
    await shop.app.orm.em.fork().nativeUpdate(RefundEntity, { id }, { state: 'FAILED', tryAt: null });
    return id;
  }

  const returns = returnsOf(shop);

  /** @returns the id of a return of two units in this state */
  async function returned(far: 'REQUESTED' | 'APPROVED' | 'RECEIVED' = 'REQUESTED'): Promise<string> {
    const customer = await aCustomer(shop);
    const order = await returns.delivered(customer, staff, 'CARD', { productId, quantity: 2 });
    const seen = made(await returns.request(customer, await returns.see(customer, order), { Lamp: 2 }));
    if (far !== 'REQUESTED') made(await returns.approve(staff, seen.id));
    if (far === 'RECEIVED') made(await returns.receive(staff, seen, { Lamp: [2, 0] }));
    return seen.id;
  }

  /** @returns the id of the only line of a return */
  async function lineOfReturn(id: string): Promise<string> {
    const { orderLine } = await shop.app.orm.em.fork().findOneOrFail(ReturnLineEntity, { return: id });
    return orderLine.id;
  }

  /** @returns arguments that exchange a lamp of a delivered order for another */
  async function exchangeable(): Promise<string> {
    const id = await returns.delivered(await aCustomer(shop), staff, 'CARD', { productId, quantity: 2 });
    const em = shop.app.orm.em.fork();
    const { updatedAt } = await em.findOneOrFail(OrderEntity, { id });
    const line = await em.findOneOrFail(OrderLineEntity, { order: id });
    return `input: { orderId: "${id}", lines: [{ orderLineId: "${line.id}", quantity: 1, reason: OTHER }],
      addedLines: [{ variantId: "${line.variantId}", quantity: 1 }] },
      expectedTotal: ${line.unitPrice}, expectedUpdatedAt: "${updatedAt.toISOString()}"`;
  }

  return { placed, unconfirmed, paid, mismatched, rejectedRefund, returned, lineOfReturn, exchangeable };
}

/** An address as the database stores it. */
export const storedAddress = (city: string) =>
  `{"city":"${city}","email":"ada@example.com","phone":"+44 (20) 7946-0123","company":null,"apartment":null,` +
  `"firstName":"Ada","streetAddress":"12 Analytical Row"}`;
