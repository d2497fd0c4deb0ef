import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Return_returnFragment } from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { DateTime } from '../../../../ui/data/date-time.tsx';
import { LineFields } from '../../../custom-fields/shared/line-fields.tsx';
import { orderLineLabel } from '../order-labels.ts';
import { returnReasonLabels, returnStateLabels } from './return-labels.ts';
import styles from './return-list.module.css';
import { ReturnStateBadge } from './return-state-badge.tsx';

interface ReturnListProps<Shown extends Return_returnFragment> {
  returns: readonly Shown[];
  /** Returns the ISO 4217 currency of the return's order. */
  currencyOf: (shown: Shown) => string;
  /** For staff; otherwise the texts address the customer. */
  isForStaff?: boolean;
  /** More about each return, such as what is sent instead. */
  note?: (shown: Shown) => ReactNode;
  /** The heading of each return, such as its order. */
  title?: (shown: Shown) => ReactNode;
  /** The actions on each return. */
  actions?: (shown: Shown) => ReactNode;
}

/** Returns with their items, refunds and history, including messages. */
export function ReturnList<Shown extends Return_returnFragment>({
  returns,
  currencyOf,
  isForStaff = false,
  note,
  title,
  actions,
}: ReturnListProps<Shown>) {
  return (
    <ol role="list" className={styles.list}>
      {returns.map((shown) => (
        <li key={shown.id} id={`return-${shown.id}`} className={styles.item}>
          <div className={styles.head}>
            <span className={styles.number}>
              <Trans>Return {shown.number}</Trans>
            </span>
            <ReturnStateBadge state={shown.state} />
            {title?.(shown)}
          </div>
          <ul role="list" className={styles.lines}>
            {shown.lines.map((line) => (
              <li key={line.line.id}>
                {line.quantity} × {orderLineLabel(line.line)}
                <LineFields fields={line.line.fields} className={styles.field} />
                <p className={styles.small}>{lineDetails(line, isForStaff)}</p>
              </li>
            ))}
          </ul>
          <p>{amountText(shown, formatMoney(shown.refundAmount, currencyOf(shown)), isForStaff)}</p>
          {note?.(shown)}
          <ol role="list" className={styles.lines}>
            {shown.history.map((event) => (
              <li key={`${event.createdAt} ${event.state}`}>
                <p className={styles.small}>
                  {returnStateLabels()[event.state]} ·{' '}
                  <DateTime value={event.createdAt} show="date and time" /> · {whoDid(event, isForStaff)}
                </p>
                {event.text && <p className={styles.said}>{event.text}</p>}
              </li>
            ))}
          </ol>
          {actions?.(shown)}
        </li>
      ))}
    </ol>
  );
}

function lineDetails(
  { reason, quantity, receivedQuantity, restockedQuantity }: Return_returnFragment['lines'][number],
  isForStaff: boolean,
): string {
  return [
    returnReasonLabels()[reason],
    receivedQuantity > 0 &&
      (receivedQuantity === quantity ? t`arrived` : t`${receivedQuantity} of ${quantity} arrived`),
    isForStaff &&
      restockedQuantity > 0 &&
      plural(restockedQuantity, { one: '# back in stock', other: '# back in stock' }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function amountText(
  { state, refundAmount }: Return_returnFragment,
  amount: string,
  isForStaff: boolean,
): string {
  // Free items, or an exchange for others.
  if (refundAmount === 0 && !isForStaff) return t`Nothing is refunded.`;
  switch (state) {
    case 'REFUNDED':
      return t`Refund: ${amount}`;
    case 'DECLINED':
    case 'CANCELLED':
      return t`Nothing is refunded.`;
    case 'RECEIVED':
      return isForStaff ? t`Refund due: ${amount}` : t`You’ll get ${amount} back.`;
    case 'REQUESTED':
    case 'APPROVED':
      return isForStaff ? t`Refund due on arrival: ${amount}` : t`You’ll get ${amount} back when it arrives.`;
  }
}

function whoDid({ actor, staffName }: Return_returnFragment['history'][number], isForStaff: boolean): string {
  if (!isForStaff) return actor === 'CUSTOMER' ? t`by you` : t`by the shop`;
  if (actor === 'CUSTOMER') return t`by the customer`;
  if (actor === 'API_KEY') return t`by the API key “${staffName ?? ''}”`;
  return staffName ? t`by ${staffName}` : t`by the shop`;
}
