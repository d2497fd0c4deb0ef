import { holdsStock } from '../../../orders/shared/order-status.ts';
import { useEffect } from 'react';
import { parseMoney } from '../../../../forms/money-input.ts';
import type { Order_orderFragment } from '../../../../gql/graphql.ts';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { useRefundPreview } from './use-refund-preview.ts';

interface RefundValues {
  /** By the position of the refundable line. */
  lines: { quantity: number; restock: boolean }[];
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
      lines: refundable.map(({ unsentQuantity }) => ({ quantity: 0, restock: unsentQuantity > 0 })),
      amount: '',
      reason: '',
    }),
  });
  const { setFocus } = editing.form;
  const first = refundable.length > 0 ? 'lines.0.quantity' : 'amount';
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
    isRestockable: (index: number) =>
      isHolding && refundable[index]?.requiresShipping && (typed.lines[index]?.quantity ?? 0) > 0,
  };
}

/** The selected quantities of the refundable lines. */
function chosenLines(
  refundable: Order_orderFragment['lines'],
  typed: RefundValues['lines'],
  isHolding: boolean,
) {
  return refundable.flatMap(({ id }, index) => {
    const { quantity = 0, restock = false } = typed[index] ?? {};
    return quantity > 0 ? [{ orderLineId: id, quantity, restock: restock && isHolding }] : [];
  });
}
