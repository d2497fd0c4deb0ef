import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../apollo/error-message.ts';
import { shopperSession } from '../../session/shopper-session.ts';
import { paths } from '../../app/paths.ts';
import { ResetPasswordDocument } from '../../gql/graphql.ts';
import { PASSWORD_HINT, signUpRules } from '../../forms/sign-up-rules.ts';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FormFailure } from '../../ui/forms/form-failure.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { showToast } from '../../ui/feedback/toast-queue.ts';
import styles from './auth-form.module.css';

/** Sets the new password, and goes to the login of whoever it is. */
export function ResetPasswordForm({ token }: { token: string }) {
  const [reset] = useMutation(ResetPasswordDocument);
  const navigate = useNavigate();
  const { form, field, fail, showUserErrors, failure } = useAppForm({ defaultValues: { password: '' } });

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      const payload = (await reset({ variables: { token, password } })).data?.passwordReset;
      if (!payload?.role) return showUserErrors(payload?.userErrors ?? []);
      // The server has ended them all; the login page sends away who is signed in.
      if (payload.role === 'CUSTOMER') shopperSession.end('logout');
      showToast({
        tone: 'success',
        title: 'Your password is changed',
        details: ['Please log in with the new one.'],
      });
      void navigate(payload.role === 'ADMIN' ? paths.adminLogin() : paths.login(), { replace: true });
    } catch (error) {
      fail(errorMessage(error));
    }
  });

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <FormFailure message={failure} />
      <Stack gap={8}>
        <PasswordField
          label="New password"
          required
          hint={PASSWORD_HINT}
          autoComplete="new-password"
          {...field('password', signUpRules.password)}
        />
        <Button type="submit" size="lg" block pending={form.formState.isSubmitting}>
          Change the password
        </Button>
      </Stack>
    </form>
  );
}
