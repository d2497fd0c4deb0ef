import type { z } from 'zod';
import type { RestContext } from './rest-context.ts';
import type { destinationQuery } from './bodies.ts';
import { presentDeliveryMethod } from './presenters.ts';

/** How the shop delivers to a place, in the order that shoppers see; an empty list where it does not. */
export async function getDeliveryMethods(
  { services, currency }: RestContext,
  destination: z.output<typeof destinationQuery>,
) {
  const methods = services.deliveryPrices.methodsTo(destination);
  return methods.map((method) => presentDeliveryMethod(method, currency));
}
