import type { InferKyselyDB } from '@mikro-orm/sql';
import { PaymentEventEntity } from './card/payment-event.entity.ts';
import { PaymentEntity } from './payment.entity.ts';
import { RefundEntity, RefundLineEntity } from './refunds/refund.entity.ts';

export const paymentsEntities = [PaymentEntity, PaymentEventEntity, RefundEntity, RefundLineEntity] as const;

export type PaymentsTables = InferKyselyDB<(typeof paymentsEntities)[number]>;
