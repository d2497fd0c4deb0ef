import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Answer, ShopClient } from './shop-client.ts';

/** The result of placing an order. */
export interface Placed {
  payload: { order: { id: string; number: string; total: number } | null; userErrors: { code: string }[] };
}

const PLACE = `mutation ($input: OrderPlaceInput!) {
  payload: orderPlace(input: $input) { order { id number total } userErrors { code } }
}`;

const ORDERS = `query ($after: String) {
  orders(first: 100, after: $after) { nodes { id reference } pageInfo { hasNextPage endCursor } }
}`;

interface OrderPage {
  orders: {
    nodes: { id: string; reference: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

/** The delivery details; the same for everyone. */
const billing = {
  firstName: 'Ada',
  streetAddress: '12 Analytical Row',
  city: 'London',
  phone: '+44 20 7946 0123',
  email: 'ada@test.example',
};

/** Input of a new order. */
export function anOrder(lines: object[]) {
  return { orderId: randomUUID(), paymentMethod: 'CASH_ON_DELIVERY', lines, billing };
}

/** Places an order and returns the response. */
export function place(client: ShopClient, input: object, token: string): Promise<Answer<Placed>> {
  return client.run<Placed>(PLACE, { input }, token);
}

/** The pause before a buyer retries when the shop is too busy, in ms. */
const PAUSE_MS = 500;

/** Resends an order while the shop says that it is too busy. */
export async function placeWithRetries(
  client: ShopClient,
  input: object,
  token: string,
): Promise<Answer<Placed>> {
  for (;;) {
    const answer = await place(client, input, token);
    if (answer.kind !== 'unavailable') return answer;
    await setTimeout(PAUSE_MS);
  }
}

/** The outcome of an attempt: `placed`, or the code of the error or failure. */
export function outcomeOf(response: Answer<Placed>): string {
  switch (response.kind) {
    case 'data':
      return response.data.payload.order
        ? 'placed'
        : (response.data.payload.userErrors[0]?.code ?? 'nothing');
    case 'rejected':
      return response.code;
    case 'failed':
      return `${response.status} ${response.text.slice(0, 200)}`;
    case 'unavailable':
    case 'unanswered':
      return response.kind;
  }
}

/** How often each outcome occurred. */
export function countOutcomes(responses: readonly Answer<Placed>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const response of responses)
    counts.set(outcomeOf(response), (counts.get(outcomeOf(response)) ?? 0) + 1);
  return counts;
}

/** The ids of all orders of the shop, by reference. */
export async function allOrders(client: ShopClient, adminToken: string): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  let after: string | null = null;
  do {
    const { orders }: OrderPage = await client.data<OrderPage>(ORDERS, { after }, adminToken);
    for (const { id, reference } of orders.nodes) ids.set(reference, id);
    after = orders.pageInfo.hasNextPage ? orders.pageInfo.endCursor : null;
  } while (after !== null);
  return ids;
}
