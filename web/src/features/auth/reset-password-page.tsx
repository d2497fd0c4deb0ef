import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../apollo/use-action.ts';
import { paths } from '../../navigation/paths.ts';
import { passwordHint, signUpRules } from '../../forms/sign-up-rules.ts';
import { useAppForm } from '../../forms/use-app-form.ts';
import { ResetPasswordDocument } from '../../gql/graphql.ts';
import { shopperSession } from '../../session/shopper-session.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { showToast } from '../../ui/feedback/toast-queue.ts';
import { FormFailure } from '../../ui/forms/form-error-summary.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { AuthForm } from './shared/auth-form.tsx';
import styles from './shared/auth-form.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { useLinkToken } from './shared/use-link-token.ts';

/** The target of a password reset link: sets a new password. */
export function ResetPasswordPage() {
  const token = useLinkToken();
  return (
    <AuthFrame
      title={t`Choose a new password`}
      intro={t`It replaces the old one and signs you out everywhere.`}
      isForEverybody
    >
      {token === null ? (
        <Callout tone="warning" title={t`This link is incomplete`}>
          <Trans>Please open the full link from the email.</Trans>
        </Callout>
      ) : (
        <ResetPasswordForm token={token} />
      )}
      <p className={styles.other}>
        <TextLink to={paths.forgotPassword()}>
          <Trans>Request a new link</Trans>
        </TextLink>
      </p>
    </AuthFrame>
  );
}

/** Sets the new password, then redirects to the login of shoppers or admins. */
function ResetPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const checked = useAppForm({ defaultValues: { password: '' } });
  const { form, field, failure } = checked;
  const [reset] = useAction(ResetPasswordDocument, {
    result: (payload) => payload.role,
    failure: checked,
    onDone: (role) => {
      // The server has revoked all sessions. A remaining local one would make the login page redirect away.
      if (role === 'CUSTOMER') shopperSession.end('logout');
      showToast({
        tone: 'success',
        title: t`Your password has been changed`,
        details: [t`Please log in with your new password.`],
      });
      void navigate(role === 'ADMIN' ? paths.adminLogin() : paths.login(), { replace: true });
    },
  });
  const submit = form.handleSubmit(({ password }) => reset({ token, password }));

  return (
    <AuthForm
      onSubmit={submit}
      isSubmitting={form.formState.isSubmitting}
      label={t`Change password`}
      notes={<FormFailure message={failure} />}
    >
      <PasswordField
        label={t`New password`}
        required
        hint={passwordHint()}
        autoComplete="new-password"
        {...field('password', signUpRules().password)}
      />
    </AuthForm>
  );
}
