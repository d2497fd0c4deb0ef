import type { APIRequestContext } from '@playwright/test';
import { productId } from './catalogue.ts';
import { callApi } from './graphql.ts';
import type { Shopper } from './shopper.ts';

interface PlacedOrder {
  id: string;
  number: string;
}

const PLACE = `mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { order { id number } userErrors { code message } } }`;
const CHECK_OUT = `mutation ($input: CardCheckoutInput!) { cardCheckout(input: $input) { order { id number } userErrors { code message } } }`;

/** Places an order through the API with the shopper's own email, for a sample product by default. */
export async function placeOrder(
  request: APIRequestContext,
  { email, session }: Shopper,
  paymentMethod: 'CASH_ON_DELIVERY' | 'BANK' = 'CASH_ON_DELIVERY',
  product?: { id: string; colour?: string },
  quantity = 1,
): Promise<PlacedOrder> {
  const input = { ...(await orderOf(request, email, product, quantity)), paymentMethod };
  const { orderPlace } = await callApi<{ orderPlace: { order: PlacedOrder } }>(
    request,
    PLACE,
    { input },
    session.token,
  );
  return orderPlace.order;
}

/** Places an order that awaits its card payment. */
export async function placeCardOrder(
  request: APIRequestContext,
  { email, session }: Shopper,
  product: { id: string },
): Promise<PlacedOrder> {
  const input = await orderOf(request, email, product);
  const { cardCheckout } = await callApi<{ cardCheckout: { order: PlacedOrder } }>(
    request,
    CHECK_OUT,
    { input },
    session.token,
  );
  return cardCheckout.order;
}

async function orderOf(
  request: APIRequestContext,
  email: string,
  product?: { id: string; colour?: string },
  quantity = 1,
) {
  // The shop has hundreds of tins: a whole run of the tests does not use them up.
  const productOfLine = product?.id ?? (await productId(request, 'Plum Tomatoes'));
  return {
    // A number that may wrap after its hyphen, like a caller's own.
    orderId: `J-${Date.now()}`,
    lines: [{ productId: productOfLine, colour: product?.colour ?? null, quantity }],
    billing: {
      firstName: 'Jo',
      streetAddress: '12 Harbour Lane',
      city: 'Port Ellis',
      phone: '+1 555 010 0042',
      email,
    },
  };
}
