import type { z } from 'zod';
import type { RestContext } from './rest-context.ts';
import type { destinationQuery } from './bodies.ts';
import { presentDeliveryMethod } from './presenters.ts';

/**
 * The delivery methods for a place, in the order that shoppers see; an empty list where the shop does not
 * deliver.
 */
export async function getDeliveryMethods(
  { services, currency }: RestContext,
  destination: z.output<typeof destinationQuery>,
) {
  const methods = services.deliveryPrices.methodsTo(destination);
  return methods.map((method) => presentDeliveryMethod(method, currency));
}
