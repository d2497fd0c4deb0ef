import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Order_orderFragment } from '../../../gql/graphql.ts';
import { paths } from '../../../navigation/paths.ts';
import { OrderLinesTable } from '../../orders/shared/order-lines-table.tsx';
import { Totals } from '../../orders/shared/totals.tsx';
import styles from './order-page.module.css';

/** The order's lines, with subtotal and total. */
export function OrderLines({ order }: { order: Order_orderFragment }) {
  const { lines, totals, adjustments, currencyCode } = order;
  return (
    <section aria-labelledby="order-lines">
      <h2 id="order-lines" className={styles.title}>
        <Trans>Items ordered</Trans>
      </h2>
      <OrderLinesTable
        lines={lines}
        currency={currencyCode}
        caption={t`Products of this order`}
        {...(order.status === 'DELIVERED' && { reviewPath: paths.review })}
      />
      <Totals
        totals={totals}
        requiresShipping={order.requiresShipping}
        adjustments={adjustments}
        currency={currencyCode}
        look="plain"
        className={styles.totals}
      />
    </section>
  );
}
