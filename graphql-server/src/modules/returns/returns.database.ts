import { audited } from '../../db/declared/audited.ts';
import { emits, emitsWebhookEvent } from '../../db/declared/emits.ts';
import { databaseRules } from '../../db/declared/rule.ts';
import { updatesWhole } from '../../db/declared/update-times.ts';
import { versioned } from '../../db/declared/versioned.ts';
import { OrderEntity } from '../orders/order.entity.ts';
import { orderNumber } from '../orders/orders.database.ts';
import { ReturnEntity, ReturnLineEntity } from './return.entity.ts';

/** A column of the return that a changed line belongs to. */
const returnOf = (value: string) => `(select ${value} from returns where id = changed.return_id)`;

export const returnsDatabase = databaseRules('returns', [
  versioned(ReturnEntity, {
    edited: ['state', 'changed_at'],
    notEdited: {
      order_id: 'never changes',
      exchange_order_id: 'never changes',
      number: 'never changes',
      refund_id: 'comes with a state',
    },
  }),
  audited(ReturnEntity, {
    subject: 'ORDER',
    subjectId: 'changed.order_id',
    subjectName: orderNumber,
    part: { kind: 'RETURN', name: `'R' || changed.number` },
    recorded: ['order_id', 'state', 'exchange_order_id'],
    ignored: {
      number: 'names the entry',
      refund_id: 'has an entry of its own',
      changed_at: 'follows from a change',
    },
  }),
  audited(ReturnLineEntity, {
    subject: 'ORDER',
    subjectId: returnOf('order_id'),
    subjectName: `(select number from orders where id = ${returnOf('order_id')})`,
    part: { kind: 'RETURN', name: returnOf(`'R' || number`) },
    recorded: ['quantity', 'reason', 'received_quantity', 'restocked_quantity'],
    ignored: { return_id: 'names the entry', order_line_id: 'says nothing to people' },
  }),
  updatesWhole(ReturnEntity, OrderEntity, 'order_id'),
  emits(ReturnEntity, { insert: 'RETURN_REQUESTED', update: 'ORDER_CHANGED', subject: 'order_id' }),
  emitsWebhookEvent(ReturnEntity, 'emit_return_requested', { type: 'return.requested', after: 'insert' }),
  emitsWebhookEvent(ReturnEntity, 'emit_return_updated', {
    type: 'return.updated',
    after: 'update of state',
    when: 'old.state <> new.state',
  }),
  // The rest may come in another parcel, which changes no state.
  emitsWebhookEvent(ReturnEntity, 'then_emit_return_received', {
    type: 'order.returned',
    after: 'update of state',
    when: `old.state <> 'RECEIVED' and new.state = 'RECEIVED'`,
  }),
]);
