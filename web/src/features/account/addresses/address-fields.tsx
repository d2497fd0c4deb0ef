import { fieldRules } from '../../../forms/field-rules.ts';
import type { CheckedField } from '../../../forms/use-app-form.ts';
import { Grid } from '../../../ui/layout/grid.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import styles from '../account-page.module.css';
import type { AddressValues } from './address-values.ts';

const { required, atMost, email, phone } = fieldRules;

const needed = (message: string, length: number) => ({
  validate: { required: required(message), length: atMost(length) },
});

/** The fields of an address (specification section 3: all but the company are required). */
export function AddressFields({ field }: { field: CheckedField<AddressValues> }) {
  return (
    <Grid columns="halves" className={styles.fields}>
      <TextField
        label="First Name"
        required
        autoComplete="given-name"
        {...field('firstName', needed('Please enter a first name', 100))}
      />
      <TextField
        label="Last Name"
        required
        autoComplete="family-name"
        {...field('lastName', needed('Please enter a last name', 100))}
      />
      <TextField
        label="Email"
        required
        type="email"
        autoComplete="email"
        {...field('email', { validate: { required: required('Please enter an email address'), email } })}
      />
      <TextField
        label="Phone"
        required
        type="tel"
        autoComplete="tel"
        {...field('phone', { validate: { required: required('Please enter a phone number'), phone } })}
      />
      <TextField
        label="Address"
        required
        autoComplete="address-line1"
        {...field('streetAddress', needed('Please enter the street and house number', 500))}
      />
      <TextField
        label="City"
        required
        autoComplete="address-level2"
        {...field('city', needed('Please enter the town or city', 100))}
      />
      <TextField
        label="State"
        required
        autoComplete="address-level1"
        {...field('state', needed('Please enter the state, province or region', 100))}
      />
      <TextField
        label="ZIP"
        required
        autoComplete="postal-code"
        {...field('zip', needed('Please enter the ZIP or postal code', 20))}
      />
      <TextField
        label="Country"
        required
        autoComplete="country-name"
        {...field('country', needed('Please enter the country', 100))}
      />
      <TextField
        label="Company"
        autoComplete="organization"
        {...field('company', { validate: atMost(200) })}
      />
    </Grid>
  );
}
