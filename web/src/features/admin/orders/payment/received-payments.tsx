import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { ReceivedPaymentsDocument } from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { DateTime } from '../../../../ui/data/date-time.tsx';
import { paymentMethodLabels } from '../../../orders/shared/order-labels.ts';

/** The payments that were received for an order, oldest first. */
export function ReceivedPayments({ orderId, currency }: { orderId: string; currency: string }) {
  const { data } = useQuery(ReceivedPaymentsDocument, {
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <ul role="list">
      {data?.order?.payments.map(({ amount, method, isExchange, receivedAt }) => (
        <li key={`${receivedAt} ${amount}`}>
          {formatMoney(amount, currency)},{' '}
          {isExchange ? t`credit of an exchange` : paymentMethodLabels()[method]},{' '}
          <DateTime value={receivedAt} />
        </li>
      ))}
    </ul>
  );
}
