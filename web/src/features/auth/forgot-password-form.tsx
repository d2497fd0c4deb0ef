import { useMutation } from '@apollo/client/react';
import { errorMessage } from '../../apollo/error-message.ts';
import { RequestPasswordResetDocument } from '../../gql/graphql.ts';
import { signUpRules } from '../../forms/sign-up-rules.ts';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FormFailure } from '../../ui/forms/form-failure.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import styles from './auth-form.module.css';

interface ForgotPasswordFormProps {
  /** Called when a mail will be sent, if there is an account with the address. */
  onSent: (email: string) => void;
}

/** Asks for a mail with a link for a new password. */
export function ForgotPasswordForm({ onSent }: ForgotPasswordFormProps) {
  const [request] = useMutation(RequestPasswordResetDocument);
  const { form, field, fail, showUserErrors, failure } = useAppForm({ defaultValues: { email: '' } });

  const submit = form.handleSubmit(async ({ email }) => {
    try {
      const payload = (await request({ variables: { email } })).data?.passwordResetRequest;
      if (payload?.accepted) onSent(email.trim());
      else showUserErrors(payload?.userErrors ?? []);
    } catch (error) {
      fail(errorMessage(error));
    }
  });

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <FormFailure message={failure} />
      <Stack gap={8}>
        <TextField
          label="Email"
          required
          type="email"
          autoComplete="username"
          {...field('email', signUpRules.email)}
        />
        <Button type="submit" size="lg" block pending={form.formState.isSubmitting}>
          Send the link
        </Button>
      </Stack>
    </form>
  );
}
