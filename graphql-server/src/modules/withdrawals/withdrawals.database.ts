import { emits, emitsWebhookEvent } from '../../db/declared/emits.ts';
import { databaseRules } from '../../db/declared/rule.ts';
import { updatesWhole } from '../../db/declared/update-times.ts';
import { OrderEntity } from '../orders/order.entity.ts';
import { WithdrawalEntity } from './withdrawal.entity.ts';

export const withdrawalsDatabase = databaseRules('withdrawals', [
  updatesWhole(WithdrawalEntity, OrderEntity, 'order_id'),
  emits(WithdrawalEntity, { insert: 'ORDER_CHANGED', subject: 'order_id' }),
  emitsWebhookEvent(WithdrawalEntity, 'emit_withdrawal_created', {
    type: 'withdrawal.created',
    after: 'insert',
  }),
]);
