import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '../../../apollo/error-message.ts';
import { OpenReturnsDocument } from '../../../gql/graphql.ts';
import { pages } from '../../../navigation/pages.ts';
import { paths } from '../../../navigation/paths.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { LineFields } from '../../custom-fields/shared/line-fields.tsx';
import { ReturnList } from '../../orders/shared/returns/return-list.tsx';
import { classNames } from '../../../ui/class-names.ts';
import styles from '../account-page.module.css';
import orderStyles from '../orders/order-page.module.css';
import { OrdersPage } from '../orders/orders-page.tsx';
import { ReturnActions } from './return-actions.tsx';

/** The shopper's returns: open ones, and below them fully returned orders (specification section 4). */
export function ReturnsPage() {
  return (
    <OrdersPage title={pages.account.returns.title()} status="RETURNED">
      <OpenReturns />
    </OrdersPage>
  );
}

/** Renders nothing without open returns. */
function OpenReturns() {
  const { data, error, refetch } = useQuery(OpenReturnsDocument, { fetchPolicy: 'cache-and-network' });
  const returns = data?.viewer?.openReturns ?? [];
  if (error && !data)
    return <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />;
  if (returns.length === 0) return null;
  return (
    <section aria-labelledby="open-returns" className={classNames(orderStyles.fact, styles.note)}>
      <Stack gap={16}>
        <h2 id="open-returns" className={orderStyles.title}>
          <Trans>In progress</Trans>
        </h2>
        <ReturnList
          returns={returns}
          currencyOf={({ order }) => order.currencyCode}
          title={({ order }) => (
            <>
              <TextLink to={paths.account.order(order.id)}>{t`Order ${order.number}`}</TextLink>
              <LineFields fields={order.fields} className={orderStyles.underHeading} />
            </>
          )}
          actions={(shown) => <ReturnActions orderId={shown.order.id} shown={shown} />}
        />
      </Stack>
    </section>
  );
}
