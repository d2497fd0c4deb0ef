import type { User_userFragment } from '../../../gql/graphql.ts';
import { fieldRules } from '../../../forms/field-rules.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { FormErrorSummary } from '../../../ui/forms/form-error-summary.tsx';
import { FormFailure } from '../../../ui/forms/form-failure.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { RestoredDraft } from '../../../ui/forms/restored-draft.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import styles from '../account-page.module.css';
import { PasswordFields } from './password-fields.tsx';
import { ProfilePicture } from './profile-picture.tsx';
import { profileChanges, profileValues } from './profile-changes.ts';
import { useProfileForm } from './use-profile-form.ts';

const { required, atMost, email, phone } = fieldRules;
const PASSWORDS = ['currentPassword', 'password', 'repeatedPassword'] as const;

/** Everything a shopper can change of the own profile. What Google keeps is locked, and the reason is said. */
export function ProfileForm({ user }: { user: User_userFragment }) {
  const { form, field, fieldErrors, failure, submit, cancel, isDirty, isRestored } = useProfileForm({
    user,
    valuesOf: profileValues,
    inputOf: profileChanges,
    secrets: PASSWORDS,
  });
  const isLocked = user.accountType === 'GOOGLE';
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <RestoredDraft isShown={isRestored} onDiscard={cancel} />
      {isLocked && (
        <Callout className={styles.note}>
          You sign in with Google: your name, email address, picture and password are kept there and can only
          be changed there.
        </Callout>
      )}
      <ProfilePicture user={user} isLocked={isLocked} />
      <FormErrorSummary errors={fieldErrors} title="Your profile is not saved yet" />
      <Grid columns="halves" className={styles.fields}>
        <TextField
          label="First Name"
          required
          autoComplete="given-name"
          disabled={isLocked}
          {...field('firstName', {
            validate: { required: required('Please enter your first name'), length: atMost(100) },
          })}
        />
        <TextField
          label="Last Name"
          autoComplete="family-name"
          disabled={isLocked}
          {...field('lastName', { validate: atMost(100) })}
        />
        <TextField
          label="Email"
          required
          type="email"
          autoComplete="email"
          disabled={isLocked}
          {...field('email', { validate: { required: required('Please enter your email address'), email } })}
        />
        <TextField label="Phone" type="tel" autoComplete="tel" {...field('phone', { validate: phone })} />
        <TextField
          label="Address"
          className={styles.wide}
          autoComplete="street-address"
          {...field('address', { validate: atMost(500) })}
        />
      </Grid>
      {!isLocked && <PasswordFields form={form} field={field} user={user} />}
      <FormFailure message={failure} />
      <Cluster justify="end" className={styles.actions}>
        <Button variant="quiet" onClick={cancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={!isDirty} pending={form.formState.isSubmitting}>
          Save Changes
        </Button>
      </Cluster>
    </form>
  );
}
