import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Order_orderFragment, OrderInvoices_orderFragment } from '../../../gql/graphql.ts';
import { isRecord } from '../../../lib/json.ts';
import { formatMoney } from '../../../lib/money.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { DownloadList } from '../../orders/shared/downloads/download-list.tsx';
import { InvoiceList } from '../../orders/shared/invoices/invoice-list.tsx';
import { holdsStock } from '../../orders/shared/order-status.ts';
import { OrderStatusBadge } from '../../orders/shared/order-status-badge.tsx';
import { RefundList } from '../../orders/shared/refund-list.tsx';
import { ShipmentList } from '../../orders/shared/shipment-list.tsx';
import { useOrderPaths } from './guest/order-link.ts';
import { CancelOrder } from './cancel-order.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import styles from './order-page.module.css';
import { PaymentBanner } from './payment/payment-banner.tsx';

interface OrderContentProps {
  order: Order_orderFragment & OrderInvoices_orderFragment & { changeableUntil?: string | null };
  /** Called when the order has changed on the server since it was loaded. */
  onOutdated: () => void;
  /** Where the customer finds the order again. */
  whereToFind: ReactNode;
  /** Additional actions for an order of an account, below its refunds. */
  children?: ReactNode;
}

/** The customer's view of an order with its history. */
export function OrderContent({ order, onOutdated, whereToFind, children }: OrderContentProps) {
  // A thank-you on a cancelled order would look like a mistake.
  const isNew = isJustPlaced(useLocation().state) && holdsStock(order.status);
  const isBack = useSearchParams()[0].has('payment');
  // Any order's rest may be paid by card.
  const isByCard = order.paymentMethod === 'CARD' || order.paymentState === 'PARTIALLY_PAID' || isBack;
  return (
    <Stack gap={32}>
      {isByCard ? (
        <PaymentBanner order={order} />
      ) : (
        isNew && <PlacedBanner order={order} whereToFind={whereToFind} />
      )}
      <div className={styles.head}>
        <PageHeading className={styles.heading}>
          <Trans>Order {order.number}</Trans>
        </PageHeading>
        <OrderStatusBadge status={order.status} />
        <p className={styles.underHeading}>
          <Trans>
            Placed on <DateTime value={order.createdAt} show="date and time" />
          </Trans>
        </p>
        <div className={styles.cancel}>
          <Cluster gap={12}>
            <ChangeOrder order={order} />
            <CancelOrder order={order} onOutdated={onOutdated} />
          </Cluster>
        </div>
      </div>
      <OrderShipments order={order} />
      <OrderDownloads order={order} />
      <OrderLines order={order} />
      <OrderRefunds order={order} />
      <OrderInvoices order={order} />
      {children}
      <OrderDetails order={order} />
      <OrderHistory order={order} />
    </Stack>
  );
}

/** The link to change the order, as long as that is possible. */
function ChangeOrder({ order: { id, changeableUntil } }: Pick<OrderContentProps, 'order'>) {
  const { orderChange } = useOrderPaths(id);
  if (!changeableUntil) return null;
  return (
    <>
      <span className={styles.until}>
        <Trans>
          Can be changed until <DateTime value={changeableUntil} show="date and time" />
        </Trans>
      </span>
      <ButtonLink variant="outline" size="sm" to={orderChange}>
        <Trans>Change order</Trans>
      </ButtonLink>
    </>
  );
}

/** The order's parcels; nothing before the first. */
function OrderShipments({ order }: { order: Order_orderFragment }) {
  if (order.shipments.length === 0) return null;
  return (
    <section aria-labelledby="order-shipments" className={styles.fact}>
      <h2 id="order-shipments" className={styles.title}>
        {order.shipmentState === 'ALL' ? t`On its way to you` : t`Part of it is on its way to you`}
      </h2>
      <ShipmentList shipments={order.shipments} />
    </section>
  );
}

/** The files that were bought; nothing if there are none. */
function OrderDownloads({ order }: { order: Order_orderFragment }) {
  if (order.downloads.length === 0) return null;
  return (
    <section aria-labelledby="order-downloads" className={styles.fact}>
      <h2 id="order-downloads" className={styles.title}>
        <Trans>Your downloads</Trans>
      </h2>
      <DownloadList downloads={order.downloads} />
    </section>
  );
}

/** The order's invoice and credit notes; nothing if there are none. */
function OrderInvoices({ order }: Pick<OrderContentProps, 'order'>) {
  if (order.invoices.length === 0) return null;
  return (
    <section aria-labelledby="order-invoices" className={styles.fact}>
      <h2 id="order-invoices" className={styles.title}>
        <Trans>Invoices</Trans>
      </h2>
      <InvoiceList invoices={order.invoices} currency={order.currencyCode} />
    </section>
  );
}

/** The order's refunds; nothing before the first. */
function OrderRefunds({ order }: { order: Order_orderFragment }) {
  if (order.refunds.length === 0) return null;
  const isMade = order.refunds.every(({ state }) => state === 'DONE');
  return (
    <section aria-labelledby="order-refunds" className={styles.fact}>
      <h2 id="order-refunds" className={styles.title}>
        {isMade ? t`Refunded` : t`Your refund is on its way`}
      </h2>
      <RefundList refunds={order.refunds} currency={order.currencyCode} />
    </section>
  );
}

/** Reserves the order's space while it loads. */
export function OrderLoading() {
  return (
    <Loading label={t`Loading your order`}>
      <Stack gap={32}>
        <Skeleton height="56px" />
        <Skeleton height="280px" />
        <Skeleton height="200px" />
      </Stack>
    </Loading>
  );
}

/** Whether the checkout redirected here. */
function isJustPlaced(state: unknown): boolean {
  return isRecord(state) && state['placed'] === true;
}

/** The confirmation after checkout: what was ordered and what happens next. */
function PlacedBanner({ order, whereToFind }: Pick<OrderContentProps, 'order' | 'whereToFind'>) {
  const amount = formatMoney(order.outstandingAmount, order.currencyCode);
  return (
    <Callout tone="success" title={t`Thank you! Your order is placed.`} role="status">
      <p>
        <Trans>
          Your order number is <strong>{order.number}</strong>.
        </Trans>{' '}
        {nextStepText(order, amount)}
      </p>
      {order.nextPaymentAction === 'COLLECT' && order.paymentDueAt && (
        <p>
          <Trans>
            Please confirm it with the link in our email, or we may cancel it on{' '}
            <DateTime value={order.paymentDueAt} />.
          </Trans>
        </p>
      )}
      <p>{whereToFind}</p>
    </Callout>
  );
}

function nextStepText(
  { paymentMethod, paymentState, requiresShipping }: Order_orderFragment,
  amount: string,
): string | null {
  // It was free.
  if (paymentState === 'PAID') return null;
  if (!requiresShipping)
    return t`Please transfer ${amount} using the details below. Your order is complete as soon as we receive your payment.`;
  return paymentMethod === 'BANK'
    ? t`Please transfer ${amount} using the details below. We’ll ship your order as soon as we receive your payment.`
    : t`Please have ${amount} ready when your order is delivered.`;
}
