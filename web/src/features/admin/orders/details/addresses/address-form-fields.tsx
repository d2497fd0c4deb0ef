import { t } from '@lingui/core/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { AddressField } from '../../../../../forms/address-field.tsx';
import { fieldRules } from '../../../../../forms/field-rules.ts';
import { PlaceFields } from '../../../../../forms/place-fields.tsx';
import { useDeliveryPlaces } from '../../../../../shop/use-delivery-places.ts';
import { AnyCountryField } from '../any-country-field.tsx';

type Part =
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'streetAddress'
  | 'apartment'
  | 'city'
  | 'region'
  | 'postalCode'
  | 'countryCode';

interface AddressFormFieldsProps {
  field: (
    part: Part,
    rules: { validate: Record<string, (value: string) => string | true | undefined> },
  ) => UseFormRegisterReturn & { error: string | undefined };
  values: Record<'countryCode' | 'region' | 'postalCode', string>;
}

/** Name and place of an order's address. */
export function AddressFormFields({ field, values }: AddressFormFieldsProps) {
  const { countryCode, region, postalCode } = values;
  const places = useDeliveryPlaces();
  return (
    <>
      <AddressField field={field} part="firstName" label={t`First name`} missing={t`Please enter a name`} />
      <AddressField field={field} part="lastName" label={t`Last name`} />
      <AddressField field={field} part="company" label={t`Company`} />
      <AddressField
        field={field}
        part="streetAddress"
        label={t`Street`}
        missing={t`Please enter the street and house number`}
        check={fieldRules.atMost(200)}
      />
      <AddressField field={field} part="apartment" label={t`Apartment`} />
      <AnyCountryField current={countryCode} {...field('countryCode', { validate: {} })} />
      {/* Staff correct addresses that were accepted without these parts. */}
      <PlaceFields
        isStrict={false}
        field={field}
        places={places}
        country={countryCode}
        region={region}
        postalCode={postalCode}
      >
        <AddressField field={field} part="city" label={t`City`} missing={t`Please enter the city`} />
      </PlaceFields>
    </>
  );
}
