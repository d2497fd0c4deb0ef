import { Trans } from '@lingui/react/macro';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import styles from './contact-ways.module.css';

/** The ways to contact the shop without the form. */
export function ContactWays() {
  return (
    <div className={styles.ways}>
      <section aria-labelledby="call-us" className={styles.way}>
        <h2 id="call-us" className={styles.title}>
          <span className={styles.icon}>
            <Phone size={20} aria-hidden="true" />
          </span>
          <Trans>Call Us</Trans>
        </h2>
        <p>
          <Trans>Somebody picks up day and night, on every day of the year.</Trans>
        </p>
        <p>
          <Trans>
            Phone:{' '}
            <a className={styles.link} href="tel:+15550100888">
              +1 (555) 010-0888
            </a>
          </Trans>
        </p>
      </section>
      <section aria-labelledby="write-us" className={styles.way}>
        <h2 id="write-us" className={styles.title}>
          <span className={styles.icon}>
            <Mail size={20} aria-hidden="true" />
          </span>
          <Trans>Write To Us</Trans>
        </h2>
        <p>
          <Trans>Fill in the form, and we answer within 24 hours. Or write from your own mailbox.</Trans>
        </p>
        <p>
          <Trans>
            Customers:{' '}
            <a className={styles.link} href="mailto:customer@example.com">
              customer@example.com
            </a>
          </Trans>
        </p>
        <p>
          <Trans>
            Support:{' '}
            <a className={styles.link} href="mailto:support@example.com">
              support@example.com
            </a>
          </Trans>
        </p>
      </section>
    </div>
  );
}
