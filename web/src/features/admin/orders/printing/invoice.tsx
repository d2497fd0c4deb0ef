import { t } from '@lingui/core/macro';
import type { PrintedOrder_orderFragment } from '../../../../gql/admin/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { useShop } from '../../../../shop/use-shop.ts';
import { paymentMethodLabels, paymentStateLabel } from '../../../orders/order-labels.ts';
import { discountAmount, discountLabel, shippingLabel } from '../../../orders/totals.tsx';
import { Paper, PaperItem } from './paper.tsx';
import styles from './paper.module.css';

/** What an order costs, and how it is paid. */
export function Invoice({ order }: { order: PrintedOrder_orderFragment }) {
  const money = (amount: number) => formatMoney(amount, order.currencyCode);
  const sums: [label: string, amount: string][] = [
    [t`Subtotal`, money(order.totals.subtotal)],
    ...order.adjustments.map((adjustment): [string, string] => [
      discountLabel(adjustment),
      discountAmount(adjustment, order.currencyCode),
    ]),
    [t`Shipping`, shippingLabel(order.totals.shippingTotal, order.currencyCode)],
    [t`Total`, money(order.totals.total)],
    ...(order.refundedAmount > 0
      ? [[t`Refunded`, money(-order.refundedAmount)] satisfies [string, string]]
      : []),
  ];
  return (
    <Paper
      order={order}
      title={t`Invoice`}
      details={[
        [t`Payment`, paymentMethodLabels()[order.paymentMethod]],
        [t`State`, paymentStateLabel(order)],
      ]}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`Item`}</th>
            <th scope="col" className={styles.number}>{t`Quantity`}</th>
            <th scope="col" className={styles.number}>{t`Price`}</th>
            <th scope="col" className={styles.number}>{t`Total`}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <td>
                <PaperItem line={line} />
              </td>
              <td className={styles.number}>{line.quantity}</td>
              <td className={styles.number}>{money(line.unitPrice)}</td>
              <td className={styles.number}>{money(line.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.sums}>
        {sums.map(([label, amount]) => (
          <div key={label} className={styles.sum}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <TransferNote order={order} />
    </Paper>
  );
}

/** Where to transfer the money of an order that waits for it. */
function TransferNote({ order }: { order: PrintedOrder_orderFragment }) {
  const account = useShop()?.bankAccount;
  if (!account || order.paymentReference == null || order.paymentState !== 'UNPAID') return null;
  const { holder, iban, bic, bank } = account;
  const place = [holder, bank, iban, bic].filter(Boolean).join(', ');
  return (
    <p
      className={styles.note}
    >{t`Please transfer the total to ${place}, with the reference ${order.paymentReference}.`}</p>
  );
}
