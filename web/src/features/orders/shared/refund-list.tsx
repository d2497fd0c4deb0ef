import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Refund_refundFragment } from '../../../gql/graphql.ts';
import { formatMoney } from '../../../lib/money.ts';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { orderLineLabel } from './order-labels.ts';
import styles from './dated-list.module.css';

interface RefundListProps {
  refunds: readonly Refund_refundFragment[];
  currency: string;
  /** Additional details for staff. */
  details?: (refund: Refund_refundFragment) => ReactNode;
}

/** The refunds of an order: amount, date and reason. */
export function RefundList({ refunds, currency, details }: RefundListProps) {
  return (
    <ol role="list" className={styles.list}>
      {refunds.map((refund) => (
        <li key={refund.id} className={styles.item}>
          <p className={styles.when}>
            <Trans>
              {formatMoney(refund.amount, currency)} on <DateTime value={refund.createdAt} />
            </Trans>
          </p>
          {refund.lines.length > 0 && (
            <ul role="list">
              {refund.lines.map(({ line, quantity }) => (
                <li key={line.id}>
                  {quantity} × {orderLineLabel(line)}
                </li>
              ))}
            </ul>
          )}
          {details?.(refund)}
        </li>
      ))}
    </ol>
  );
}
