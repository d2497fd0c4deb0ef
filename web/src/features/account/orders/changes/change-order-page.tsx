import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { LinkedOrderToChangeDocument, OrderToChangeDocument } from '../../../../gql/graphql.ts';
import { NotFoundPage } from '../../../../navigation/not-found-page.tsx';
import { ButtonLink } from '../../../../ui/actions/button-link.tsx';
import { DateTime } from '../../../../ui/data/date-time.tsx';
import { Callout } from '../../../../ui/feedback/callout.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Container } from '../../../../ui/layout/container.tsx';
import { PageHeading } from '../../../../ui/layout/page-heading.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { OrderLink, useOrderPaths, useOrderReference } from '../guest/order-link.ts';
import styles from '../order-page.module.css';
import { ChangeOrderForm } from './change-order-form.tsx';
import type { ChangeableOrder } from './change-values.ts';

/** Changes quantities and the delivery address of an order shortly after it was placed. */
export function ChangeOrderPage() {
  const { id = '' } = useParams();
  const { isLinked } = useOrderReference(id);
  const { data, loading, error, refetch } = useQuery(
    isLinked ? LinkedOrderToChangeDocument : OrderToChangeDocument,
    // The form starts with the server's current data, not with the cached order.
    { variables: { id }, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' },
  );
  const order = data?.order;
  if (order) return <ChangeContent order={order} />;
  if (error) {
    const retry = () => void refetch().catch(() => undefined);
    return <ErrorState cause={errorMessage(error)} onRetry={retry} retrying={loading} />;
  }
  return data && !loading ? (
    <NotFoundPage />
  ) : (
    <Loading label={t`Loading your order`}>
      <Skeleton height="360px" />
    </Loading>
  );
}

/** The same for a guest's order, for anyone who has its link. */
export function ChangeLinkedOrderPage() {
  const { id: token = '' } = useParams();
  return (
    <Container className={styles.page}>
      <OrderLink value={token}>
        <ChangeOrderPage />
      </OrderLink>
    </Container>
  );
}

function ChangeContent({ order }: { order: ChangeableOrder }): ReactNode {
  const back = useOrderPaths(order.id).order;
  const { changeableUntil } = order;
  return (
    <Stack gap={24}>
      <PageHeading className={styles.heading}>
        <Trans>Change order {order.number}</Trans>
      </PageHeading>
      {changeableUntil ? (
        <>
          <p>
            <Trans>
              You can change this order until <DateTime value={changeableUntil} show="date and time" />.
            </Trans>
          </p>
          <ChangeOrderForm order={order} />
        </>
      ) : (
        <>
          <Callout>
            <p>
              <Trans>This order can’t be changed now. Please contact us.</Trans>
            </p>
          </Callout>
          <div>
            <ButtonLink variant="outline" to={back}>
              <Trans>Back to the order</Trans>
            </ButtonLink>
          </div>
        </>
      )}
    </Stack>
  );
}
