import type { DetailRow, EmailBlock } from '../../../email/email-content.ts';
import { type Message, message } from '../../../shared/messages/message.ts';
import type { OrderEditChanges } from '../order-event.entity.ts';
import { holdsStock } from '../order-status.ts';
import type { Order } from '../order.ts';
import { amountOf } from './payment-sections.ts';

/** What an edit changed, and what is refunded or still to pay. */
export function editSection(
  { edit, isAddressChanged = false }: { edit: OrderEditChanges; isAddressChanged?: boolean },
  order: Order,
): EmailBlock[] {
  const addressRow = {
    label: message('orderEmail.edited.address'),
    value: message('orderEmail.edited.addressBelow'),
  };
  const rows = [
    ...edit.lines.map(lineRow),
    ...deliveryRows(edit),
    ...(isAddressChanged ? [addressRow] : []),
    ...discountRows(edit, order),
  ];
  return [{ type: 'details', rows: [...rows, ...totalRows(edit, order)] }];
}

function lineRow({
  title,
  options,
  previousQuantity,
  newQuantity,
}: OrderEditChanges['lines'][number]): DetailRow {
  return { label: [title, ...options].join(', '), value: quantityText(previousQuantity, newQuantity) };
}

function quantityText(before: number, after: number): Message {
  if (before === 0) return message('orderEmail.edited.added', { quantity: after });
  if (after === 0) return message('orderEmail.edited.removed');
  return message('orderEmail.edited.instead', { after: String(after), before: String(before) });
}

function deliveryRows({
  previousDeliveryMethod: before,
  newDeliveryMethod: after,
}: OrderEditChanges): DetailRow[] {
  if (after === before) return [];
  const none = message('orderEmail.edited.noDelivery');
  const value = before
    ? message('orderEmail.edited.instead', { after: after ?? none, before })
    : (after ?? none);
  return [{ label: message('orderEmail.delivery'), value }];
}

function discountRows(
  { newDiscount, previousDiscount, discountReason: reason }: OrderEditChanges,
  order: Order,
): DetailRow[] {
  const label = message('orderEmail.edited.discount');
  if (newDiscount === 0)
    return previousDiscount === 0 ? [] : [{ label, value: message('orderEmail.edited.removed') }];
  const amount = amountOf(order, newDiscount);
  return [
    { label, value: message('orderEmail.edited.discountWithReason', { amount, reason: reason ?? '' }) },
  ];
}

function totalRows(
  { previousTotal, newTotal, refundedAmount = 0, amountToPay = 0 }: OrderEditChanges,
  order: Order,
): DetailRow[] {
  const { paymentState, status } = order;
  const [before, after] = [amountOf(order, previousTotal), amountOf(order, newTotal)];
  const total = newTotal === previousTotal ? after : message('orderEmail.edited.instead', { after, before });
  const isOutstanding = amountToPay > 0 && paymentState !== 'PAID' && holdsStock(status);
  return [
    { label: message('orderEmail.edited.total'), value: total },
    ...(refundedAmount > 0
      ? [{ label: message('orderEmail.edited.refund'), value: amountOf(order, refundedAmount) }]
      : []),
    ...(isOutstanding
      ? [{ label: message('orderEmail.edited.toPay'), value: amountOf(order, amountToPay) }]
      : []),
  ];
}
