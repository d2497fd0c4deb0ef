import { z } from 'zod';
import { orderAttentions } from '../../modules/orders/order-attention.port.ts';
import { orderStatuses, paymentStates, shipmentStates } from '../../modules/orders/order-status.ts';
import { amount, day, optionalText } from '../bodies.ts';
import { statusLabels, statusOf } from '../labels.ts';

const someOf = <Value extends string>(values: readonly Value[], description: string) =>
  z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(z.enum(values)))
    .optional()
    .describe(`${description}: any of ${values.join(', ')}, separated by commas.`);

const decimal = (currency: string, description: string) =>
  z.coerce
    .number()
    .pipe(amount('label.total', currency, description))
    .optional()
    .describe(description);

/** Filters orders like GraphQL's `OrderFilter`. */
export const orderFilterQuery = (currency: string) =>
  z.object({
    text: optionalText('The search text, as in GraphQL’s `OrderFilter.text`.'),
    status: z.enum(Object.values(statusLabels)).transform(statusOf).optional().describe('The order status.'),
    statuses: someOf(orderStatuses, 'The order status'),
    paymentStates: someOf(paymentStates, 'The payment state'),
    shipmentStates: someOf(shipmentStates, 'The shipment state'),
    attention: z
      .enum(orderAttentions)
      .optional()
      .describe('Why the order needs attention, as in GraphQL’s `OrderAttention`.'),
    placedFrom: day('Only orders placed on this day or later, `YYYY-MM-DD` in the shop’s time zone.'),
    placedTo: day('Only orders placed on this day or earlier, `YYYY-MM-DD` in the shop’s time zone.'),
    totalFrom: decimal(currency, 'The minimum total.'),
    totalTo: decimal(currency, 'The maximum total.'),
    tag: optionalText('A tag.'),
  });
