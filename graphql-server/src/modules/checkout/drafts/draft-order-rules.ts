import { z } from 'zod';
import { UserError, type UserErrorIssue } from '../../../errors.ts';
import { type Message, message } from '../../../shared/messages/message.ts';
import { remarkText } from '../../../shared/text-rules.ts';
import type { ManualPricesInput } from './manual-price-rules.ts';
import type { CartLineInput } from '../../cart/line-rules.ts';
import { fieldChanges } from '../../custom-fields/field-values.ts';
import { emailAddress, orNone } from '../../customers/users/user-rules.ts';
import {
  billingSchema,
  deliveryAddressSchema,
  pickUpBillingSchema,
} from '../../orders/address/billing-rules.ts';
import type { Billing } from '../../orders/order.entity.ts';
import { orderNotesSchema } from '../../orders/notes/order-note-rules.ts';
import { type PaymentMethod, paymentMethods } from '../../orders/order-status.ts';

/** A draft as staff send it, without its lines. Every field may still be missing. */
const sentSchema = z.object({
  customerId: orNone(z.string()).optional(),
  email: orNone(emailAddress).optional(),
  billing: billingSchema.nullish(),
  deliveryAddress: deliveryAddressSchema,
  deliveryMethodId: z
    .string()
    .nullish()
    .transform((id) => id || null),
  paymentMethod: z
    .enum(paymentMethods)
    .nullish()
    .transform((method) => method ?? null),
  note: orNone(remarkText('label.note')).optional(),
  fields: fieldChanges,
  ...orderNotesSchema.shape,
});

const pickUpSchema = sentSchema.extend({ billing: pickUpBillingSchema.nullish() });

/** Validation rules of a draft; a pickup order needs no street address. */
export function draftOrderSchema(isPickUp: boolean): typeof sentSchema | typeof pickUpSchema {
  return isPickUp ? pickUpSchema : sentSchema;
}

export type DraftOrderInput = z.input<typeof sentSchema> & ManualPricesInput & { lines: CartLineInput[] };

/** What an order requires and a draft may lack. */
interface Draft {
  hasCustomer: boolean;
  hasLines: boolean;
  billing: Billing | null | undefined;
  paymentMethod: PaymentMethod | null | undefined;
}

/**
 * Narrows a draft to one that can become an order. @throws UserError REQUIRED naming everything that is
 * missing
 */
export function completeDraft({ hasCustomer, hasLines, billing, paymentMethod }: Draft) {
  if (hasCustomer && hasLines && billing && paymentMethod) return { billing, paymentMethod };
  const missing = [
    ...(hasCustomer ? [] : [required('customerId', message('draftOrder.noCustomer'))]),
    ...(hasLines ? [] : [required('lines', message('draftOrder.noLines'))]),
    ...(billing ? [] : [required('billing', message('draftOrder.noBilling'))]),
    ...(paymentMethod ? [] : [required('paymentMethod', message('draftOrder.noPaymentMethod'))]),
  ];
  throw new UserError(missing as [UserErrorIssue, ...UserErrorIssue[]]);
}

function required(field: string, reason: Message): UserErrorIssue {
  return { code: 'REQUIRED', message: reason, field: ['input', field] };
}
