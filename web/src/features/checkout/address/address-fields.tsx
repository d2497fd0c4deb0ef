import { t } from '@lingui/core/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { AddressField } from '../../../forms/address-field.tsx';
import { CountryField } from '../../../forms/country-field.tsx';
import { fieldRules } from '../../../forms/field-rules.ts';
import { PlaceFields } from '../../../forms/place-fields.tsx';
import type { DeliveryPlaces } from '../../../shop/use-delivery-places.ts';
import styles from '../checkout-page.module.css';
import type { AddressValues } from '../checkout-values.ts';
import { MoreFields } from '../more-fields.tsx';

/** A field of one of the checkout's addresses. */
export type FieldOfAddress = (
  part: keyof AddressValues,
  rules: { validate: Record<string, (value: string) => string | true | undefined> },
) => UseFormRegisterReturn & { error: string | undefined };

interface AddressFieldsProps {
  field: FieldOfAddress;
  places: DeliveryPlaces;
  /** The countries to choose from. */
  countryCodes: readonly string[];
  values: Pick<AddressValues, 'countryCode' | 'region' | 'postalCode' | 'company' | 'apartment'>;
  /** Whether street and city are optional. */
  isPickUp: boolean;
  /** Whether it is the address of somebody else. */
  isRecipient?: boolean;
}

/** Name and place of an address, with the specification's labels (section 5). */
export function AddressFields({
  field,
  places,
  countryCodes,
  values,
  isPickUp,
  isRecipient = false,
}: AddressFieldsProps) {
  const { countryCode, region, postalCode, company, apartment } = values;
  return (
    <>
      <div className={styles.names}>
        <AddressField
          field={field}
          part="firstName"
          label={t`First Name`}
          missing={isRecipient ? t`Please enter a first name` : t`Please enter your first name`}
        />
        <AddressField field={field} part="lastName" label={t`Last Name`} optionalMark={false} />
      </div>
      <AddressField
        field={field}
        part="streetAddress"
        label={t`Street Address`}
        {...(!isPickUp && {
          missing: isRecipient
            ? t`Please enter the street and house number`
            : t`Please enter your street and house number`,
        })}
        check={fieldRules.atMost(200)}
      />
      <MoreFields label={t`Add company or apartment`} isFilled={company !== '' || apartment !== ''}>
        <AddressField field={field} part="company" label={t`Company Name`} />
        <AddressField field={field} part="apartment" label={t`Apartment, floor, etc.`} />
      </MoreFields>
      <CountryField
        codes={countryCodes}
        current={countryCode}
        required
        {...field('countryCode', { validate: {} })}
      />
      <PlaceFields
        field={field}
        places={places}
        country={countryCode}
        region={region}
        postalCode={postalCode}
        // The specification's billing form needs only street and city.
        isStrict={isRecipient}
      >
        <AddressField
          field={field}
          part="city"
          label={t`Town/City`}
          {...(!isPickUp && {
            missing: isRecipient ? t`Please enter the town or city` : t`Please enter your town or city`,
          })}
        />
      </PlaceFields>
    </>
  );
}
