import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../apollo/use-action.ts';
import { paths } from '../../navigation/paths.ts';
import { signUpRules } from '../../forms/sign-up-rules.ts';
import { useAppForm } from '../../forms/use-app-form.ts';
import { RequestPasswordResetDocument } from '../../gql/graphql.ts';
import { useSendsEmail, useShop } from '../../shop/use-shop.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { FormFailure } from '../../ui/forms/form-error-summary.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { AuthForm } from './shared/auth-form.tsx';
import styles from './shared/auth-form.module.css';
import { AuthFrame } from './auth-frame.tsx';

/** Requests a password reset link. It never reveals who has an account. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState<string | null>(null);
  const canSend = useSendsEmail();
  return (
    <AuthFrame
      title={t`Forgot your password?`}
      intro={
        canSend
          ? t`Enter your email address, and we’ll send you a link to choose a new one.`
          : t`You need an email link to choose a new one, and we can’t send emails at the moment.`
      }
      isForEverybody
    >
      {canSend ? (
        <>
          <ForgotPasswordForm onSent={setEmail} />
          <div role="status" className={styles.sent}>
            {email !== null && <ResetLinkSent email={email} />}
          </div>
        </>
      ) : (
        <p>
          <Trans>
            Please try again later, or <TextLink to={paths.contact()}>contact us</TextLink>.
          </Trans>
        </p>
      )}
      <p className={styles.other}>
        <TextLink to={paths.login()}>
          <Trans>Back to the login</Trans>
        </TextLink>
      </p>
    </AuthFrame>
  );
}

function ResetLinkSent({ email }: { email: string }) {
  const mailboxPath = useShop()?.demo?.mailboxPath;
  return (
    <Callout tone="success" title={t`Check your email`}>
      <Trans>
        If there is an account with {email}, we’ve sent a link to it. It works once, within an hour.
      </Trans>{' '}
      {mailboxPath && (
        <Trans>
          This is a demo shop: its emails are in the{' '}
          <TextLink reloadDocument to={mailboxPath}>
            local mailbox
          </TextLink>
          .
        </Trans>
      )}
    </Callout>
  );
}

interface ForgotPasswordFormProps {
  /** Called when the request is accepted; an email is sent only if the account exists. */
  onSent: (email: string) => void;
}

function ForgotPasswordForm({ onSent }: ForgotPasswordFormProps) {
  const checked = useAppForm({ defaultValues: { email: '' } });
  const { form, field, failure } = checked;
  const [requestReset] = useAction(RequestPasswordResetDocument, {
    result: (payload) => payload.accepted,
    failure: checked,
  });
  const submit = form.handleSubmit(({ email }) =>
    requestReset({ email }, { onDone: () => onSent(email.trim()) }),
  );

  return (
    <AuthForm
      onSubmit={submit}
      isSubmitting={form.formState.isSubmitting}
      label={t`Send link`}
      notes={<FormFailure message={failure} />}
    >
      <TextField
        label={t`Email`}
        required
        type="email"
        autoComplete="username"
        {...field('email', signUpRules().email)}
      />
    </AuthForm>
  );
}
