import { z } from 'zod';
import { deliveryPhone, emailAddress, orNone } from '../customers/users/user-rules.ts';
import { line, requiredLine } from '../../shared/text-rules.ts';

const optionalLine = (what: string) =>
  orNone(line(what, 200))
    .optional()
    .transform((text) => text ?? null);

/** Delivery and billing details, see BillingDetailsInput in the contract. */
export const billingSchema = z.object({
  firstName: requiredLine('A first name', 100),
  company: optionalLine('A company'),
  streetAddress: requiredLine('A street address', 200),
  apartment: optionalLine('An apartment'),
  city: requiredLine('A town or city', 100),
  phone: deliveryPhone,
  email: emailAddress,
});
