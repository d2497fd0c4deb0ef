import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useAction } from '../../../apollo/use-action.ts';
import { fieldRules } from '../../../forms/field-rules.ts';
import { PasswordFields } from '../../../forms/password-fields.tsx';
import { needsPassword, profileChanges, profileValues } from '../../../forms/profile-changes.ts';
import { useAppForm } from '../../../forms/use-app-form.ts';
import { useFormDraft } from '../../../forms/use-form-draft.ts';
import {
  type CustomerUpdateInput,
  UpdateProfileDocument,
  type User_userFragment,
} from '../../../gql/graphql.ts';
import { shopperSession } from '../../../session/shopper-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { FormErrorSummary, FormFailure } from '../../../ui/forms/form-error-summary.tsx';
import { RestoredDraft } from '../../../ui/forms/restored-draft.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import styles from '../account-page.module.css';
import { ProfilePicture } from './profile-picture.tsx';

const { required, atMost, email, phone } = fieldRules;
const PASSWORDS = ['currentPassword', 'password', 'repeatedPassword'] as const;

/** The shopper's editable profile. Fields managed by Google are locked, and the form says so. */
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
          <Trans>
            You sign in with Google, so you can change your name, email address, picture and password only
            there.
          </Trans>
        </Callout>
      )}
      <ProfilePicture user={user} isLocked={isLocked} />
      <FormErrorSummary errors={fieldErrors} title={t`Your profile is not saved yet`} />
      <Grid columns="halves" className={styles.fields}>
        <TextField
          label={t`First Name`}
          required
          autoComplete="given-name"
          disabled={isLocked}
          {...field('firstName', {
            validate: { required: required(t`Please enter your first name`), length: atMost(100) },
          })}
        />
        <TextField
          label={t`Last Name`}
          autoComplete="family-name"
          disabled={isLocked}
          {...field('lastName', { validate: atMost(100) })}
        />
        <TextField
          label={t`Email`}
          required
          type="email"
          autoComplete="email"
          disabled={isLocked}
          {...field('email', { validate: { required: required(t`Please enter your email address`), email } })}
        />
        <TextField label={t`Phone`} type="tel" autoComplete="tel" {...field('phone', { validate: phone })} />
        <TextField
          label={t`Address`}
          className={styles.wide}
          autoComplete="street-address"
          {...field('address', { validate: atMost(500) })}
        />
      </Grid>
      {!isLocked && (
        <PasswordFields
          field={field}
          isNeeded={() => needsPassword(form.getValues(), user)}
          newPassword={() => form.getValues('password')}
        />
      )}
      <FormFailure message={failure} />
      <Cluster justify="end" className={styles.actions}>
        <Button variant="quiet" onClick={cancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" disabled={!isDirty} pending={form.formState.isSubmitting}>
          <Trans>Save Changes</Trans>
        </Button>
      </Cluster>
    </form>
  );
}

interface ProfileFormOptions<Values extends FieldValues> {
  user: User_userFragment;
  valuesOf: (user: User_userFragment) => Values & DefaultValues<Values>;
  /** The API input; empty if nothing was edited. */
  inputOf: (values: Values, user: User_userFragment) => CustomerUpdateInput;
  /** Fields that are never stored in a draft. */
  secrets: readonly (keyof Values)[];
}

/**
 * A form for one part of the profile: saves the edits, updates the session's copy of the user and shows a
 * toast. The draft survives an expired session.
 */
function useProfileForm<Values extends FieldValues>({
  user,
  valuesOf,
  inputOf,
  secrets,
}: ProfileFormOptions<Values>) {
  const [before] = useState(() => valuesOf(user));
  const checked = useAppForm<Values>({ defaultValues: before });
  const { form } = checked;
  const owner = { space: 'shopper', userId: user.id, form: 'profile' } as const;
  const draft = useFormDraft<Values>({ form, owner, before, secrets });

  const [update] = useAction(UpdateProfileDocument, {
    result: (payload) => payload.user,
    failure: checked,
    failureDetails: [t`What you typed is still here.`],
    onDone: (saved) => {
      shopperSession.updateUser(saved);
      form.reset(valuesOf(saved));
      draft.settle();
      showToast({ tone: 'success', title: t`Profile changes saved` });
    },
  });
  const submit = form.handleSubmit((values) => update({ input: inputOf(values, user) }));

  function cancel(): void {
    form.reset(valuesOf(user));
    draft.settle();
  }

  return { ...checked, submit, cancel, isRestored: draft.isRestored };
}
