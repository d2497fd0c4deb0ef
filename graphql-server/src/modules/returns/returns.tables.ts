import type { InferKyselyDB } from '@mikro-orm/sql';
import { ReturnEntity, ReturnEventEntity, ReturnLineEntity } from './return.entity.ts';

export const returnsEntities = [ReturnEntity, ReturnLineEntity, ReturnEventEntity] as const;

export type ReturnsTables = InferKyselyDB<(typeof returnsEntities)[number]>;
