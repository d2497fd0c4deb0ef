import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import {
  IssueInvoiceDocument,
  type Order_orderFragment,
  OrderInvoicesDocument,
} from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { InvoiceList } from '../../../orders/shared/invoices/invoice-list.tsx';
import { usePermission } from '../../permissions/use-permissions.ts';
import { Panel } from '../../ui/page/panel.tsx';

/** The order's invoice and credit notes, or why it has no invoice. */
export function InvoicesPanel({ order }: { order: Order_orderFragment }) {
  const mayChange = usePermission('ORDERS_WRITE');
  // Safe to retry: an order has one invoice.
  const [issue, isIssuing] = useAction(IssueInvoiceDocument, {
    result: (payload) => payload.order,
    failure: t`Invoice not issued`,
    onDone: () =>
      showToast({ tone: 'success', title: t`Invoice issued`, details: [t`The customer gets an email.`] }),
  });
  const { data } = useQuery(OrderInvoicesDocument, {
    variables: { id: order.id },
    fetchPolicy: 'cache-and-network',
  });
  if (!data?.order) return null;
  const { invoices, invoiceProblem } = data.order;
  return (
    <Panel title={t`Invoices`}>
      {invoices.length > 0 ? (
        <InvoiceList invoices={invoices} currency={order.currencyCode} />
      ) : (
        <Stack gap={16}>
          <p>{invoiceProblem?.message ?? <Trans>No invoice has been issued.</Trans>}</p>
          {mayChange && !invoiceProblem && (
            <Button
              size="sm"
              variant="outline"
              pending={isIssuing}
              onClick={() => void issue({ orderId: order.id })}
            >
              <Trans>Issue invoice</Trans>
            </Button>
          )}
        </Stack>
      )}
    </Panel>
  );
}
