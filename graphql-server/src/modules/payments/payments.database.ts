import { audited } from '../../db/declared/audited.ts';
import { emits, emitsWebhookEvent } from '../../db/declared/emits.ts';
import { databaseRules } from '../../db/declared/rule.ts';
import { updatesWhole } from '../../db/declared/update-times.ts';
import { OrderEntity } from '../orders/order.entity.ts';
import { orderNumber } from '../orders/orders.database.ts';
import { PaymentEntity } from './payment.entity.ts';
import { RefundEntity } from './refunds/refund.entity.ts';

export const paymentsDatabase = databaseRules('payments', [
  audited(PaymentEntity, {
    subject: 'ORDER',
    subjectId: 'changed.order_id',
    subjectName: orderNumber,
    part: { kind: 'PAYMENT', name: 'null::text' },
    recorded: [
      ...(['order_id', 'attempt', 'state', 'provider_payment_id', 'amount', 'currency', 'problem'] as const),
      ...(['provider', 'account', 'expires_at', 'disputed_at', 'return_url'] as const),
    ],
    ignored: {
      url: "the customer's way to pay",
      session_id: "the customer's way to pay",
      check_at: 'when a job looks again',
      asked_at: 'when a job has looked',
    },
  }),
  updatesWhole(PaymentEntity, OrderEntity, 'order_id', {
    of: ['state', 'provider_payment_id', 'amount', 'problem', 'disputed_at'],
    notOf: {
      order_id: 'never changes',
      attempt: 'never changes',
      provider: 'never changes',
      account: 'never changes',
      currency: 'never changes',
      session_id: 'not shown',
      url: 'not shown',
      return_url: 'not shown',
      expires_at: 'not shown',
      check_at: 'when a job looks again',
      asked_at: 'when a job has looked',
    },
  }),
  emits(PaymentEntity, { insert: 'ORDER_CHANGED', update: 'ORDER_CHANGED', subject: 'order_id' }),

  audited(RefundEntity, {
    subject: 'ORDER',
    subjectId: 'changed.order_id',
    subjectName: orderNumber,
    part: { kind: 'REFUND', name: 'null::text' },
    recorded: [
      ...(['payment_id', 'order_id', 'amount', 'state', 'provider_refund_id', 'problem'] as const),
      ...(['provider', 'account', 'request', 'surplus', 'reason', 'exchange_order_id'] as const),
    ],
    ignored: {
      tries: 'counted by a job',
      try_at: 'when a job tries again',
      done_at: 'the time of the entry',
    },
  }),
  updatesWhole(RefundEntity, OrderEntity, 'order_id', {
    of: ['state', 'provider_refund_id', 'problem'],
    notOf: {
      payment_id: 'never changes',
      order_id: 'never changes',
      exchange_order_id: 'never changes',
      provider: 'never changes',
      account: 'never changes',
      amount: 'changes with the state',
      request: 'never changes',
      surplus: 'never changes',
      reason: 'never changes',
      tries: 'counted by a job',
      try_at: 'when a job tries again',
      done_at: 'changes with the state',
    },
  }),
  emits(RefundEntity, { insert: 'ORDER_CHANGED', update: 'ORDER_CHANGED', subject: 'order_id' }),
  emitsWebhookEvent(RefundEntity, 'emit_refund_recorded', {
    type: 'order.refunded',
    after: 'insert',
    when: `new.state = 'DONE'`,
  }),
  emitsWebhookEvent(RefundEntity, 'emit_refund_done', {
    type: 'order.refunded',
    after: 'update of state',
    when: `old.state <> 'DONE' and new.state = 'DONE'`,
  }),
]);
