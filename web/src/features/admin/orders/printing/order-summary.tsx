import { t } from '@lingui/core/macro';
import type { PrintedOrder_orderFragment } from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { useShop } from '../../../../shop/use-shop.ts';
import { paymentMethodLabels, paymentStateLabel } from '../../../orders/shared/order-labels.ts';
import { classNames } from '../../../../ui/class-names.ts';
import {
  includedTaxLabel,
  isCharged,
  reverseChargeNote,
  taxLabel,
} from '../../../orders/shared/tax-labels.ts';
import { discountAmount, discountLabel, shippingLabel } from '../../../orders/shared/totals.tsx';
import { deliveryLines, Paper, PaperItem } from './paper.tsx';
import styles from './paper.module.css';

/** The printed summary of an order: what it costs and how it is paid. It is no invoice. */
export function OrderSummary({ order }: { order: PrintedOrder_orderFragment }) {
  const money = (amount: number) => formatMoney(amount, order.currencyCode);
  const sums = sumsOf(order);
  return (
    <Paper
      order={order}
      title={t`Order summary`}
      details={[
        [t`Payment`, paymentMethodLabels()[order.paymentMethod]],
        [t`State`, paymentStateLabel(order)],
        ...(order.billing?.vatNumber ? [[t`VAT number`, order.billing.vatNumber] as const] : []),
        ...(order.deliveryAddress
          ? [[t`Delivery address`, deliveryLines(order.deliveryAddress).join(', ')] as const]
          : []),
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
        {sums.map(({ label, amount, isTotal = false }) => (
          <div key={label} className={classNames(styles.sum, isTotal && styles.total)}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <TaxTable order={order} />
      {order.totals.isReverseCharge && <p className={styles.note}>{reverseChargeNote()}</p>}
      <TransferNote order={order} />
    </Paper>
  );
}

interface Sum {
  label: string;
  amount: string;
  isTotal?: boolean;
}

function sumsOf({ totals, adjustments, refundedAmount, currencyCode }: PrintedOrder_orderFragment): Sum[] {
  const { subtotal, shippingTotal, pricesIncludeTax, taxes, total } = totals;
  const money = (amount: number) => formatMoney(amount, currencyCode);
  const taxSums = (labelOf: typeof taxLabel) =>
    taxes.filter(isCharged).map((tax) => ({ label: labelOf(tax), amount: money(tax.amount) }));
  return [
    { label: t`Subtotal`, amount: money(subtotal) },
    ...adjustments.map((adjustment) => ({
      label: discountLabel(adjustment),
      amount: discountAmount(adjustment, shippingTotal, currencyCode),
    })),
    { label: t`Shipping`, amount: shippingLabel(shippingTotal, currencyCode) },
    ...(pricesIncludeTax ? [] : taxSums(taxLabel)),
    { label: t`Total`, amount: money(total), isTotal: true },
    ...(pricesIncludeTax ? taxSums(includedTaxLabel) : []),
    ...(refundedAmount > 0 ? [{ label: t`Refunded`, amount: money(-refundedAmount) }] : []),
  ];
}

/** The taxable amount of each tax, as agreed; nothing without taxes. */
function TaxTable({ order: { totals, currencyCode } }: { order: PrintedOrder_orderFragment }) {
  if (totals.taxes.length === 0) return null;
  return (
    <table className={classNames(styles.table, styles.taxes)}>
      <thead>
        <tr>
          <th scope="col">{t`Tax`}</th>
          <th scope="col" className={styles.number}>{t`Net`}</th>
          <th scope="col" className={styles.number}>{t`Amount`}</th>
        </tr>
      </thead>
      <tbody>
        {totals.taxes.map((tax) => (
          <tr key={taxLabel(tax)}>
            <td>{taxLabel(tax)}</td>
            <td className={styles.number}>{formatMoney(tax.taxable, currencyCode)}</td>
            <td className={styles.number}>{formatMoney(tax.amount, currencyCode)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The bank details for an order that waits for a transfer. */
function TransferNote({ order }: { order: PrintedOrder_orderFragment }) {
  const account = useShop()?.bankAccount;
  if (!account || order.paymentReference == null || order.outstandingAmount === 0) return null;
  const { holder, iban, bic, bank } = account;
  const amount = formatMoney(order.outstandingAmount, order.currencyCode);
  const place = [holder, bank, iban, bic].filter(Boolean).join(', ');
  return (
    <p
      className={styles.note}
    >{t`Please transfer ${amount} to ${place}, with the reference ${order.paymentReference}.`}</p>
  );
}
