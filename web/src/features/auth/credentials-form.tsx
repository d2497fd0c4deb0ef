import { errorMessage } from '../../apollo/error-message.ts';
import { fieldRules } from '../../forms/field-rules.ts';
import type { StoredSession } from '../../session/session-store.ts';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { FormFailure } from '../../ui/forms/form-error-summary.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import styles from './auth-form.module.css';
import type { SessionPayload } from './auth-frame.tsx';
import { ShortSessionNote } from './short-session-note.tsx';

const EMPTY = { emailOrPhone: '', password: '' };

type Credentials = typeof EMPTY;

interface CredentialsFormProps {
  /** The account that a trial installation fills in; undefined in a real shop, and until it is known. */
  demo: Credentials | undefined;
  /** What is said about it. */
  demoNote: string;
  /** Asks the API. @throws what Apollo throws when there was no answer */
  logIn: (input: Credentials) => Promise<SessionPayload>;
  onSession: (session: StoredSession) => void;
}

/** The login of shoppers and admins. A trial installation fills in its demo account, and says so (specification section 5). */
export function CredentialsForm({ demo, demoNote, logIn, onSession }: CredentialsFormProps) {
  const { form, field, fail, failure } = useAppForm({
    defaultValues: EMPTY,
    // The demo account arrives after the form; what has been typed by then stays.
    values: demo,
    resetOptions: { keepDirtyValues: true },
  });

  const submit = form.handleSubmit(async (input) => {
    try {
      const payload = await logIn(input);
      if (payload?.session) onSession(payload.session);
      else fail(rejection(payload));
    } catch (error) {
      fail(errorMessage(error));
    }
  });

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <ShortSessionNote />
      {demo && (
        <Callout className={styles.demo} title="This is a demo shop">
          {demoNote}
        </Callout>
      )}
      <FormFailure message={failure} />
      <Stack gap={8}>
        <TextField
          label="Email or Phone Number"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('emailOrPhone', {
            validate: fieldRules.required('Please enter your email address or phone number'),
          })}
        />
        <PasswordField
          label="Password"
          required
          autoComplete="current-password"
          {...field('password', { required: 'Please enter your password' })}
        />
        <Button type="submit" size="lg" block pending={form.formState.isSubmitting}>
          Log In
        </Button>
      </Stack>
    </form>
  );
}

function rejection(payload: SessionPayload): string {
  const first = payload?.userErrors[0];
  // Alike for an unknown person, a wrong password and the account of the other kind: nobody learns who has one.
  if (!first || first.code === 'CREDENTIALS_WRONG') return 'E-mail or password is wrong';
  return first.message;
}
