import { AddToCart, ApplyCartCode, ReadCartWithUnpaidOrder } from '../../../test/documents.generated.ts';
import { aCheckoutInput, checkOut, report } from '../../../test/card-shop.ts';
import type { FakePaymentProvider } from '../../../test/gateways/fake-payment-provider.ts';
import type { TestApp } from '../../../test/start-test-app.ts';
import { aStaffMember, type Person } from '../../../test/users.ts';
import { aPromotion } from '../../promotions/promotion.fixtures.ts';

/** Adds a product to a cart. @returns the errors and warnings */
export const addToCart = ({ client }: TestApp, { token }: Person, productId: string, quantity: number) =>
  client.payload(AddToCart, { lines: [{ productId, quantity }] }, token);

/** Applies a code to a cart. @returns why it has no effect */
export const applyCode = async ({ client }: TestApp, { token }: Person, code: string) =>
  (await client.payload(ApplyCartCode, { code }, token)).userErrors;

/** The cart of a customer or guest. */
export const seeCart = async ({ client }: TestApp, { token }: Person) =>
  (await client.data(ReadCartWithUnpaidOrder, {}, token)).cart;

/** The products and quantities in a cart. */
export async function contentOf(shop: TestApp, person: Person): Promise<[string, number][]> {
  const { lines } = await seeCart(shop, person);
  return lines.map(({ product, quantity }) => [product.id, quantity]);
}

/** Starts a card checkout of the whole cart. */
export const checkOutCart = (shop: TestApp, person: Person, input: object = {}) =>
  checkOut(shop, person, { ...aCheckoutInput(), lines: null, ...input });

/** Starts a card checkout of one unit of a product, or of `input`. */
export const buyNow = (shop: TestApp, person: Person, productId: string, input: object = {}) =>
  checkOut(shop, person, { ...aCheckoutInput({ productId }), ...input });

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
