import type { InferKyselyDB } from '@mikro-orm/sql';
import { IdempotencyKeyEntity } from './idempotency-key.entity.ts';

export const idempotencyEntities = [IdempotencyKeyEntity] as const;

export type IdempotencyTables = InferKyselyDB<(typeof idempotencyEntities)[number]>;
