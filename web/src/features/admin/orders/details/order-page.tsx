import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { adminPages, adminPaths } from '../../../../navigation/admin-pages.ts';
import { NotFoundPage } from '../../../../navigation/not-found-page.tsx';
import { usePageTitle } from '../../../../navigation/use-page.ts';
import {
  AdminOrderDocument,
  type NextPaymentAction,
  OrderInvoicesDocument,
  type Order_orderFragment,
  type OrderSource,
} from '../../../../gql/graphql.ts';
import { ButtonLink } from '../../../../ui/actions/button-link.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { DateTime } from '../../../../ui/data/date-time.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { OrderLinesTable } from '../../../orders/shared/order-lines-table.tsx';
import { OrderStatusBadge } from '../../../orders/shared/order-status-badge.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { AuditLink } from '../../audit/audit-link.tsx';
import { useBackToList } from '../../list/use-back-to-list.ts';
import { OtherViewers } from '../../live/other-viewers.tsx';
import { usePermission } from '../../permissions/use-permissions.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { TwoColumns } from '../../ui/page/two-columns.tsx';
import { CommentForm } from './comment-form.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderEmails } from './order-emails.tsx';
import { OrderPayment } from '../payment/order-payment.tsx';
import { AddressPanel } from './address-panel.tsx';
import { OrderFieldsPanel } from './order-fields-panel.tsx';
import { OrderNotesPanel } from './order-notes-panel.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { DownloadsPanel } from '../downloads/downloads-panel.tsx';
import { InvoicesPanel } from '../invoices/invoices-panel.tsx';
import { ExchangedOrder } from '../exchanges/exchange-notes.tsx';
import { hasExchangeable } from '../exchanges/exchange-values.ts';
import { printLink } from '../printing/print-search.ts';
import { RefundPanel } from '../refunds/refund-panel.tsx';
import { isOpenStatus } from '../../../orders/shared/order-status.ts';
import { WithdrawalList } from '../../../orders/shared/withdrawals/withdrawal-list.tsx';
import { ReturnsPanel } from '../returns/returns-panel.tsx';
import { OrderTotals } from '../payment/order-totals.tsx';
import { SendingPanel } from '../sending/sending-panel.tsx';
import { TagsPanel } from '../tags/tags-panel.tsx';
import { StatusForm } from '../status/status-form.tsx';

const systemNames: Record<OrderSource, string> = { SHOPIFY: 'Shopify', WOOCOMMERCE: 'WooCommerce' };

/** The payment steps that staff perform. */
const PAYMENT_STEPS: ReadonlySet<NextPaymentAction> = new Set(['TRANSFER', 'REFUND', 'CHECK']);

/** One order: the next action first, then its lines and its customer. */
export function OrderPage() {
  const { id = '' } = useParams();
  const { to } = useBackToList(adminPaths.orders());
  const { data, error, refetch } = useQuery(AdminOrderDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const order = data?.order;
  usePageTitle(order ? adminPages.order.title(order.number) : undefined);
  if (data && !order) return <NotFoundPage />;
  return (
    <>
      <PageHead
        title={order ? t`Order #${order.number}` : t`Order`}
        back={{ label: t`Orders`, to }}
        note={
          order && (
            <Cluster gap={12}>
              <OrderStatusBadge status={order.status} />
              <ExchangedOrder orderId={order.id} />
              {order.importedFrom && <span>{t`Imported from ${systemNames[order.importedFrom]}`}</span>}
              <DateTime value={order.createdAt} show="date and time" />
              <AuditLink subject="ORDER" id={order.id} />
              <OtherViewers orderId={order.id} />
            </Cluster>
          )
        }
        actions={order && !order.importedFrom && <OrderLinks order={order} />}
      />
      {order ? (
        <OrderDetails key={order.id} order={order} />
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label={t`Loading the order`}>
          <Skeleton height="480px" />
        </Loading>
      )}
    </>
  );
}

function OrderDetails({ order }: { order: Order_orderFragment }) {
  const mayChange = usePermission('ORDERS_WRITE');
  // Fixed while the page is open: a panel that moves would lose the focus and confuse the user.
  const [startsWithPayment] = useState(() => PAYMENT_STEPS.has(order.nextPaymentAction));
  const payment = (
    <Panel title={t`Payment`}>
      <OrderPayment order={order} currency={order.currencyCode} />
    </Panel>
  );
  return (
    <TwoColumns
      first={
        <>
          {startsWithPayment && payment}
          <SendingPanel order={order} />
          {order.withdrawals.length > 0 && (
            <Panel title={t`Withdrawals`}>
              <WithdrawalList withdrawals={order.withdrawals} />
            </Panel>
          )}
          <ReturnsPanel order={order} />
        </>
      }
      main={
        <>
          <Panel title={t`Items ordered`} flush>
            <OrderLinesTable
              lines={order.lines}
              currency={order.currencyCode}
              caption={t`Items ordered`}
              isInPanel
            />
            <OrderTotals
              charged={order.totals}
              adjustments={order.adjustments}
              refunded={order.refundedAmount}
              refundedTax={order.refundedTaxTotal}
              currency={order.currencyCode}
            />
          </Panel>
          <Panel title={t`Customer`}>
            <OrderCustomer {...order} />
          </Panel>
          <AddressPanel order={order} />
          <OrderNotesPanel order={order} />
          <OrderFieldsPanel order={order} />
        </>
      }
      side={
        <>
          {!startsWithPayment && payment}
          <RefundPanel order={order} />
          {/* A payment, a shipment or a refund may issue a document. */}
          <InvoicesPanel
            key={order.history.length + order.shipments.length + refundsMade(order)}
            order={order}
          />
          <DownloadsPanel order={order} />
          {mayChange && !order.importedFrom && (
            <Panel title={t`Status`}>
              <StatusForm order={order} />
            </Panel>
          )}
          <TagsPanel orderId={order.id} />
          <Panel title={t`Emails`}>
            {/* Changes to an order, its parcels, refunds and returns send emails, so the list is
                reloaded. */}
            <OrderEmails
              key={order.history.length + order.shipments.length + refundsMade(order) + stepsOfReturns(order)}
              orderId={order.id}
            />
          </Panel>
          <Panel title={t`History`}>
            <OrderHistory order={order} />
            {mayChange && <CommentForm orderId={order.id} />}
          </Panel>
        </>
      }
    />
  );
}

/** Links to edit the order or exchange its items, and to its invoice and packing slip. */
function OrderLinks({ order }: { order: Order_orderFragment }) {
  const { id: orderId, status, shipments, refundedAmount, totals } = order;
  const mayChange = usePermission('ORDERS_WRITE');
  const mayRefund = usePermission('ORDERS_REFUND');
  const mayExchange = mayChange && mayRefund;
  // The panel of invoices reads it.
  const { data } = useQuery(OrderInvoicesDocument, { variables: { id: orderId }, fetchPolicy: 'cache-only' });
  const isFixed = totals.isReverseCharge || (data?.order?.invoices.length ?? 0) > 0;
  const isOpen = isOpenStatus(status) && shipments.length === 0 && refundedAmount === 0;
  const isEditable = mayChange && isOpen && !isFixed;
  const isPaid = order.paymentState === 'PAID';
  const isExchangeable = mayExchange && isPaid && !totals.isReverseCharge && hasExchangeable(order);
  return (
    <Cluster gap={8}>
      {isEditable && (
        <ButtonLink size="sm" variant="outline" to={adminPaths.orderEdit(orderId)}>
          <Trans>Edit order</Trans>
        </ButtonLink>
      )}
      {isExchangeable && (
        <ButtonLink size="sm" variant="outline" to={adminPaths.orderExchange(orderId)}>
          <Trans>Exchange items</Trans>
        </ButtonLink>
      )}
      <ButtonLink size="sm" variant="outline" to={printLink({ ids: [orderId], paper: 'summary' })}>
        <Trans>Order summary</Trans>
      </ButtonLink>
      <ButtonLink size="sm" variant="outline" to={printLink({ ids: [orderId], paper: 'slip' })}>
        <Trans>Packing slip</Trans>
      </ButtonLink>
    </Cluster>
  );
}

function refundsMade({ refunds }: Order_orderFragment): number {
  return refunds.filter(({ state }) => state === 'DONE').length;
}

function stepsOfReturns({ returns }: Order_orderFragment): number {
  return returns.flatMap(({ history }) => history).length;
}
