import { Trans } from '@lingui/react/macro';
import { Container } from '../../ui/layout/container.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { ContactForm } from './shared/contact-form.tsx';
import { ContactWays } from './contact-ways.tsx';
import styles from './contact-page.module.css';

/** Ways to contact the shop: by phone, by email, or with the form. */
export function ContactPage() {
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <PageHeading>
          <Trans>Contact Us</Trans>
        </PageHeading>
        <p className={styles.intro}>
          <Trans>
            A question about an order, a size or a late delivery? Tell us; a person reads every message.
          </Trans>
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.card}>
          <ContactWays />
        </div>
        <div className={styles.card}>
          <ContactForm />
        </div>
      </div>
    </Container>
  );
}
