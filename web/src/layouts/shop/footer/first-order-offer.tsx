import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShopName } from '../../../shop/use-shop.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { paths } from '../../../navigation/paths.ts';
import type { SignupState } from '../../../navigation/signup-state.ts';
import styles from './shop-footer.module.css';

/** 10% off the first order (specification section 9): passes the e-mail on to the sign-up, which the offer is for. */
export function FirstOrderOffer() {
  const id = useId();
  const shopName = useShopName();
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    const state: SignupState = { email: typeof email === 'string' ? email.trim() : '' };
    void navigate(paths.signup(), { state });
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
      <form className={styles.form} onSubmit={submit}>
        <label htmlFor={`${id}-email`}>
          <VisuallyHidden>
            <Trans>E-mail address</Trans>
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
        <button className={styles.send} type="submit" aria-label={t`Sign up for the offer`}>
          <SendHorizontal size={22} aria-hidden="true" />
        </button>
      </form>
    </section>
  );
}
