import { aCheckoutInput, type CardPayload, checkOut, report } from '../../../test/card-shop.ts';
import type { FakePaymentProvider } from '../../../test/gateways/fake-payment-provider.ts';
import type { TestApp } from '../../../test/start-test-app.ts';
import { aStaffMember, type Person } from '../../../test/users.ts';
import { aPromotion } from '../../promotions/promotion.fixtures.ts';

/** The tested fields of a cart whose order may wait for its payment. */
export interface SeenCart {
  lines: { quantity: number; stock: number; product: { id: string } }[];
  codes: { code: string; ineligibilityReason: { code: string } | null }[];
  warnings: { code: string }[];
  totals: { total: number };
  unpaidOrder: {
    id: string;
    number: string;
    total: number;
    currencyCode: string;
    dueAt: string;
    linkToken: string | null;
  } | null;
  checkoutDetails: {
    billing: { firstName: string; city: string; email: string } | null;
    deliveryMethodId: string | null;
  } | null;
}

/** Adds a product to a cart. @returns the errors and warnings */
export async function addToCart({ client }: TestApp, { token }: Person, productId: string, quantity: number) {
  const { payload } = await client.data<{ payload: { userErrors: unknown[]; warnings: unknown[] } }>(
    `mutation ($lines: [CartLineInput!]!) {
      payload: cartLinesAdd(lines: $lines) { userErrors { code } warnings { code } }
    }`,
    { lines: [{ productId, quantity }] },
    token,
  );
  return payload;
}

/** Applies a code to a cart. @returns why it has no effect */
export async function applyCode({ client }: TestApp, { token }: Person, code: string): Promise<unknown[]> {
  const { payload } = await client.data<{ payload: { userErrors: unknown[] } }>(
    'mutation ($code: String!) { payload: cartCodeApply(code: $code) { userErrors { code } } }',
    { code },
    token,
  );
  return payload.userErrors;
}

/** The cart of a customer or guest. */
export async function seeCart({ client }: TestApp, { token }: Person): Promise<SeenCart> {
  const { cart } = await client.data<{ cart: SeenCart }>(
    `{ cart {
      lines { quantity stock product { id } } codes { code ineligibilityReason { code } } warnings { code } totals { total }
      unpaidOrder { id number total currencyCode dueAt linkToken }
      checkoutDetails { billing { firstName city email } deliveryMethodId }
    } }`,
    {},
    token,
  );
  return cart;
}

/** The products and quantities in a cart. */
export async function contentOf(shop: TestApp, person: Person): Promise<[string, number][]> {
  const { lines } = await seeCart(shop, person);
  return lines.map(({ product, quantity }) => [product.id, quantity]);
}

/** Starts a card checkout of the whole cart. */
export async function checkOutCart(shop: TestApp, person: Person, input: object = {}): Promise<CardPayload> {
  return checkOut(shop, person, { ...aCheckoutInput(), lines: null, ...input });
}

/** Starts a card checkout of one unit of a product, or of `input`. */
export async function buyNow(
  shop: TestApp,
  person: Person,
  productId: string,
  input: object = {},
): Promise<CardPayload> {
  return checkOut(shop, person, { ...aCheckoutInput({ productId }), ...input });
}

/** The order id of a checkout. */
export function idOf({ order }: { order: { id: string } | null }): string {
  return String(order?.id);
}

/** The provider's session of an order. */
export function sessionOf(gateway: FakePaymentProvider, orderId: string): string {
  return [...gateway.sessions.values()].find(({ reference }) => reference === orderId)?.id ?? '';
}

/** Pays an order on its page; the provider reports it. */
export async function pay(shop: TestApp, gateway: FakePaymentProvider, orderId: string): Promise<void> {
  const session = sessionOf(gateway, orderId);
  gateway.pay(session);
  await report(shop, session);
}

let codes = 0;

/** A new code for 10% off, with these terms. */
export async function aCode(shop: TestApp, terms: object): Promise<string> {
  codes += 1;
  const code = `ONCE${codes}`;
  await aPromotion(shop, (await aStaffMember(shop, 'OWNER')).token, { code, ...terms });
  return code;
}
