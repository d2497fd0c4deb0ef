import type { InferKyselyDB } from '@mikro-orm/sql';
import { PaymentEventEntity } from './card/payment-event.entity.ts';
import { PaymentEntity } from './payment.entity.ts';
import { RefundEntity, RefundLineEntity } from './refunds/refund.entity.ts';
import type { OrdersTables } from '../orders/orders.tables.ts';

export const paymentsEntities = [PaymentEntity, PaymentEventEntity, RefundEntity, RefundLineEntity] as const;

export type PaymentsTables = InferKyselyDB<(typeof paymentsEntities)[number]>;

/** Tables that the module may query: its own and those of modules it needs. */
export type PaymentsDatabase = PaymentsTables & OrdersTables;
