import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '../../../apollo/error-message.ts';
import { CollectionsDocument } from '../../../gql/graphql.ts';
import { pages } from '../../../navigation/pages.ts';
import { paths } from '../../../navigation/paths.ts';
import { usePageTitle } from '../../../navigation/use-page.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { CollectionTiles } from '../shared/collection-tiles.tsx';
import styles from './collections.module.css';

export function CollectionsPage() {
  const { data, error, refetch } = useQuery(CollectionsDocument);
  const collections = data?.collections;
  const title = pages.collections.title();
  usePageTitle(title);
  return (
    <Container className={styles.page}>
      <Stack gap={32}>
        <PageHeading>{title}</PageHeading>
        {collections?.length === 0 ? (
          <EmptyState
            title={t`No collections yet`}
            action={
              <ButtonLink to={paths.shop()}>
                <Trans>Show all products</Trans>
              </ButtonLink>
            }
          >
            <Trans>We’re still preparing our collections. Browse all products in the meantime.</Trans>
          </EmptyState>
        ) : collections ? (
          <CollectionTiles collections={collections} headings="h2" />
        ) : error ? (
          <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <Loading label={t`Loading collections`}>
            <Skeleton height="320px" />
          </Loading>
        )}
      </Stack>
    </Container>
  );
}
