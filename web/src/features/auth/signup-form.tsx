import { useMutation } from '@apollo/client/react';
import { errorMessage } from '../../apollo/error-message.ts';
import { shopperSession } from '../../apollo/shopper-session.ts';
import { useReturnAfterLogin } from '../../app/use-return-after-login.ts';
import { SignUpDocument } from '../../gql/graphql.ts';
import { PASSWORD_HINT, signUpRules } from '../../lib/sign-up-rules.ts';
import { useCheckedForm } from '../../lib/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormErrorSummary } from '../../ui/form-error-summary.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './auth-form.module.css';

/** Makes an account, signs in with it and goes back to where the visitor was. */
export function SignupForm() {
  const [signUp] = useMutation(SignUpDocument);
  const goBack = useReturnAfterLogin();
  const { form, field, fail, showUserErrors, errors } = useCheckedForm({
    defaultValues: { name: '', email: '', password: '' },
  });

  const submit = form.handleSubmit(async (input) => {
    try {
      const payload = (await signUp({ variables: { input } })).data?.customerCreate;
      if (!payload?.session) return showUserErrors(payload?.userErrors ?? []);
      shopperSession.start(payload.session);
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
        <Button type="submit" size="lg" block pending={form.formState.isSubmitting}>
          Create Account
        </Button>
      </Stack>
    </form>
  );
}
