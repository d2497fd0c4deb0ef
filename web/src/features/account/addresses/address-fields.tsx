import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { AddressField } from '../../../forms/address-field.tsx';
import { CountryField } from '../../../forms/country-field.tsx';
import { fieldRules } from '../../../forms/field-rules.ts';
import type { CheckedField } from '../../../forms/use-app-form.ts';
import { VatNumberCountriesDocument } from '../../../gql/graphql.ts';
import { useDeliveryPlaces } from '../../../shop/use-delivery-places.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import styles from '../account-page.module.css';
import type { AddressValues } from './address-values.ts';

interface AddressFieldsProps {
  field: CheckedField<AddressValues>;
  /** The selected country; empty if none is selected. */
  country: string;
}

/** The fields of an address (specification section 3: all except the company are required). */
export function AddressFields({ field, country }: AddressFieldsProps) {
  const { data } = useQuery(VatNumberCountriesDocument);
  const asksForVatNumber = data?.shop.vatNumberCountryCodes.includes(country) ?? false;
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
      <AddressField field={field} part="city" label={t`City`} missing={t`Please enter the town or city`} />
      <AddressField
        field={field}
        part="state"
        label={t`State`}
        missing={t`Please enter the state, province or region`}
      />
      <AddressField
        field={field}
        part="zip"
        label={t`ZIP`}
        missing={t`Please enter the ZIP or postal code`}
      />
      <RequiredCountry field={field} country={country} />
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
function RequiredCountry({ field, country }: AddressFieldsProps) {
  const places = useDeliveryPlaces();
  return (
    <CountryField
      codes={places?.allCountryCodes ?? []}
      current={country}
      required
      {...field('countryCode', { validate: fieldRules.required(t`Please choose a country`) })}
    />
  );
}
