import { t } from '@lingui/core/macro';
import { errorMessage } from '../../../apollo/error-message.ts';
import { fieldRules } from '../../../forms/field-rules.ts';
import type { StoredSession } from '../../../session/session-store.ts';
import { useAppForm } from '../../../forms/use-app-form.ts';
import { FormFailure } from '../../../ui/forms/form-error-summary.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { AuthForm } from './auth-form.tsx';
import type { SessionPayload } from './account-form.tsx';
import { ShortSessionNote } from './short-session-note.tsx';

const EMPTY = { emailOrPhone: '', password: '' };

type Credentials = typeof EMPTY;

interface CredentialsFormProps {
  /** The demo account that a trial shop prefills; undefined in a real shop, and until loaded. */
  demo: Credentials | undefined;
  /**
   * Calls the API; null if another step follows.
   * @throws what Apollo throws if there was no response
   */
  logIn: (input: Credentials) => Promise<SessionPayload>;
  onSession: (session: StoredSession, cartWarnings?: readonly { message: string }[]) => void;
}

/**
 * The login form for shoppers and admins. A trial shop prefills its demo account (specification section 5),
 * and `DemoNote` says so.
 */
export function CredentialsForm({ demo, logIn, onSession }: CredentialsFormProps) {
  const { form, field, fail, failure } = useAppForm({
    defaultValues: EMPTY,
    // The demo account loads after the form; values typed until then stay.
    values: demo,
    resetOptions: { keepDirtyValues: true },
  });

  const submit = form.handleSubmit(async (input) => {
    try {
      const payload = await logIn(input);
      if (payload?.session) onSession(payload.session, payload.cartWarnings);
      else if (payload !== null) fail(rejection(payload));
    } catch (error) {
      fail(errorMessage(error));
    }
  });

  return (
    <AuthForm
      onSubmit={submit}
      isSubmitting={form.formState.isSubmitting}
      label={t`Log In`}
      notes={
        <>
          <ShortSessionNote />
          <FormFailure message={failure} />
        </>
      }
    >
      <TextField
        label={t`Email or Phone Number`}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('emailOrPhone', {
          validate: fieldRules.required(t`Please enter your email address or phone number`),
        })}
      />
      <PasswordField
        label={t`Password`}
        required
        autoComplete="current-password"
        {...field('password', { required: t`Please enter your password` })}
      />
    </AuthForm>
  );
}

function rejection(payload: SessionPayload): string {
  const first = payload?.userErrors[0];
  // The same message for an unknown user, a wrong password and an account of the other kind, so that nothing
  // reveals who has an account.
  if (!first || first.code === 'CREDENTIALS_WRONG') return t`Incorrect email or password`;
  return first.message;
}
