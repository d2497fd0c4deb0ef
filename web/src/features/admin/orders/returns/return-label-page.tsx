import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useParams, useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { AdminReturnLabelDocument } from '../../../../gql/graphql.ts';
import { NotFoundPage } from '../../../../navigation/not-found-page.tsx';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { ReturnLabel } from '../../../orders/shared/returns/return-label.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import styles from '../printing/print-page.module.css';

/** The printable return label, for staff who send it by post. */
export function ReturnLabelPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery(AdminReturnLabelDocument, { variables: { id } });
  const order = data?.order;
  const shown = order?.returns.find((each) => each.id === params.get('return'));
  if (data && !shown) return <NotFoundPage />;
  return (
    <>
      <div className={styles.screenOnly}>
        <PageHead
          title={t`Return label`}
          back={{ label: order ? t`Order #${order.number}` : t`Order`, to: adminPaths.order(id) }}
        />
      </div>
      {order && shown ? (
        <ReturnLabel order={order} shown={shown} />
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label={t`Loading the order`}>
          <Skeleton height="480px" />
        </Loading>
      )}
    </>
  );
}
