import { z } from 'zod';
import { deliveryPhone, emailAddress, orNone } from '../../customers/users/user-rules.ts';
import { vatNumberRule } from '../../taxes/tax-settings-rules.ts';
import { countryCode, type Label, line, requiredLine } from '../../../shared/text-rules.ts';

const optionalLine = (label: Label) =>
  orNone(line(label, 200))
    .optional()
    .transform((text) => text ?? null);

/** Parts that older orders lack: omitted when empty, so that their billing details compare equal. */
const optionalPart = (schema: z.ZodType<string, string>) =>
  orNone(schema)
    .optional()
    .transform((text) => text ?? undefined);

/** Billing details, see BillingDetailsInput in the contract. */
export const billingSchema = z.object({
  firstName: requiredLine('label.firstName', 100),
  lastName: optionalPart(line('label.lastName', 100)),
  company: optionalLine('label.company'),
  streetAddress: requiredLine('label.streetAddress', 200),
  apartment: optionalLine('label.apartment'),
  city: requiredLine('label.city', 100),
  region: optionalPart(line('label.region', 100)),
  postalCode: optionalPart(line('label.postalCode', 20)),
  countryCode: optionalPart(countryCode),
  phone: deliveryPhone,
  email: emailAddress,
  vatNumber: vatNumberRule.transform((number) => number ?? undefined),
});

/** An address for the delivery alone, see DeliveryAddressInput; null for the billing address. */
export const deliveryAddressSchema = billingSchema
  .omit({ email: true, vatNumber: true })
  .extend({ phone: optionalPart(deliveryPhone) })
  .nullish()
  .transform((address) => address ?? null);

/** Billing details of a pickup order, which needs no street address. */
export const pickUpBillingSchema = billingSchema.extend({
  streetAddress: line('label.streetAddress', 200),
  city: line('label.city', 100),
});
