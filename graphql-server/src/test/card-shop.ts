import { PaymentProviders } from '../modules/payments/provider/payment-provider.registry.ts';
import { FakePaymentProvider, sendEvent } from './gateways/fake-payment-provider.ts';
import { billing } from './orders.ts';
import type { Person } from './users.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

/** A running shop that takes cards of a fake provider. */
export interface CardShop extends TestApp {
  gateway: FakePaymentProvider;
}

/** What is looked at of an order that is paid by card. */
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

/** What a card checkout, or another change of an order, answers. */
export interface CardPayload {
  order: CardOrder | null;
  url?: string | null;
  cart?: { itemCount: number } | null;
  userErrors: { code: string; field: string[] | null }[];
}

const ORDER = `id status paymentState nextPaymentAction paymentStep paymentDueAt refundable hasPaymentMismatch paymentFlagged total
  history { status paymentState actor }`;

/** Starts a shop like `startTestApp` does, with a fake provider of card payments. */
export async function startCardShop(): Promise<CardShop> {
  const gateway = new FakePaymentProvider();
  const payments = new PaymentProviders([gateway]);
  return { ...(await startTestApp({}, { payments })), gateway };
}

let numbers = 0;

/** Input of a card checkout of the lines, with a number that no order had before. */
export function aCheckoutInput(...lines: object[]) {
  numbers += 1;
  return { orderId: `card-${numbers}`, lines, billing };
}

/** Begins to pay by card. Fails the test on any top-level error. */
export async function checkOut({ client }: TestApp, person: Person, input: object): Promise<CardPayload> {
  const document = `mutation ($input: CardCheckoutInput!) {
    payload: cardCheckout(input: $input) { order { ${ORDER} } url cart { itemCount } userErrors { code field } }
  }`;
  return (await client.data<{ payload: CardPayload }>(document, { input }, person.token)).payload;
}

/** Begins to pay lines by card. @returns the order's and the session's id */
export async function aCardOrder(shop: CardShop, person: Person, ...lines: object[]) {
  const { order } = await checkOut(shop, person, aCheckoutInput(...lines));
  const session = [...shop.gateway.sessions.values()].find(({ reference }) => reference === order?.id);
  if (!order || !session) throw new Error('The card checkout was refused');
  return { id: order.id, sessionId: session.id };
}

/** Changes an order by the mutation of the name, for example `orderPaymentRetry`. */
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

/** An order as its owner or an admin sees it. */
export async function seeOrder({ client }: TestApp, person: Person, id: string): Promise<CardOrder> {
  const document = `query ($id: ID!) { order(id: $id) { ${ORDER} } }`;
  return (await client.data<{ order: CardOrder }>(document, { id }, person.token)).order;
}

let events = 0;

/** The provider reports of a session. @returns the status of the shop's answer */
export async function report({ client }: TestApp, sessionId: string): Promise<number> {
  events += 1;
  return sendEvent(client, { id: `evt_${events}`, type: 'COMPLETED', sessionId });
}
