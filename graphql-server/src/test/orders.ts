import type { Person } from './users.ts';
import type { TestClient } from './test-client.ts';

/** In a document: name and place, but no street. */
export const RECIPIENT = 'firstName: "Ada", city: "London", phone: "+44 20 7946 0123", email: "a@b.example"';

/** In a document: an order that any customer can place. */
export const ORDER = `orderId: "<key>", lines: [{ productId: "<product>" }], billing: { ${RECIPIENT}, streetAddress: "Row 12" }`;

/** The payload of `orderPlace`. */
export interface PlacePayload {
  order: { id: string; number: string; total: number; [field: string]: unknown } | null;
  cart: { itemCount: number } | null;
  userErrors: { code: string; message: string; field: string[] | null }[];
}

export const PLACE_ORDER = `mutation ($input: OrderPlaceInput!) {
  payload: orderPlace(input: $input) {
    order {
      id number status paymentMethod paymentState itemCount subtotal shippingTotal total createdAt
      lines { productId title colour size quantity unitPrice total image { url } }
      customer { fullName email phone address profilePicture }
      billing { firstName company streetAddress apartment city phone email }
      history { status actor createdAt }
    }
    cart { itemCount }
    userErrors { code message field }
  }
}`;

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
  return { orderId: `order-${numbers}`, paymentMethod: 'CASH_ON_DELIVERY', lines, billing };
}

/**
 * Tries to place an order. Fails the test on any top-level error: callers must never see internal conflicts.
 */
export async function tryOrder(client: TestClient, person: Person, input: object): Promise<PlacePayload> {
  const { payload } = await client.data<{ payload: PlacePayload }>(PLACE_ORDER, { input }, person.token);
  return payload;
}

/** Places an order that must be accepted. @returns its id */
export async function anOrder(client: TestClient, person: Person, input: object): Promise<string> {
  const { order, userErrors } = await tryOrder(client, person, input);
  if (!order) throw new Error(`The order was refused: ${JSON.stringify(userErrors)}`);
  return order.id;
}

const SET_STATUS = `mutation ($id: ID!, $status: OrderStatus!) {
  payload: orderStatusUpdate(id: $id, status: $status) { userErrors { code } }
}`;

/** Sets an order's status as an admin. Fails the test on any top-level error. */
export async function setOrderStatus(
  client: TestClient,
  admin: Person,
  id: string,
  status: string,
): Promise<string | null> {
  const { payload } = await client.data<{ payload: { userErrors: { code: string }[] } }>(
    SET_STATUS,
    { id, status },
    admin.token,
  );
  return payload.userErrors[0]?.code ?? null;
}
