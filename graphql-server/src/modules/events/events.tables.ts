import type { InferKyselyDB } from '@mikro-orm/sql';
import { EventEntity } from './event.entity.ts';

export const eventsEntities = [EventEntity] as const;

export type EventsTables = InferKyselyDB<(typeof eventsEntities)[number]>;
