import { Fragment } from 'react';
import { useShop } from '../../../shop/use-shop.ts';
import type { Order_orderFragment } from '../../../gql/graphql.ts';
import { formatMoney } from '../../../lib/money.ts';
import { DateTime } from '../../../ui/data/date-time.tsx';
import styles from './payment-next.module.css';

/** Account, reference and due date for the bank transfer. */
export function BankTransfer({ order }: { order: Order_orderFragment }) {
  const account = useShop()?.bankAccount;
  const amount = formatMoney(order.total, order.currencyCode);
  const details = [
    ['Amount', amount],
    ['Reference', inGroups(order.paymentReference ?? order.number)],
    ['Account holder', account?.holder],
    ['IBAN', account?.iban],
    ['BIC', account?.bic],
    ['Bank', account?.bank],
  ] as const;
  return (
    <>
      <p className={styles.next}>
        {account ? 'Please transfer the money to this account' : 'Please ask us for our account'}
        {order.paymentDueAt && (
          <>
            {' '}
            by <DateTime value={order.paymentDueAt} />; after that the order is cancelled
          </>
        )}
        . We send your order as soon as the money has arrived.
      </p>
      <dl className={styles.details}>
        {details.map(
          ([name, value]) =>
            value && (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
    </>
  );
}

/** Splits a reference into groups of four, which are easier to copy by hand. */
function inGroups(reference: string): string {
  return reference.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
