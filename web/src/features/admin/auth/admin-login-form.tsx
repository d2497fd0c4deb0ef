import { useMutation } from '@apollo/client/react';
import { adminSession } from '../../../apollo/admin-session.ts';
import { errorMessage } from '../../../apollo/error-message.ts';
import { useShop } from '../../../apollo/use-shop.ts';
import { paths } from '../../../app/paths.ts';
import { useReturnAfterLogin } from '../../../app/use-return-after-login.ts';
import { AdminLogInDocument, type AdminLogInMutation } from '../../../gql/admin/graphql.ts';
import { fieldRules } from '../../../lib/field-rules.ts';
import { useCheckedForm } from '../../../lib/use-checked-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './admin-auth.module.css';

const EMPTY = { emailOrPhone: '', password: '' };

/** Logs an admin in and goes back. A trial installation fills in its demo admin, and says so. */
export function AdminLoginForm() {
  const demo = useShop()?.demo;
  const [logIn] = useMutation(AdminLogInDocument);
  const goBack = useReturnAfterLogin(paths.admin.dashboard());
  const { form, field, fail } = useCheckedForm({
    defaultValues: EMPTY,
    // The demo account arrives after the form; what has been typed by then stays.
    values: demo ? { emailOrPhone: demo.adminEmail, password: demo.adminPassword } : undefined,
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (input) => {
    try {
      const payload = (await logIn({ variables: { input } })).data?.adminSessionCreate;
      if (!payload?.session) return fail(refusal(payload));
      adminSession.start(payload.session);
      goBack();
    } catch (error) {
      fail(errorMessage(error));
    }
  });

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {demo && (
        <Callout className={styles.remark} title="This is a demo shop">
          The demo admin is filled in: just press “Log In”.
        </Callout>
      )}
      <div role="alert">{errors.root && <Callout tone="danger">{errors.root.message}</Callout>}</div>
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
        <Button type="submit" size="lg" block pending={isSubmitting}>
          Log In
        </Button>
      </Stack>
    </form>
  );
}

function refusal(payload: AdminLogInMutation['adminSessionCreate'] | undefined): string {
  const first = payload?.userErrors[0];
  // Alike for an unknown person, a wrong password and a shopper's account.
  if (!first || first.code === 'CREDENTIALS_WRONG') return 'E-mail or password is wrong';
  return first.message;
}
