import { useState } from 'react';
import { useShop } from '../../shop/use-shop.ts';
import { paths } from '../../app/paths.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import styles from './auth-form.module.css';

/** Where somebody who forgot the password asks for a new one. It never says who has an account. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState<string | null>(null);
  return (
    <AuthFrame
      title="Forgot your password?"
      intro="Tell us your email address, and we send you a link to choose a new one."
      isForEverybody
    >
      <ForgotPasswordForm onSent={setEmail} />
      <div role="status" className={styles.sent}>
        {email !== null && <SentNotice email={email} />}
      </div>
      <p className={styles.other}>
        <TextLink to={paths.login()}>Back to the login</TextLink>
      </p>
    </AuthFrame>
  );
}

function SentNotice({ email }: { email: string }) {
  const mailboxPath = useShop()?.demo?.mailboxPath;
  return (
    <Callout tone="success" title="Please look into your mail">
      If there is an account with {email}, a link is on its way to it. It works once, within an hour.
      {mailboxPath && (
        <>
          {' '}
          This is a demo shop: its mails are in the{' '}
          <TextLink reloadDocument to={mailboxPath}>
            local mailbox
          </TextLink>
          .
        </>
      )}
    </Callout>
  );
}
