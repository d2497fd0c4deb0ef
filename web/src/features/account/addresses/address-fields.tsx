import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { AddressField } from '../../../forms/address-field.tsx';
import { CountryField } from '../../../forms/country-field.tsx';
import { fieldRules } from '../../../forms/field-rules.ts';
import { PlaceFields } from '../../../forms/place-fields.tsx';
import type { CheckedField } from '../../../forms/use-app-form.ts';
import { VatNumberCountriesDocument } from '../../../gql/graphql.ts';
import type { AddressFormParts } from '../../../forms/use-address-form.ts';
import { useDeliveryPlaces } from '../../../shop/use-delivery-places.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import styles from '../account-page.module.css';
import type { AddressValues } from './address-values.ts';

interface AddressFieldsProps {
  field: CheckedField<AddressValues>;
  values: AddressValues;
}

/** The specification's form, until a country is chosen. */
const specified: AddressFormParts = [
  { part: 'CITY', name: 'CITY', isRequired: true, example: null },
  { part: 'REGION', name: 'STATE', isRequired: true, example: null },
  { part: 'POSTAL_CODE', name: 'ZIP_CODE', isRequired: true, example: null },
];

/** The fields of an address (specification section 3), of which state and ZIP follow the country. */
export function AddressFields({ field, values }: AddressFieldsProps) {
  const places = useDeliveryPlaces();
  const { data } = useQuery(VatNumberCountriesDocument);
  const asksForVatNumber = data?.shop.vatNumberCountryCodes.includes(values.countryCode) ?? false;
  return (
    <Grid columns="halves" className={styles.fields}>
      <AddressField
        field={field}
        part="firstName"
        label={t`First Name`}
        missing={t`Please enter a first name`}
      />
      <AddressField
        field={field}
        part="lastName"
        label={t`Last Name`}
        missing={t`Please enter a last name`}
      />
      <AddressField field={field} part="email" label={t`Email`} missing={t`Please enter an email address`} />
      <AddressField field={field} part="phone" label={t`Phone`} missing={t`Please enter a phone number`} />
      <AddressField
        field={field}
        part="streetAddress"
        label={t`Address`}
        missing={t`Please enter the street and house number`}
      />
      <PlaceFields
        field={(part, rules) => field(part === 'region' ? 'state' : 'zip', rules)}
        places={values.countryCode === '' ? null : places}
        country={values.countryCode || null}
        defaults={values.countryCode === '' ? specified : undefined}
        region={values.state}
        postalCode={values.zip}
      >
        <AddressField field={field} part="city" label={t`City`} missing={t`Please enter the town or city`} />
      </PlaceFields>
      <RequiredCountry field={field} values={values} />
      <AddressField field={field} part="company" label={t`Company`} />
      {asksForVatNumber && (
        <TextField
          label={t`VAT number`}
          hint={t`For businesses, with the country’s two letters, such as DE123456789.`}
          autoComplete="off"
          {...field('vatNumber', { validate: fieldRules.atMost(40) })}
        />
      )}
    </Grid>
  );
}

/**
 * A separate component, so that it is registered after the fields above it: a failed submit focuses the first
 * registered field.
 */
function RequiredCountry({ field, values }: AddressFieldsProps) {
  const places = useDeliveryPlaces();
  return (
    <CountryField
      codes={places?.allCountryCodes ?? []}
      current={values.countryCode}
      required
      {...field('countryCode', { validate: fieldRules.required(t`Please choose a country`) })}
    />
  );
}
