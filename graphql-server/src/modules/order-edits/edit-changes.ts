import type { OrderEditChanges } from '../orders/order-event.entity.ts';
import type { OrderEntity } from '../orders/order.entity.ts';
import { manualDiscountOf } from './edit-rules.ts';
import type { EditPlan } from './plan-edit.ts';

/** Whether there is nothing to store. */
export function hasNoChange(change: OrderEditChanges, { agreed }: EditPlan): boolean {
  const reason = manualDiscountOf(agreed)?.reason ?? null;
  return (
    change.lines.length === 0 &&
    change.previousDeliveryMethod === change.newDeliveryMethod &&
    change.previousDiscount === change.newDiscount &&
    change.previousTotal === change.newTotal &&
    change.discountReason === reason
  );
}

/** What the edit changed, for the history and the customer. */
export function changesOf(order: OrderEntity, { current, agreed, priced }: EditPlan): OrderEditChanges {
  const after = new Map(priced.lines.map((line) => [line.id, line.quantity]));
  const lines = [
    ...current.map((line) => ({
      line,
      previousQuantity: line.quantity,
      newQuantity: after.get(line.id) ?? 0,
    })),
    ...priced.lines
      .filter(({ draft }) => draft)
      .map((line) => ({ line, previousQuantity: 0, newQuantity: line.quantity })),
  ];
  const previousMethod = order.deliveryMethod ?? null;
  const newMethod = priced.deliveryMethod ?? null;
  const isOtherMethod = previousMethod?.methodId !== newMethod?.methodId;
  const discount = manualDiscountOf(priced.adjustments);
  return {
    lines: lines
      .filter(({ previousQuantity, newQuantity }) => previousQuantity !== newQuantity)
      .map(({ line, previousQuantity, newQuantity }) => ({
        title: line.title,
        options: [line.colour, line.size, ...line.others].filter((option) => option !== null),
        previousQuantity,
        newQuantity,
      })),
    previousDeliveryMethod: isOtherMethod ? (previousMethod?.name ?? null) : null,
    newDeliveryMethod: isOtherMethod ? (newMethod?.name ?? null) : null,
    previousDiscount: manualDiscountOf(agreed)?.amount ?? 0,
    newDiscount: discount?.amount ?? 0,
    discountReason: discount?.reason ?? null,
    previousTotal: order.total,
    newTotal: priced.totals.total,
    addedLineIds: priced.lines.filter(({ draft }) => draft).map(({ id }) => id),
  };
}
