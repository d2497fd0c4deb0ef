import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { LinkedOrderDocument, type LinkedOrderQuery } from '../../../../gql/graphql.ts';
import { pages } from '../../../../navigation/pages.ts';
import { readableEmail } from '../../../../lib/readable-email.ts';
import { paths } from '../../../../navigation/paths.ts';
import { usePageTitle } from '../../../../navigation/use-page.ts';
import { useSendsEmail } from '../../../../shop/use-shop.ts';
import { TextLink } from '../../../../ui/actions/text-link.tsx';
import { Callout } from '../../../../ui/feedback/callout.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Container } from '../../../../ui/layout/container.tsx';
import { PageHeading } from '../../../../ui/layout/page-heading.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { OrderReturns } from '../../returns/order-returns.tsx';
import { OrderWithdrawals } from '../../returns/order-withdrawals.tsx';
import { KeepOrder } from './keep-order.tsx';
import { OrderContent, OrderLoading } from '../order-content.tsx';
import { OrderLink } from './order-link.ts';
import styles from '../order-page.module.css';

/** A guest's order, for anyone who has its link. */
export function GuestOrderPage() {
  const { id: token = '' } = useParams();
  const { data, loading, error, refetch } = useQuery(LinkedOrderDocument, {
    variables: { token },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const order = data?.orderByLink;
  usePageTitle(order ? pages.guestOrder.title(order.number) : undefined);
  const retry = () => void refetch().catch(() => undefined);
  return (
    <Container className={styles.page}>
      {order ? (
        <LinkedOrder token={token} order={order} onOutdated={retry} />
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={retry} retrying={loading} />
      ) : data && !loading ? (
        <EndedLink />
      ) : (
        <OrderLoading />
      )}
    </Container>
  );
}

interface LinkedOrderProps {
  token: string;
  order: NonNullable<LinkedOrderQuery['orderByLink']>;
  onOutdated: () => void;
}

function LinkedOrder({ token, order, onOutdated }: LinkedOrderProps) {
  const email = order.billing?.email ?? order.customer.email;
  const canSend = useSendsEmail();
  return (
    <OrderLink value={token}>
      <Stack gap={32}>
        <OrderContent
          order={order}
          onOutdated={onOutdated}
          whereToFind={
            canSend ? (
              <Trans>
                We’ve emailed {readableEmail(email)} a link to this page. Anyone with the link can see this
                order. <TextLink to={paths.shop()}>Continue shopping</TextLink>
              </Trans>
            ) : (
              <Trans>
                Please save the link to this page, because we can’t send emails at the moment. Anyone with the
                link can see this order. <TextLink to={paths.shop()}>Continue shopping</TextLink>
              </Trans>
            )
          }
        >
          <OrderReturns order={order} />
          <OrderWithdrawals order={order} />
        </OrderContent>
        <KeepOrder token={token} order={order} email={email} />
      </Stack>
    </OrderLink>
  );
}

/** Also shown for invalid links, so that nobody can find out which ones exist. */
function EndedLink() {
  return (
    <Stack gap={24}>
      <PageHeading className={styles.heading}>
        <Trans>Order</Trans>
      </PageHeading>
      <Callout tone="warning" title={t`This order link is no longer valid`}>
        <Trans>
          Please open the full link from your email. If you’ve added the order to your account,{' '}
          <TextLink to={paths.account.orders()}>log in to see it</TextLink>.
        </Trans>
      </Callout>
    </Stack>
  );
}
