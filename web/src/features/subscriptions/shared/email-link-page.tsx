import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { errorMessage } from '../../../apollo/error-message.ts';
import { usePageTitle } from '../../../navigation/use-page.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import styles from './email-link-page.module.css';

interface EmailLinkPageProps {
  title: string;
  /** The link's data; null for an invalid link, undefined while loading. */
  link: object | null | undefined;
  error: Error | undefined;
  onRetry: () => void;
  children: ReactNode;
}

/**
 * The target of an email link. Opening it changes nothing, because email filters open links; its button does.
 */
export function EmailLinkPage({ title, link, error, onRetry, children }: EmailLinkPageProps) {
  usePageTitle(title);
  return (
    <Container className={styles.page}>
      <PageHeading>{title}</PageHeading>
      {link ? (
        children
      ) : link === null ? (
        <Callout tone="warning" title={t`This link is incomplete`}>
          <Trans>Please open the full link from the email.</Trans>
        </Callout>
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={onRetry} />
      ) : (
        <Loading label={t`Loading`}>
          <Skeleton height="120px" />
        </Loading>
      )}
    </Container>
  );
}
