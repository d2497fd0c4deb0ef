import { AddressField } from '../../forms/address-field.tsx';
import { fieldRules } from '../../forms/field-rules.ts';
import type { CheckedField } from '../../forms/use-app-form.ts';
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { CheckoutValues } from './checkout-values.ts';

/** The billing and delivery fields, in the specification's words and order (section 5). */
export function BillingFields({ field }: { field: CheckedField<CheckoutValues> }) {
  return (
    <Stack gap={8}>
      <AddressField
        field={field}
        part="firstName"
        label="First Name"
        missing="Please enter your first name"
      />
      <AddressField field={field} part="company" label="Company Name" />
      <AddressField
        field={field}
        part="streetAddress"
        label="Street Address"
        missing="Please enter your street and house number"
        check={fieldRules.atMost(200)}
      />
      <AddressField field={field} part="apartment" label="Apartment, floor, etc." />
      <AddressField field={field} part="city" label="Town/City" missing="Please enter your town or city" />
      <AddressField
        field={field}
        part="phone"
        label="Phone Number"
        hint="For whoever delivers, in case of a question."
        missing="Please enter your phone number"
      />
      <AddressField
        field={field}
        part="email"
        label="Email Address"
        missing="Please enter your email address"
      />
      <CheckboxField
        label="Save this information for faster check-out next time"
        hint="It goes into your address book."
        {...field('saveDetails')}
      />
    </Stack>
  );
}
