import { useMutation } from '@apollo/client/react';
import { adminSession } from '../../../apollo/admin-session.ts';
import { errorMessage } from '../../../apollo/error-message.ts';
import { paths } from '../../../app/paths.ts';
import { useReturnAfterLogin } from '../../../app/use-return-after-login.ts';
import { AdminSignUpDocument } from '../../../gql/admin/graphql.ts';
import { PASSWORD_HINT, signUpRules } from '../../../lib/sign-up-rules.ts';
import { useCheckedForm } from '../../../lib/use-checked-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormErrorSummary } from '../../../ui/form-error-summary.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './admin-auth.module.css';

/** Makes an admin's account, which takes the server's admin secret, and signs in with it. */
export function AdminSignupForm() {
  const [signUp] = useMutation(AdminSignUpDocument);
  const goBack = useReturnAfterLogin(paths.admin.dashboard());
  const { form, field, fail, showUserErrors, errors } = useCheckedForm({
    defaultValues: { name: '', email: '', password: '', adminSecret: '' },
  });

  const submit = form.handleSubmit(async (input) => {
    try {
      const payload = (await signUp({ variables: { input } })).data?.adminCreate;
      if (!payload?.session) return showUserErrors(payload?.userErrors ?? []);
      adminSession.start(payload.session);
      goBack();
    } catch (error) {
      fail(errorMessage(error));
    }
  });

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <FormErrorSummary errors={errors} />
      <Stack gap={8}>
        <TextField label="Name" required autoComplete="name" {...field('name', signUpRules.name)} />
        <TextField
          label="Email"
          required
          type="email"
          autoComplete="email"
          {...field('email', signUpRules.email)}
        />
        <PasswordField
          label="Password"
          required
          hint={PASSWORD_HINT}
          autoComplete="new-password"
          {...field('password', signUpRules.password)}
        />
        <PasswordField
          label="Admin Secret"
          required
          hint="Whoever runs the server has it."
          autoComplete="off"
          {...field('adminSecret', { required: 'Please enter the admin secret' })}
        />
        <Button type="submit" size="lg" block pending={form.formState.isSubmitting}>
          Create Admin Account
        </Button>
      </Stack>
    </form>
  );
}
