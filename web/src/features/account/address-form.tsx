import type { CustomerUpdateInput, User_userFragment } from '../../gql/graphql.ts';
import { fieldRules } from '../../lib/field-rules.ts';
import { Button } from '../../ui/button.tsx';
import { Cluster } from '../../ui/cluster.tsx';
import { FormErrorSummary } from '../../ui/form-error-summary.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './account-page.module.css';
import { useProfileForm } from './use-profile-form.ts';

interface AddressValues {
  address: string;
  phone: string;
}

function valuesOf({ address, phone }: User_userFragment): AddressValues {
  return { address: address ?? '', phone: phone ?? '' };
}

function inputOf({ address, phone }: AddressValues): CustomerUpdateInput {
  return { address: address.trim() || null, phone: phone.trim() || null };
}

/** The address that the checkout begins with, and the phone number that belongs to it. */
export function AddressForm({ user }: { user: User_userFragment }) {
  const { form, field, fieldErrors, failure, submit, cancel, isDirty } = useProfileForm({
    user,
    valuesOf,
    inputOf,
  });
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <FormErrorSummary errors={fieldErrors} title="Your address is not saved yet" />
      <Stack gap={8}>
        <TextField
          label="Address"
          hint="Street, apartment and, after the last comma, the town or city. The checkout begins with it."
          autoComplete="street-address"
          {...field('address', { validate: fieldRules.atMost(500) })}
        />
        <TextField
          label="Phone Number"
          type="tel"
          autoComplete="tel"
          {...field('phone', { validate: fieldRules.phone })}
        />
      </Stack>
      <FormFailure message={failure} />
      <Cluster justify="end" className={styles.actions}>
        <Button variant="quiet" onClick={cancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={!isDirty} pending={form.formState.isSubmitting}>
          Save Address
        </Button>
      </Cluster>
    </form>
  );
}
