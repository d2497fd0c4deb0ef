import { fieldRules } from '../../forms/field-rules.ts';
import type { CheckedField } from '../../forms/use-app-form.ts';
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import type { CheckoutValues } from './checkout-values.ts';

const { required, atMost, email, phone } = fieldRules;

/** The billing and delivery fields, in the specification's words and order (section 5). */
export function BillingFields({ field }: { field: CheckedField<CheckoutValues> }) {
  const text = (message: string | null, length: number) => ({
    validate: { ...(message !== null && { required: required(message) }), length: atMost(length) },
  });
  return (
    <Stack gap={8}>
      <TextField
        label="First Name"
        required
        autoComplete="given-name"
        {...field('firstName', text('Please enter your first name', 100))}
      />
      <TextField label="Company Name" autoComplete="organization" {...field('company', text(null, 200))} />
      <TextField
        label="Street Address"
        required
        autoComplete="address-line1"
        {...field('streetAddress', text('Please enter your street and house number', 200))}
      />
      <TextField
        label="Apartment, floor, etc."
        autoComplete="address-line2"
        {...field('apartment', text(null, 200))}
      />
      <TextField
        label="Town/City"
        required
        autoComplete="address-level2"
        {...field('city', text('Please enter your town or city', 100))}
      />
      <TextField
        label="Phone Number"
        required
        type="tel"
        autoComplete="tel"
        hint="For whoever delivers, in case of a question."
        {...field('phone', { validate: { required: required('Please enter your phone number'), phone } })}
      />
      <TextField
        label="Email Address"
        required
        type="email"
        autoComplete="email"
        {...field('email', { validate: { required: required('Please enter your email address'), email } })}
      />
      <CheckboxField
        label="Save this information for faster check-out next time"
        hint="It goes into your address book."
        {...field('saveDetails')}
      />
    </Stack>
  );
}
