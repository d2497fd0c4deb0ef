import { holdsStock } from '../../../orders/shared/order-status.ts';
import { useEffect, useState } from 'react';
import { parseMoney } from '../../../../forms/money-input.ts';
import type { Order_orderFragment } from '../../../../gql/graphql.ts';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { useRefundPreview } from './use-refund-preview.ts';

interface RefundValues {
  /** By the line's ID, so that another refund meanwhile leaves the other lines' input alone. */
  lines: Record<string, { quantity: number; restock: boolean }>;
  /** Typed, if it differs from the total of the lines. */
  amount: string;
  reason: string;
}

/** The form that refunds part of an order, with the selection and its total. It takes the focus. */
export function useRefundForm(order: Order_orderFragment) {
  const refundable = order.lines.filter(
    // Items of a return are refunded there.
    ({ quantity, refundedQuantity, returningQuantity }) => refundedQuantity + returningQuantity < quantity,
  );
  // Any other order's stock has already been released.
  const isHolding = holdsStock(order.status);
  const editing = useEditForm<RefundValues>({
    name: `refund ${order.id}`,
    defaultValues: () => ({
      // Unsent items are still in the warehouse.
      lines: Object.fromEntries(
        refundable.map(({ id, unsentQuantity }) => [id, { quantity: 0, restock: unsentQuantity > 0 }]),
      ),
      amount: '',
      reason: '',
    }),
  });
  const { setFocus } = editing.form;
  const [first] = useState<'amount' | `lines.${string}`>(() =>
    refundable[0] ? `lines.${refundable[0].id}.quantity` : 'amount',
  );
  useEffect(() => setFocus(first), [setFocus, first]);

  const typed = editing.form.watch();
  const lines = chosenLines(refundable, typed.lines, isHolding);
  const priced = useRefundPreview(
    order.id,
    lines.map(({ orderLineId, quantity }) => ({ orderLineId, quantity })),
  );
  return {
    ...editing,
    refundable,
    lines,
    priced,
    /** In minor units; null while unknown or invalid. */
    amount: typed.amount.trim() === '' ? priced.amount : parseMoney(typed.amount, order.currencyCode),
    isRestockable: ({ id, requiresShipping }: Order_orderFragment['lines'][number]) =>
      isHolding && requiresShipping && (typed.lines[id]?.quantity ?? 0) > 0,
  };
}

/** The selected quantities of the refundable lines. */
function chosenLines(
  refundable: Order_orderFragment['lines'],
  typed: RefundValues['lines'],
  isHolding: boolean,
) {
  return refundable.flatMap(({ id }) => {
    const { quantity = 0, restock = false } = typed[id] ?? {};
    return quantity > 0 ? [{ orderLineId: id, quantity, restock: restock && isHolding }] : [];
  });
}
