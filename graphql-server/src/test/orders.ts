import { type OrderStatus, PlaceOrder, SetOrderStatus } from './documents.generated.ts';
import type { Person } from './users.ts';
import type { TestClient } from './test-client.ts';

/** In a document: name and place, but no street. */
export const RECIPIENT = 'firstName: "Ada", city: "London", phone: "+44 20 7946 0123", email: "a@b.example"';

/** In a document: an order that any customer can place. */
export const ORDER = `orderId: "<key>", lines: [{ productId: "<product>" }], billing: { ${RECIPIENT}, streetAddress: "Row 12" }`;

/** An address to deliver to. */
export const billing = {
  firstName: 'Ada',
  company: '',
  streetAddress: '12 Analytical Row',
  city: 'London',
  phone: '+44 (20) 7946-0123',
  email: 'Ada@Example.com',
};

let numbers = 0;

/** Input of an order for these lines, with cash on delivery and a new order number. */
export function anOrderInput(...lines: object[]) {
  numbers += 1;
  return { orderId: `order-${numbers}`, paymentMethod: 'CASH_ON_DELIVERY' as const, lines, billing };
}

/**
 * Tries to place an order. Fails the test on any top-level error: callers must never see internal conflicts.
 */
export const tryOrder = (client: TestClient, person: Person, input: object) =>
  client.payload(PlaceOrder, { input }, person.token);

/** Places an order that must be accepted. @returns its id */
export async function anOrder(client: TestClient, person: Person, input: object): Promise<string> {
  const { order, userErrors } = await tryOrder(client, person, input);
  if (!order) throw new Error(`The order was refused: ${JSON.stringify(userErrors)}`);
  return order.id;
}

/** Sets an order's status as an admin. Fails the test on any top-level error. */
export async function setOrderStatus(
  client: TestClient,
  admin: Person,
  id: string,
  status: OrderStatus,
): Promise<string | null> {
  const { userErrors } = await client.payload(SetOrderStatus, { id, status }, admin.token);
  return userErrors[0]?.code ?? null;
}
