import { z } from 'zod';
import { orderAttentions } from '../../modules/orders/order-attention.port.ts';
import { paymentStates, shipmentStates } from '../../modules/orders/order-status.ts';
import { isLocalDate } from '../../shared/time/local-date.ts';
import { brokenRule } from '../../shared/validate.ts';
import { amount, optionalText } from '../bodies.ts';
import { statusLabels, statusOf } from '../labels.ts';

const someOf = <Value extends string>(values: readonly Value[], description: string) =>
  z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(z.enum(values)))
    .optional()
    .describe(`${description}: any of ${values.join(', ')}, separated by commas.`);

const day = (description: string) =>
  z.string().refine(isLocalDate, brokenRule('body.notDay')).optional().describe(description);

const decimal = (currency: string, description: string) =>
  z.coerce
    .number()
    .pipe(amount('label.total', currency, description))
    .optional()
    .describe(description);

/** Which orders, as GraphQL's `OrderFilter` says it. */
export const orderFilterQuery = (currency: string) =>
  z.object({
    text: optionalText('What is searched for, as in GraphQL.'),
    status: z.enum(Object.values(statusLabels)).transform(statusOf).optional().describe('Where they stand.'),
    paymentStates: someOf(paymentStates, 'Whether they are paid'),
    shipmentStates: someOf(shipmentStates, 'What was sent of them'),
    attention: z.enum(orderAttentions).optional().describe('Why they wait, as in GraphQL.'),
    placedFrom: day('Their first day, `YYYY-MM-DD`, in the shop’s time zone.'),
    placedTo: day('Their last day.'),
    totalFrom: decimal(currency, 'What they come to at least.'),
    totalTo: decimal(currency, 'What they come to at most.'),
    tag: optionalText('What they are filed under.'),
  });
