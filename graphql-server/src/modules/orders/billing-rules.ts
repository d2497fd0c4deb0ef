import { z } from 'zod';
import { emailAddress, normalisePhone, orNone } from '../users/person-rules.ts';
import { line, requiredLine } from '../users/text-rules.ts';

/** Kept as it was written: it is for the eyes of whoever delivers, and looks nothing up. */
const phone = requiredLine('A phone number', 40).refine(
  (text) => /^\+?\d{5,20}$/.test(normalisePhone(text)),
  'A phone number has 5 to 20 digits',
);

const optionalLine = (what: string) =>
  orNone(line(what, 200))
    .optional()
    .transform((text) => text ?? null);

/** Whom and where to deliver and bill, see BillingDetailsInput of the contract. */
export const billingSchema = z.object({
  firstName: requiredLine('A first name', 100),
  company: optionalLine('A company'),
  streetAddress: requiredLine('A street address', 200),
  apartment: optionalLine('An apartment'),
  city: requiredLine('A town or city', 100),
  phone,
  email: emailAddress,
});
