import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../../apollo/use-action.ts';
import { fieldRules } from '../../../forms/field-rules.ts';
import { PasswordFields } from '../../../forms/password-fields.tsx';
import {
  needsPassword,
  profileChanges,
  type StaffProfileValues,
  staffProfileValues,
} from '../../../forms/profile-changes.ts';
import { type CheckedField, useAppForm } from '../../../forms/use-app-form.ts';
import { useFormDraft } from '../../../forms/use-form-draft.ts';
import { AccountDocument, UpdateOwnProfileDocument, type User_userFragment } from '../../../gql/graphql.ts';
import { adminSession } from '../../../session/admin-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { FormErrorSummary, FormFailure } from '../../../ui/forms/form-error-summary.tsx';
import { RestoredDraft } from '../../../ui/forms/restored-draft.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Panel } from '../ui/page/panel.tsx';

const { required, atMost, email } = fieldRules;
const SECRETS = ['currentPassword', 'password', 'repeatedPassword', 'code'] as const;

interface ProfilePanelProps {
  user: User_userFragment;
  /** Whether changing the email or password also requires a code. */
  hasFactor: boolean;
}

export function ProfilePanel({ user, hasFactor }: ProfilePanelProps) {
  const { form, field, fieldErrors, failure, submit, cancel, isDirty, isRestored, saved } =
    useOwnProfile(user);
  const isNeeded = () => needsPassword(form.getValues(), saved);
  return (
    <Panel title={t`Name, email and password`}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={8}>
          <RestoredDraft isShown={isRestored} onDiscard={cancel} />
          <FormErrorSummary errors={fieldErrors} title={t`Your profile is not saved yet`} />
          <Grid columns="halves">
            <TextField
              label={t`First Name`}
              required
              autoComplete="given-name"
              {...field('firstName', {
                validate: { required: required(t`Please enter your first name`), length: atMost(100) },
              })}
            />
            <TextField
              label={t`Last Name`}
              autoComplete="family-name"
              {...field('lastName', { validate: atMost(100) })}
            />
            <TextField
              label={t`Email`}
              required
              type="email"
              autoComplete="email"
              {...field('email', {
                validate: { required: required(t`Please enter your email address`), email },
              })}
            />
          </Grid>
          <PasswordFields field={field} isNeeded={isNeeded} newPassword={() => form.getValues('password')} />
          {hasFactor && <CodeField field={field} isNeeded={isNeeded} />}
          <FormFailure message={failure} />
          <Cluster gap={8}>
            <Button type="submit" disabled={!isDirty} pending={form.formState.isSubmitting}>
              <Trans>Save Changes</Trans>
            </Button>
            <Button variant="quiet" onClick={cancel}>
              <Trans>Cancel</Trans>
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Panel>
  );
}

interface CodeFieldProps {
  field: CheckedField<StaffProfileValues>;
  isNeeded: () => boolean;
}

/**
 * A separate component, so that it comes after the password: with two errors, the first field gets the focus.
 */
function CodeField({ field, isNeeded }: CodeFieldProps) {
  return (
    <TextField
      label={t`Code`}
      hint={t`From your authenticator app, or one of your recovery codes. Required along with your current password.`}
      optionalMark={false}
      autoComplete="one-time-code"
      {...field('code', { validate: (value) => value !== '' || !isNeeded() || t`Please enter the code` })}
    />
  );
}

/** The form's state; input except secrets survives an expired session. */
function useOwnProfile(user: User_userFragment) {
  const client = useApolloClient();
  // A later response of the server must not become part of the edit.
  const [saved, setSaved] = useState(user);
  const [before] = useState(() => staffProfileValues(user));
  const checked = useAppForm({ defaultValues: before });
  const { form } = checked;
  const owner = { space: 'admin', userId: user.id, form: 'account' } as const;
  const draft = useFormDraft({ form, owner, before, secrets: SECRETS });

  function settle(profile: User_userFragment): void {
    form.reset(staffProfileValues(profile));
    draft.settle();
  }

  const [update] = useAction(UpdateOwnProfileDocument, {
    result: (payload) => payload.user,
    failure: checked,
    failureDetails: [t`What you typed is still here.`],
    onDone: (profile) => {
      adminSession.updateUser(profile);
      setSaved(profile);
      settle(profile);
      // A new email or password has ended the other sessions.
      void client.refetchQueries({ include: [AccountDocument] });
      showToast({ tone: 'success', title: t`Profile changes saved` });
    },
  });
  const submit = form.handleSubmit((values) => update({ input: profileChanges(values, saved) }));
  return { ...checked, submit, saved, cancel: () => settle(saved), isRestored: draft.isRestored };
}
