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
          Call Us
        </h2>
        <p>Somebody picks up day and night, on every day of the year.</p>
        <p>
          Phone:{' '}
          <a className={styles.link} href="tel:+15550100888">
            +1 (555) 010-0888
          </a>
        </p>
      </section>
      <section aria-labelledby="write-us" className={styles.way}>
        <h2 id="write-us" className={styles.title}>
          <span className={styles.icon}>
            <Mail size={20} aria-hidden="true" />
          </span>
          Write To Us
        </h2>
        <p>Fill in the form, and we answer within 24 hours. Or write from your own mailbox.</p>
        <p>
          Customers:{' '}
          <a className={styles.link} href="mailto:customer@example.com">
            customer@example.com
          </a>
        </p>
        <p>
          Support:{' '}
          <a className={styles.link} href="mailto:support@example.com">
            support@example.com
          </a>
        </p>
      </section>
    </div>
  );
}
