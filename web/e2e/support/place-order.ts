import type { APIRequestContext } from '@playwright/test';
import { productId } from './catalogue.ts';
import { callApi } from './graphql.ts';
import type { Shopper } from './shopper.ts';

interface ApiResponse {
  orderPlace: { order: { id: string; number: string } };
}

const PLACE = `mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { order { id number } } }`;

/** Places an order of one product through the API; of a sample product unless one is given. */
export async function placeOrder(
  request: APIRequestContext,
  { session }: Shopper,
  paymentMethod: 'CASH_ON_DELIVERY' | 'BANK' = 'CASH_ON_DELIVERY',
  product?: { id: string },
) {
  const input = {
    orderId: `J${Date.now()}`,
    paymentMethod,
    lines: [{ productId: product?.id ?? (await productId(request, 'Potted Fig')), quantity: 1 }],
    billing: {
      firstName: 'Jo',
      streetAddress: '7 Harbour Street',
      city: 'Port Ellis',
      phone: '+1 555 010 0042',
      email: 'jo@example.test',
    },
  };
  const { orderPlace } = await callApi<ApiResponse>(request, PLACE, { input }, session.token);
  return orderPlace.order;
}
