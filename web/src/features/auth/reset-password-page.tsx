import { paths } from '../../app/paths.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import styles from './auth-form.module.css';
import { useResetToken } from './use-reset-token.ts';

/** Where the link of the mail leads: chooses a new password. */
export function ResetPasswordPage() {
  const token = useResetToken();
  return (
    <AuthFrame
      title="Choose a new password"
      intro="It replaces the old one, and ends all sessions of your account."
      isForEverybody
    >
      {token === null ? (
        <Callout tone="warning" title="This link is not complete">
          Please open the whole link of the mail.
        </Callout>
      ) : (
        <ResetPasswordForm token={token} />
      )}
      <p className={styles.other}>
        <TextLink to={paths.forgotPassword()}>Ask for a new link</TextLink>
      </p>
    </AuthFrame>
  );
}
