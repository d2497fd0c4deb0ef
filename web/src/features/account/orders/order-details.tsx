import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Order_orderFragment } from '../../../gql/graphql.ts';
import { formatMoney } from '../../../lib/money.ts';
import { paymentMethodLabels, paymentStateLabel } from '../../orders/shared/order-labels.ts';
import { billingLines } from '../../orders/shared/postal-lines.ts';
import { readableEmail } from '../../../lib/readable-email.ts';
import { DeliverySummary } from '../../orders/shared/delivery-summary.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import styles from './order-page.module.css';
import { OrderFields } from './order-fields.tsx';
import { PaymentNext } from './payment/payment-next.tsx';

export function OrderDetails({ order }: { order: Order_orderFragment }) {
  const { deliveryAddress } = order;
  const delivery = order.deliveryMethod && (
    <div className={styles.delivery}>
      <DeliverySummary method={order.deliveryMethod} />
    </div>
  );
  return (
    <Grid columns="halves">
      <section aria-labelledby="order-billing" className={styles.fact}>
        <h2 id="order-billing" className={styles.title}>
          {order.requiresShipping && !deliveryAddress ? (
            <Trans>Billing and delivery</Trans>
          ) : (
            <Trans>Billing</Trans>
          )}
        </h2>
        <address className={styles.address}>
          {addressLines(order).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        {!deliveryAddress && delivery}
      </section>
      {deliveryAddress && (
        <section aria-labelledby="order-delivery" className={styles.fact}>
          <h2 id="order-delivery" className={styles.title}>
            <Trans>Delivery address</Trans>
          </h2>
          <address className={styles.address}>
            {[...deliveryAddress.formatted, deliveryAddress.phone].map(
              (line) => line && <span key={line}>{line}</span>,
            )}
          </address>
          {delivery}
        </section>
      )}
      <section aria-labelledby="order-payment" className={styles.fact}>
        <h2 id="order-payment" className={styles.title}>
          <Trans>Payment</Trans>
        </h2>
        <p>{paymentMethodLabels()[order.paymentMethod]}</p>
        <p>{paymentStateLabel(order)}</p>
        {order.paymentState === 'PARTIALLY_PAID' && order.outstandingAmount > 0 && (
          <p>{t`Still to pay: ${formatMoney(order.outstandingAmount, order.currencyCode)}`}</p>
        )}
        <PaymentNext order={order} />
      </section>
      {order.customerNote && (
        <section aria-labelledby="order-note" className={styles.fact}>
          <h2 id="order-note" className={styles.title}>
            <Trans>Your note</Trans>
          </h2>
          <p className={styles.text}>{order.customerNote}</p>
        </section>
      )}
      {order.giftMessage && (
        <section aria-labelledby="order-gift" className={styles.fact}>
          <h2 id="order-gift" className={styles.title}>
            <Trans>Gift message</Trans>
          </h2>
          <p className={styles.text}>{order.giftMessage}</p>
        </section>
      )}
      <OrderFields fields={order.fields} />
    </Grid>
  );
}

function addressLines(order: Order_orderFragment): string[] {
  const { phone, email } = order.billing ?? order.customer;
  const vatNumber = order.billing?.vatNumber;
  return [
    ...billingLines(order),
    phone ?? '',
    readableEmail(email),
    vatNumber ? t`VAT number ${vatNumber}` : '',
  ].filter(Boolean);
}
