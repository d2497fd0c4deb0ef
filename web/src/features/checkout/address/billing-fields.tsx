import { t } from '@lingui/core/macro';
import { AddressField } from '../../../forms/address-field.tsx';
import { CountryField } from '../../../forms/country-field.tsx';
import { fieldRules } from '../../../forms/field-rules.ts';
import { RegionField } from '../../../forms/region-field.tsx';
import type { CheckedField } from '../../../forms/use-app-form.ts';
import type { DeliveryPlaces } from '../../../shop/use-delivery-places.ts';
import { useSendsEmail } from '../../../shop/use-shop.ts';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from '../checkout-page.module.css';
import type { CheckoutValues } from '../checkout-values.ts';
import { MoreFields } from '../more-fields.tsx';

interface BillingFieldsProps {
  field: CheckedField<CheckoutValues>;
  /** Guests have no address book, and order updates reach them only by email. */
  isGuest: boolean;
  places: DeliveryPlaces;
  /** The selected country. */
  country: string;
  /** The selected or typed region. */
  region: string;
  /** Whether company or apartment have a value. */
  isDetailed: boolean;
  /** Whether the order is picked up, so that street and city are optional. */
  isPickUp: boolean;
  /** Whether anything is delivered. */
  isDelivered: boolean;
}

/** The billing and delivery fields, with the specification's labels (section 5). */
export function BillingFields({
  field,
  isGuest,
  places,
  country,
  region,
  isDetailed,
  isPickUp,
  isDelivered,
}: BillingFieldsProps) {
  const canSend = useSendsEmail();
  return (
    <Stack gap={8}>
      <AddressField
        field={field}
        part="email"
        label={t`Email Address`}
        hint={isGuest && canSend ? t`We’ll send you a link to your order.` : undefined}
        missing={t`Please enter your email address`}
      />
      <div className={styles.names}>
        <AddressField
          field={field}
          part="firstName"
          label={t`First Name`}
          missing={t`Please enter your first name`}
        />
        <AddressField field={field} part="lastName" label={t`Last Name`} optionalMark={false} />
      </div>
      <AddressField
        field={field}
        part="streetAddress"
        label={t`Street Address`}
        {...(!isPickUp && { missing: t`Please enter your street and house number` })}
        check={fieldRules.atMost(200)}
      />
      <MoreFields label={t`Add company or apartment`} isFilled={isDetailed}>
        <AddressField field={field} part="company" label={t`Company Name`} />
        <AddressField field={field} part="apartment" label={t`Apartment, floor, etc.`} />
      </MoreFields>
      <AddressField
        field={field}
        part="city"
        label={t`Town/City`}
        {...(!isPickUp && { missing: t`Please enter your town or city` })}
      />
      <CountryField codes={places.countryCodes} current={country} required {...field('countryCode')} />
      <RegionField field={field} places={places} country={country} current={region} />
      <AddressField field={field} part="postalCode" label={t`Postal code`} />
      <AddressField
        field={field}
        part="phone"
        label={t`Phone Number`}
        hint={isDelivered ? t`In case the carrier has a question.` : undefined}
        missing={t`Please enter your phone number`}
      />
      {!isGuest && (
        <CheckboxField
          label={t`Save this information for faster check-out next time`}
          hint={t`Saved to your address book.`}
          {...field('saveDetails')}
        />
      )}
    </Stack>
  );
}
