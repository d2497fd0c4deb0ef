import { t } from '@lingui/core/macro';
import { errorMessage } from '../../../apollo/error-message.ts';
import type { StoredSession } from '../../../session/session-store.ts';
import { passwordHint, signUpRules } from '../../../forms/sign-up-rules.ts';
import { useAppForm } from '../../../forms/use-app-form.ts';
import type { FormUserError } from '../../../forms/user-errors-by-field.ts';
import { FormErrorSummary, FormFailure } from '../../../ui/forms/form-error-summary.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { AuthForm } from './auth-form.tsx';
import { ShortSessionNote } from './short-session-note.tsx';

const EMPTY = { name: '', email: '', password: '', adminSecret: '' };

/** The API's payload of a login or sign-up, for shoppers or admins; undefined if the response had none. */
export type SessionPayload =
  | {
      session?: StoredSession | null;
      cartWarnings?: readonly { message: string }[];
      userErrors: readonly (FormUserError & { code: string })[];
    }
  | null
  | undefined;

interface AccountFormProps {
  /** "Create Account". */
  label: string;
  /** An admin account requires the server's admin secret; for others it stays empty. */
  hasSecret?: boolean;
  /**
   * Calls the API.
   * @throws what Apollo throws if there was no response
   */
  signUp: (input: typeof EMPTY) => Promise<SessionPayload>;
  onSession: (session: StoredSession, cartWarnings?: readonly { message: string }[]) => void;
}

/** The sign-up form for shoppers and admins. */
export function AccountForm({ label, hasSecret = false, signUp, onSession }: AccountFormProps) {
  const { form, field, fail, showUserErrors, fieldErrors, failure } = useAppForm({ defaultValues: EMPTY });

  const submit = form.handleSubmit(async (input) => {
    try {
      const payload = await signUp(input);
      if (payload?.session) onSession(payload.session, payload.cartWarnings);
      else showUserErrors(payload?.userErrors ?? []);
    } catch (error) {
      fail(errorMessage(error));
    }
  });

  return (
    <AuthForm
      onSubmit={submit}
      isSubmitting={form.formState.isSubmitting}
      label={label}
      notes={
        <>
          <ShortSessionNote />
          <FormErrorSummary errors={fieldErrors} />
          <FormFailure message={failure} />
        </>
      }
    >
      <TextField label={t`Name`} required autoComplete="name" {...field('name', signUpRules().name)} />
      <TextField
        label={t`Email`}
        required
        type="email"
        autoComplete="email"
        {...field('email', signUpRules().email)}
      />
      <PasswordField
        label={t`Password`}
        required
        hint={passwordHint()}
        autoComplete="new-password"
        {...field('password', signUpRules().password)}
      />
      {hasSecret && (
        <PasswordField
          label={t`Admin Secret`}
          required
          hint={t`Ask the shop’s owner for it.`}
          autoComplete="off"
          {...field('adminSecret', { required: t`Please enter the admin secret` })}
        />
      )}
    </AuthForm>
  );
}
