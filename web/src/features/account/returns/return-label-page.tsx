import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useParams, useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../../apollo/error-message.ts';
import { LinkedReturnLabelDocument, ReturnLabelDocument } from '../../../gql/graphql.ts';
import { NotFoundPage } from '../../../navigation/not-found-page.tsx';
import { pages } from '../../../navigation/pages.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { ReturnLabel } from '../../orders/shared/returns/return-label.tsx';
import styles from '../account-page.module.css';
import { useOrderReference } from '../orders/guest/order-link.ts';

/** The printable label of an approved return. */
export function ReturnLabelPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { isLinked } = useOrderReference(id);
  const { data, error, refetch } = useQuery(isLinked ? LinkedReturnLabelDocument : ReturnLabelDocument, {
    variables: { id },
  });
  const order = data?.order;
  const shown = order?.returns.find((each) => each.id === params.get('return'));
  if (data && !shown) return <NotFoundPage />;
  return (
    <>
      <PageHeading className={styles.heading}>{pages.account.returnLabel.title()}</PageHeading>
      {order && shown ? (
        <ReturnLabel order={order} shown={shown} />
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label={t`Loading your order`}>
          <Skeleton height="480px" />
        </Loading>
      )}
    </>
  );
}
