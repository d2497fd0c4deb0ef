import { PaymentProviders } from '../modules/payments/provider/payment-provider.registry.ts';
import { FakePaymentProvider, sendEvent } from './gateways/fake-payment-provider.ts';
import {
  CancelCardOrder,
  type CardOrder,
  type CardOrderResult,
  CheckOut,
  ConfirmCardPayment,
  ReadCardOrder,
  ReceiveOrderPayment,
  RefundOrder,
  ResolveCardPayment,
  RetryCardPayment,
  type TypedDocumentString,
} from './documents.generated.ts';
import { billing } from './orders.ts';
import type { Person } from './users.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

/** A running shop that accepts cards through a fake provider. */
export interface CardShop extends TestApp {
  gateway: FakePaymentProvider;
}

const changes = {
  orderCancel: CancelCardOrder,
  orderPaymentConfirm: ConfirmCardPayment,
  orderPaymentReceive: ReceiveOrderPayment,
  orderPaymentResolve: ResolveCardPayment,
  orderPaymentRetry: RetryCardPayment,
  orderRefund: RefundOrder,
};

/** Starts a shop like `startTestApp`, with a fake provider of card payments. */
export async function startCardShop(): Promise<CardShop> {
  const gateway = new FakePaymentProvider();
  const payments = new PaymentProviders([gateway]);
  return { ...(await startTestApp({}, { payments })), gateway };
}

let numbers = 0;

/** Input of a card checkout for these lines, with a new order number. */
export function aCheckoutInput(...lines: object[]) {
  numbers += 1;
  return { orderId: `card-${numbers}`, lines, billing };
}

/** Starts a card payment. Fails the test on any top-level error. */
export const checkOut = ({ client }: TestApp, person: Person, input: object) =>
  client.payload(CheckOut, { input }, person.token);

/** Starts a card payment for lines. @returns the ids of the order and the session */
export async function aCardOrder(shop: CardShop, person: Person, ...lines: object[]) {
  const { order } = await checkOut(shop, person, aCheckoutInput(...lines));
  const session = [...shop.gateway.sessions.values()].find(({ reference }) => reference === order?.id);
  if (!order || !session) throw new Error('The card checkout was refused');
  return { id: order.id, sessionId: session.id };
}

/**
 * Changes an order with the given mutation; only `orderPaymentRetry` has a URL, and only
 * `orderPaymentReceive` a part.
 */
export function changeOrder(
  { client }: TestApp,
  person: Person,
  mutation: keyof typeof changes,
  id: string,
  part: { amount?: number; expectedPaidAmount?: number } = {},
): Promise<CardOrderResult & { url?: string | null }> {
  const document: TypedDocumentString<
    { payload: CardOrderResult & { url?: string | null } },
    { id: string; amount?: number; expectedPaidAmount?: number }
  > = changes[mutation];
  return client.payload(document, { id, ...part }, person.token);
}

/** Reads an order as its owner or an admin. */
export async function seeOrder({ client }: TestApp, person: Person, id: string): Promise<CardOrder> {
  const { order } = await client.data(ReadCardOrder, { id }, person.token);
  if (!order) throw new Error(`No order ${id}`);
  return order;
}

let events = 0;

/** Sends the provider's event about a session. @returns the status of the shop's response */
export async function report({ client }: TestApp, sessionId: string): Promise<number> {
  events += 1;
  return sendEvent(client, { id: `evt_${events}`, type: 'COMPLETED', sessionId });
}
