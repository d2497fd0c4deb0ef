import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useAction } from '../../../../apollo/use-action.ts';
import {
  type OrderStatus,
  type Order_orderFragment,
  UpdateOrderStatusDocument,
} from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { AlertDialog } from '../../../../ui/overlay/alert-dialog.tsx';
import { useLastShown } from '../../../../ui/overlay/use-last-shown.ts';
import { orderStatuses } from '../../../orders/shared/order-status.ts';
import { statusQuestion } from './status-confirmation.ts';

/**
 * Changes an order's status, with a confirmation if it moves stock or money. Render a StatusQuestion with it.
 * `onDone` runs after a change.
 */
export function useStatusChange(order: Order_orderFragment, onDone?: () => void) {
  const [update, isSaving] = useUpdateOrderStatus(order, onDone);
  const [pendingStatus, setPendingStatus] = useState<OrderStatus | null>(null);
  const question = pendingStatus && questionOf(order, pendingStatus);

  function change(status: OrderStatus): void {
    if (questionOf(order, status)) setPendingStatus(status);
    else void update(status);
  }

  function confirm(): void {
    setPendingStatus(null);
    if (pendingStatus) void update(pendingStatus);
  }

  return { change, isSaving, question, confirm, cancel: () => setPendingStatus(null) };
}

interface StatusQuestionProps {
  changing: ReturnType<typeof useStatusChange>;
  /** Receives focus afterwards. */
  finalFocus: () => HTMLElement | null;
}

export function StatusQuestion({ changing, finalFocus }: StatusQuestionProps) {
  const { question, confirm, cancel } = changing;
  const shown = useLastShown(question);
  return (
    <AlertDialog
      open={question !== null}
      onOpenChange={(open) => !open && cancel()}
      title={shown?.title ?? ''}
      description={shown?.description}
      cancelLabel={t`Keep as is`}
      confirmLabel={shown?.confirmLabel ?? ''}
      danger
      onConfirm={confirm}
      finalFocus={finalFocus}
    />
  );
}

/** "Pending → Delivered". */
export function changeText(before: OrderStatus, after: OrderStatus): string {
  return `${orderStatuses()[before].label} → ${orderStatuses()[after].label}`;
}

function questionOf(order: Order_orderFragment, next: OrderStatus) {
  return statusQuestion(order, next, formatMoney(order.totals.total, order.currencyCode));
}

/**
 * Sets an order's status (specification section 4) with an optimistic response. An error rolls it back and
 * shows a toast with the reason. Invalidates lists of orders and stock.
 */
function useUpdateOrderStatus(order: Order_orderFragment, onDone?: () => void) {
  const [update, isSaving] = useAction(UpdateOrderStatusDocument, {
    result: (payload) => payload.order,
    failure: t`Order status not updated`,
    optimisticResponse: ({ status }) => ({
      orderStatusUpdate: { __typename: 'OrderPayload' as const, order: { ...order, status }, userErrors: [] },
    }),
    update: (cache, { data }) => {
      if (!data?.orderStatusUpdate.order) return;
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'orders' });
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'products' });
    },
    onDone: ({ status }) => {
      showToast({
        tone: 'success',
        title: t`Order status updated`,
        details: [changeText(order.status, status)],
      });
      onDone?.();
    },
  });

  return [(status: OrderStatus) => update({ id: order.id, status }), isSaving] as const;
}
