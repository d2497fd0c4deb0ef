import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { errorMessage } from '../../../apollo/error-message.ts';
import { LinkedReturnOptionsDocument, ReturnOptionsDocument } from '../../../gql/graphql.ts';
import { NotFoundPage } from '../../../navigation/not-found-page.tsx';
import { useSession } from '../../../session/shopper-session.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useOrderPaths, useOrderReference } from '../orders/guest/order-link.ts';
import { OrderFields } from '../orders/order-fields.tsx';
import { ReturnForm } from './return-form.tsx';
import styles from './return-page.module.css';
import type { ReturnableOrder } from './use-return-form.ts';

/** Requests a return of part of an order: which items, how many and why, with the refund. */
export function ReturnPage() {
  const { id = '' } = useParams();
  const { isLinked } = useOrderReference(id);
  const { data, loading, error, refetch } = useQuery(
    isLinked ? LinkedReturnOptionsDocument : ReturnOptionsDocument,
    {
      variables: { id },
      // Part of it may have been refunded since.
      fetchPolicy: 'network-only',
      nextFetchPolicy: 'cache-first',
    },
  );
  const order = data?.order;
  if (order) return <ReturnContent order={order} />;
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

function ReturnContent({ order }: { order: ReturnableOrder }) {
  const userId = useSession()?.user.id ?? '';
  const back = useOrderPaths(order.id).order;
  const { problem, until } = order.returnability;
  return (
    <Stack gap={24}>
      <PageHeading className={styles.heading}>
        <Trans>Return items from order {order.number}</Trans>
      </PageHeading>
      {problem ? (
        <>
          <Callout>
            <p>{problem.message}</p>
          </Callout>
          <div>
            <ButtonLink variant="outline" to={back}>
              <Trans>Back to the order</Trans>
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          {until && (
            <p className={styles.hint}>
              <Trans>
                You can request a return until <DateTime value={lastMoment(until)} show="date and time" />.
                We’ll reply by email, with a return label.
              </Trans>
            </p>
          )}
          <OrderFields fields={order.fields} />
          <ReturnForm order={order} userId={userId} />
        </>
      )}
    </Stack>
  );
}

/** `until` is exclusive: returns the last millisecond before it. */
function lastMoment(until: string): string {
  return new Date(Date.parse(until) - 1).toISOString();
}
