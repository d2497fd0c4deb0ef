import type { RawBuilder } from 'kysely';
import { definePort } from '../../core/define-module.ts';

export const orderAttentions = [
  'READY_TO_SEND',
  'TRANSFER_AWAITED',
  'TRANSFER_DUE_SOON',
  'REFUND_DUE',
  'PAYMENT_MISMATCH',
  'REFUND_FAILED',
  'EMAIL_FAILED',
] as const;

/** Why somebody has to look after an order, as the contract says. */
export type OrderAttention = (typeof orderAttentions)[number];

/** Whether a row of `orders` has to be looked after for this reason, as SQL: its payments say so, too. */
export type NeedsAttention = (attention: OrderAttention) => RawBuilder<boolean>;

export const orderAttentionPort = definePort<NeedsAttention>('attention of orders');
