import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import styles from './newsletter-form.module.css';

interface NewsletterFormProps {
  /** The id of what describes the email field. */
  describedBy?: string | undefined;
}

/** Subscribes to the newsletter. */
export function NewsletterForm({ describedBy }: NewsletterFormProps) {
  const id = useId();
  const client = useApolloClient();
  const [answer, setAnswer] = useState<ReactNode>(null);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form).get('email');
    const email = typeof typed === 'string' ? typed.trim() : '';
    setAnswer(null);
    try {
      const { askForNewsletter } = await import('./ask-for-newsletter.tsx');
      const { isAccepted, text } = await askForNewsletter(client, email);
      setAnswer(text);
      if (isAccepted) form.reset();
    } catch {
      setAnswer(t`No connection. Please try again.`);
    }
  }

  return (
    <>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <label htmlFor={id}>
          <VisuallyHidden>
            <Trans>Email address</Trans>
          </VisuallyHidden>
        </label>
        <input
          id={id}
          className={styles.email}
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder={t`Enter your email`}
          aria-describedby={describedBy}
        />
        <button className={styles.send} type="submit" aria-label={t`Subscribe to the newsletter`}>
          <SendHorizontal size={22} aria-hidden="true" />
        </button>
      </form>
      <p role="status" className={styles.answer}>
        {answer}
      </p>
    </>
  );
}
