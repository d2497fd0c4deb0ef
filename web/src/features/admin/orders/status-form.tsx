import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { useAction } from '../../../apollo/use-action.ts';
import {
  type Order_orderFragment,
  type OrderStatus,
  UpdateOrderStatusDocument,
} from '../../../gql/admin/graphql.ts';
import { formatMoney } from '../../../lib/money.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { useLastShown } from '../../../ui/overlay/use-last-shown.ts';
import { orderStatusLabels } from '../../orders/order-labels.ts';
import { statusChoices } from './order-list-search.ts';
import { statusQuestion } from './status-confirmation.ts';
import styles from './status-form.module.css';

const alreadyTexts = (): Record<OrderStatus, string> => ({
  PENDING: t`The order is pending already.`,
  DELIVERED: t`The order is delivered already.`,
  CANCELLED: t`The order is cancelled already.`,
  RETURNED: t`The order is returned already.`,
});

/**
 * Sets the order's status to any of the four. 'Cancelled' is preselected (specification section 4), so releasing stock
 * needs a confirmation, and so does delivering an unpaid order.
 */
export function StatusForm({ order }: { order: Order_orderFragment }) {
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState<OrderStatus>('CANCELLED');
  const [updateStatus, isSaving] = useUpdateOrderStatus(order);
  const isSame = chosen === order.status && !isSaving;
  const question = statusQuestion(order, chosen, formatMoney(order.totals.total, order.currencyCode));
  const [asked, setAsked] = useState<typeof question>(null);
  const shown = useLastShown(asked);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isSame || isSaving) return;
    if (!question) return void updateStatus(chosen);
    setAsked(question);
  }

  return (
    <form onSubmit={submit}>
      <SelectField
        ref={select}
        name="status"
        label={t`New status`}
        optionalMark={false}
        value={chosen}
        onChange={({ target }) => {
          const next = statusChoices().find(({ status }) => status === target.value);
          if (next) setChosen(next.status);
        }}
      >
        {statusChoices().map(({ status, label }) => (
          <option key={status} value={status}>
            {label}
          </option>
        ))}
      </SelectField>
      <p role="status" className={styles.change}>
        {isSame ? alreadyTexts()[order.status] : !isSaving && changeText(order.status, chosen)}
      </p>
      <Button type="submit" block disabled={isSame} pending={isSaving}>
        <Trans>Save</Trans>
      </Button>
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={shown?.title ?? ''}
        description={shown?.description}
        cancelLabel={t`Keep as it is`}
        confirmLabel={shown?.confirmLabel ?? ''}
        danger
        onConfirm={() => {
          setAsked(null);
          void updateStatus(chosen);
        }}
        finalFocus={() => select.current}
      />
    </form>
  );
}

/**
 * Sets an order's status (specification section 4) with an optimistic response, which is rolled back on an error, with a
 * toast that gives the reason. Lists of orders and stock are invalidated.
 */
function useUpdateOrderStatus(order: Order_orderFragment) {
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
    onDone: ({ status }) =>
      showToast({
        tone: 'success',
        title: t`Order status updated`,
        details: [changeText(order.status, status)],
      }),
  });

  return [(status: OrderStatus) => update({ id: order.id, status }), isSaving] as const;
}

function changeText(before: OrderStatus, after: OrderStatus): string {
  return `${orderStatusLabels()[before]} → ${orderStatusLabels()[after]}`;
}
