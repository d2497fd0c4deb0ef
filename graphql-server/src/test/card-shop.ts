import { PaymentProviders } from '../modules/payments/provider/payment-provider.registry.ts';
import { FakePaymentProvider, sendEvent } from './gateways/fake-payment-provider.ts';
import { billing } from './orders.ts';
import type { Person } from './users.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

/** A running shop that accepts cards through a fake provider. */
export interface CardShop extends TestApp {
  gateway: FakePaymentProvider;
}

/** The fields of a card order that tests check. */
export interface CardOrder {
  id: string;
  status: string;
  paymentState: string;
  nextPaymentAction: string;
  paymentStep: string;
  paymentDueAt: string | null;
  refundable: boolean;
  hasPaymentMismatch: boolean;
  paymentFlagged: boolean;
  total: number;
  history: { status: string; paymentState: string; actor: string }[];
}

/** The payload of a card checkout, or of another change of an order. */
export interface CardPayload {
  order: CardOrder | null;
  url?: string | null;
  cart?: { itemCount: number } | null;
  userErrors: { code: string; field: string[] | null }[];
}

const ORDER = `id status paymentState nextPaymentAction paymentStep paymentDueAt refundable hasPaymentMismatch paymentFlagged total
  history { status paymentState actor }`;

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
export async function checkOut({ client }: TestApp, person: Person, input: object): Promise<CardPayload> {
  const document = `mutation ($input: CardCheckoutInput!) {
    payload: cardCheckout(input: $input) { order { ${ORDER} } url cart { itemCount } userErrors { code field } }
  }`;
  return (await client.data<{ payload: CardPayload }>(document, { input }, person.token)).payload;
}

/** Starts a card payment for lines. @returns the ids of the order and the session */
export async function aCardOrder(shop: CardShop, person: Person, ...lines: object[]) {
  const { order } = await checkOut(shop, person, aCheckoutInput(...lines));
  const session = [...shop.gateway.sessions.values()].find(({ reference }) => reference === order?.id);
  if (!order || !session) throw new Error('The card checkout was refused');
  return { id: order.id, sessionId: session.id };
}

/** Changes an order with the given mutation, for example `orderPaymentRetry`. */
export async function changeOrder(
  { client }: TestApp,
  person: Person,
  mutation: string,
  id: string,
): Promise<CardPayload> {
  const url = mutation === 'orderPaymentRetry' ? 'url' : '';
  const document = `mutation ($id: ID!) {
    payload: ${mutation}(id: $id) { order { ${ORDER} } ${url} userErrors { code field } }
  }`;
  return (await client.data<{ payload: CardPayload }>(document, { id }, person.token)).payload;
}

/** Reads an order as its owner or an admin. */
export async function seeOrder({ client }: TestApp, person: Person, id: string): Promise<CardOrder> {
  const document = `query ($id: ID!) { order(id: $id) { ${ORDER} } }`;
  return (await client.data<{ order: CardOrder }>(document, { id }, person.token)).order;
}

let events = 0;

/** Sends the provider's event about a session. @returns the status of the shop's response */
export async function report({ client }: TestApp, sessionId: string): Promise<number> {
  events += 1;
  return sendEvent(client, { id: `evt_${events}`, type: 'COMPLETED', sessionId });
}
