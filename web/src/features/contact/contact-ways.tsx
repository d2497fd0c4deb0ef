import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { phoneUrl } from '../../lib/phone-url.ts';
import { useShop } from '../../shop/use-shop.ts';
import linkStyles from './shared/email-link.module.css';
import { EmailLink } from './shared/email-link.tsx';
import styles from './contact-ways.module.css';

export function ContactWays() {
  const shop = useShop();
  const contact = shop?.contact;
  // A promise that only the sample shop can make for its merchant.
  const isAlwaysThere = shop?.demo != null;
  return (
    <div className={styles.ways}>
      {contact?.phone !== '' && (
        <section aria-labelledby="call-us" className={styles.way}>
          <h2 id="call-us" className={styles.title}>
            <span className={styles.icon}>
              <Phone size={20} aria-hidden="true" />
            </span>
            <Trans>Call Us</Trans>
          </h2>
          <p>
            {isAlwaysThere
              ? t`We answer the phone 24 hours a day, every day of the year.`
              : t`Ask us anything about our products or your order.`}
          </p>
          {contact && (
            <p>
              <Trans>
                Phone:{' '}
                <a className={linkStyles.link} href={phoneUrl(contact.phone)}>
                  {contact.phone}
                </a>
              </Trans>
            </p>
          )}
        </section>
      )}
      <section aria-labelledby="write-us" className={styles.way}>
        <h2 id="write-us" className={styles.title}>
          <span className={styles.icon}>
            <Mail size={20} aria-hidden="true" />
          </span>
          <Trans>Write To Us</Trans>
        </h2>
        <p>
          {isAlwaysThere
            ? t`Fill out the form and we’ll reply within 24 hours, or send us an email.`
            : t`Fill out the form and we’ll get back to you.`}
        </p>
        {contact?.customersEmail && (
          <p>
            <Trans>
              Customers: <EmailLink email={contact.customersEmail} />
            </Trans>
          </p>
        )}
        {contact?.supportEmail && (
          <p>
            <Trans>
              Support: <EmailLink email={contact.supportEmail} />
            </Trans>
          </p>
        )}
      </section>
    </div>
  );
}
