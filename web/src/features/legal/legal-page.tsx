import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { errorMessage } from '../../apollo/error-message.ts';
import { LegalPageDocument, type LegalPageKind } from '../../gql/graphql.ts';
import { NotFoundPage } from '../../navigation/not-found-page.tsx';
import { pages } from '../../navigation/pages.ts';
import { usePageTitle } from '../../navigation/use-page.ts';
import { Prose } from '../../ui/data/prose.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import styles from './legal-page.module.css';

export const TermsPage = () => <LegalPage kind="TERMS" />;
export const PrivacyPage = () => <LegalPage kind="PRIVACY" />;
export const ReturnsPolicyPage = () => <LegalPage kind="RETURNS" />;

/** A legal text by the merchant; "not found" if there is none. */
function LegalPage({ kind }: { kind: LegalPageKind }) {
  const { data, error, refetch } = useQuery(LegalPageDocument, { variables: { kind } });
  const title = pages.legal[kind].title();
  const isMissing = data?.legalPage === null;
  usePageTitle(isMissing ? undefined : title);
  if (isMissing) return <NotFoundPage />;
  return (
    <Container className={styles.page}>
      <PageHeading>{title}</PageHeading>
      {data?.legalPage ? (
        <Prose html={data.legalPage.html} />
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label={t`Loading the page`}>
          <Skeleton height="480px" />
        </Loading>
      )}
    </Container>
  );
}
