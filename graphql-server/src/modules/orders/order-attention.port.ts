import type { RawBuilder } from 'kysely';
import { definePort } from '../../core/define-module.ts';

export const orderAttentions = [
  'READY_TO_SEND',
  'BACKORDERED',
  'TRANSFER_AWAITED',
  'TRANSFER_DUE_SOON',
  'REFUND_DUE',
  'PAYMENT_MISMATCH',
  'REFUND_FAILED',
  'EMAIL_FAILED',
] as const;

/** Why an order needs attention, as the contract says. */
export type OrderAttention = (typeof orderAttentions)[number];

/** SQL: whether an order in `orders` needs attention for this reason, including its payments. */
export type NeedsAttention = (attention: OrderAttention) => RawBuilder<boolean>;

export const orderAttentionPort = definePort<NeedsAttention>('attention of orders');
