import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '../../../apollo/error-message.ts';
import { AddressBookDocument } from '../../../gql/graphql.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from '../account-page.module.css';
import { AddressBook } from './address-book.tsx';

export function AddressBookPage() {
  return (
    <>
      <PageHeading className={styles.heading}>
        <Trans>Address Book</Trans>
      </PageHeading>
      <AddressBookLoader />
    </>
  );
}

function AddressBookLoader() {
  // Another device may have changed it; meanwhile the cached address book is shown.
  const { data, loading, error, refetch } = useQuery(AddressBookDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (data?.viewer) return <AddressBook viewer={data.viewer} />;
  if (error) {
    const retry = () => void refetch().catch(() => undefined);
    return <ErrorState cause={errorMessage(error)} onRetry={retry} retrying={loading} />;
  }
  return (
    <Loading label={t`Loading your addresses`}>
      <Grid columns="halves">
        <Skeleton height="240px" />
        <Skeleton height="240px" />
      </Grid>
    </Loading>
  );
}
