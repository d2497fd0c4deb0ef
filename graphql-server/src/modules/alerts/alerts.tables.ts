import type { InferKyselyDB } from '@mikro-orm/sql';
import { AlertRecipientEntity, ProductAlertEntity } from './product-alert.entity.ts';

export const alertsEntities = [AlertRecipientEntity, ProductAlertEntity] as const;

export type AlertsTables = InferKyselyDB<(typeof alertsEntities)[number]>;
