import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { NewsletterForm } from '../../../features/subscriptions/shared/newsletter-form.tsx';
import { useShop, useShopName } from '../../../shop/use-shop.ts';
import styles from './shop-footer.module.css';

/**
 * The newsletter, with what the code in its welcome email is for: 10% off the first order in the sample shop
 * (specification section 9).
 */
export function FirstOrderOffer() {
  const id = useId();
  const offer = useShop()?.welcomeOffer;
  return (
    <section className={styles.column} aria-labelledby={`${id}-title`}>
      <h2 className={styles.brand} id={`${id}-title`}>
        {useShopName()}
      </h2>
      <p className={styles.subtitle}>
        <Trans>Subscribe</Trans>
      </p>
      {offer && (
        <p id={`${id}-offer`} className={styles.offer}>
          {offer}
        </p>
      )}
      <NewsletterForm describedBy={offer ? `${id}-offer` : undefined} />
    </section>
  );
}
