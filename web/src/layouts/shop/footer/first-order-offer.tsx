import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { NewsletterForm } from '../../../features/subscriptions/shared/newsletter-form.tsx';
import { useShop, useShopName } from '../../../shop/use-shop.ts';
import styles from './shop-footer.module.css';

/**
 * The newsletter. Subscribers of the sample shop get 10% off their first order (specification section 9); the
 * welcome email contains the code.
 */
export function FirstOrderOffer() {
  const id = useId();
  const hasOffer = useShop()?.demo != null;
  return (
    <section className={styles.column} aria-labelledby={`${id}-title`}>
      <h2 className={styles.brand} id={`${id}-title`}>
        {useShopName()}
      </h2>
      <p className={styles.subtitle}>
        <Trans>Subscribe</Trans>
      </p>
      {hasOffer && (
        <p id={`${id}-offer`} className={styles.offer}>
          <Trans>Get 10% off your first order</Trans>
        </p>
      )}
      <NewsletterForm describedBy={hasOffer ? `${id}-offer` : undefined} />
    </section>
  );
}
