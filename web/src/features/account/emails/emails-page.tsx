import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { pages } from '../../../navigation/pages.ts';
import styles from '../account-page.module.css';
import { Stack } from '../../../ui/layout/stack.tsx';
import { AlertsSection } from './alerts-section.tsx';
import { NewsletterSection } from './newsletter-section.tsx';

/** Which emails the customer gets, apart from order emails. */
export function EmailsPage() {
  return (
    <div className={styles.card}>
      <PageHeading className={styles.heading}>{pages.account.mails.title()}</PageHeading>
      <Stack gap={32}>
        <NewsletterSection />
        <AlertsSection />
      </Stack>
    </div>
  );
}
