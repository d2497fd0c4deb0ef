import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Button } from '../ui/actions/button.tsx';
import { ButtonLink } from '../ui/actions/button-link.tsx';
import { Cluster } from '../ui/layout/cluster.tsx';
import { Container } from '../ui/layout/container.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { NotFoundPage } from '../navigation/not-found-page.tsx';
import { PageLoading } from './page-loading.tsx';
import { paths } from '../navigation/paths.ts';
import { type PageProblem, usePageRecovery } from './use-page-recovery.ts';
import { usePageTitle } from '../navigation/use-page.ts';
import styles from '../navigation/message-page.module.css';

type Problem = Exclude<PageProblem, 'loading'>;

const messages = (): Record<Problem, { title: string; text: string }> => ({
  broken: {
    title: t`Something went wrong`,
    text: t`This page could not be displayed. Your cart and wishlist are safe. Please try again, and contact us if it keeps happening.`,
  },
  offline: {
    title: t`You are offline`,
    text: t`This page needs an internet connection. It will open automatically when you’re back online. You won’t lose what you typed.`,
  },
  unreachable: {
    title: t`We can’t reach the shop`,
    text: t`Please check your connection or try again in a moment. You won’t lose what you typed.`,
  },
  updated: {
    title: t`The shop was updated`,
    text: t`You have an older version open. Please reload the page. You won’t lose what you typed.`,
  },
});

/** Replaces the router's error screen when a page fails; the console shows the cause. */
export function ErrorPage() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <Failure error={error} />;
}

function Failure({ error }: { error: unknown }) {
  const { problem, tryAgain, isTrying } = usePageRecovery(error);
  useEffect(() => console.error('Page failed', error), [error]);
  return problem === 'loading' ? (
    <PageLoading />
  ) : (
    <Message problem={problem} onRetry={() => void tryAgain()} isTrying={isTrying} />
  );
}

interface MessageProps {
  problem: Problem;
  onRetry: () => void;
  isTrying: boolean;
}

function Message({ problem, onRetry, isTrying }: MessageProps) {
  const { title, text } = messages()[problem];
  usePageTitle(title);
  return (
    <Container className={styles.page}>
      <PageHeading className={styles.heading}>{title}</PageHeading>
      <p className={styles.text} role="status">
        {text}
      </p>
      <Cluster gap={16} justify="middle">
        <Button pending={isTrying} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
        {problem !== 'offline' && (
          <ButtonLink to={paths.home()} variant="outline" reloadDocument>
            <Trans>Back to home page</Trans>
          </ButtonLink>
        )}
      </Cluster>
    </Container>
  );
}
