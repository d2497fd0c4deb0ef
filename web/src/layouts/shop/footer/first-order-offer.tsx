import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useShopName } from '../../../shop/use-shop.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import styles from './shop-footer.module.css';

/**
 * 10% off the first order (specification section 9) for newsletter subscribers; the welcome email contains
 * the code.
 */
export function FirstOrderOffer() {
  const id = useId();
  const shopName = useShopName();
  const client = useApolloClient();
  const [answer, setAnswer] = useState<ReactNode>(null);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form).get('email');
    const email = typeof typed === 'string' ? typed.trim() : '';
    setAnswer(null);
    try {
      const { askForNewsletter } = await import('../../../features/subscriptions/ask-for-newsletter.tsx');
      const { isAccepted, text } = await askForNewsletter(client, email);
      setAnswer(text);
      if (isAccepted) form.reset();
    } catch {
      setAnswer(t`No connection. Please try again.`);
    }
  }

  return (
    <section className={styles.column} aria-labelledby={`${id}-title`}>
      <h2 className={styles.brand} id={`${id}-title`}>
        {shopName}
      </h2>
      <p className={styles.subtitle}>
        <Trans>Subscribe</Trans>
      </p>
      <p id={`${id}-offer`}>
        <Trans>Get 10% off your first order</Trans>
      </p>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <label htmlFor={`${id}-email`}>
          <VisuallyHidden>
            <Trans>Email address</Trans>
          </VisuallyHidden>
        </label>
        <input
          id={`${id}-email`}
          className={styles.email}
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder={t`Enter your email`}
          aria-describedby={`${id}-offer`}
        />
        <button className={styles.send} type="submit" aria-label={t`Subscribe to the newsletter`}>
          <SendHorizontal size={22} aria-hidden="true" />
        </button>
      </form>
      <p role="status" className={styles.answer}>
        {answer}
      </p>
    </section>
  );
}
