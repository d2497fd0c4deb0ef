import { useMutation } from '@apollo/client/react';
import { errorMessage } from '../../apollo/error-message.ts';
import { shopperSession } from '../../apollo/shopper-session.ts';
import { useShop } from '../../apollo/use-shop.ts';
import { useReturnAfterLogin } from '../../app/use-return-after-login.ts';
import { LogInDocument, type LogInMutation } from '../../gql/graphql.ts';
import { fieldRules } from '../../lib/field-rules.ts';
import { useCheckedForm } from '../../lib/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './auth-form.module.css';

const EMPTY = { emailOrPhone: '', password: '' };

/** Logs in and goes back. A trial installation fills in its demo account, and says so (specification section 5). */
export function LoginForm() {
  const demo = useShop()?.demo;
  const [logIn] = useMutation(LogInDocument);
  const goBack = useReturnAfterLogin();
  const { form, field, fail, failure } = useCheckedForm({
    defaultValues: EMPTY,
    // The demo account arrives after the form; what has been typed by then stays.
    values: demo ? { emailOrPhone: demo.shopperEmail, password: demo.shopperPassword } : undefined,
    resetOptions: { keepDirtyValues: true },
  });

  const submit = form.handleSubmit(async (input) => {
    try {
      const payload = (await logIn({ variables: { input } })).data?.sessionCreate;
      if (!payload?.session) return fail(refusal(payload));
      shopperSession.start(payload.session);
      goBack();
    } catch (error) {
      fail(errorMessage(error));
    }
  });

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {demo && (
        <Callout className={styles.demo} title="This is a demo shop">
          The demo account is filled in: just press “Log In”, or use an account of your own.
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

function refusal(payload: LogInMutation['sessionCreate'] | undefined): string {
  const first = payload?.userErrors[0];
  // Alike for an unknown person and a wrong password, so that nobody learns who has an account.
  if (!first || first.code === 'CREDENTIALS_WRONG') return 'E-mail or password is wrong';
  return first.message;
}
