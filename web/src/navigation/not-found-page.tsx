import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../ui/actions/button-link.tsx';
import { Container } from '../ui/layout/container.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { notFoundPage } from './page.ts';
import { paths } from './paths.ts';
import { usePageTitle } from './use-page.ts';
import styles from './message-page.module.css';

/** For unknown paths, and for pages of objects that do not exist (specification section 8). */
export function NotFoundPage() {
  const title = notFoundPage.title();
  usePageTitle(title);
  return (
    <Container className={styles.page}>
      <PageHeading className={styles.heading}>{title}</PageHeading>
      <p>
        <Trans>Your visited page not found. You may go home page.</Trans>
      </p>
      <ButtonLink to={paths.home()}>
        <Trans>Back to home page</Trans>
      </ButtonLink>
    </Container>
  );
}
