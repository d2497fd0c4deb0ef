import { z } from 'zod';
import { deliveryPhone, emailAddress, orNone } from '../customers/users/user-rules.ts';
import { type Label, line, requiredLine } from '../../shared/text-rules.ts';

const optionalLine = (label: Label) =>
  orNone(line(label, 200))
    .optional()
    .transform((text) => text ?? null);

/** Delivery and billing details, see BillingDetailsInput in the contract. */
export const billingSchema = z.object({
  firstName: requiredLine('label.firstName', 100),
  company: optionalLine('label.company'),
  streetAddress: requiredLine('label.streetAddress', 200),
  apartment: optionalLine('label.apartment'),
  city: requiredLine('label.city', 100),
  phone: deliveryPhone,
  email: emailAddress,
});
