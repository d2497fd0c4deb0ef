import type { InferKyselyDB } from '@mikro-orm/sql';
import { OutboxEmailEntity } from './outbox-email.entity.ts';

export const emailsEntities = [OutboxEmailEntity] as const;

export type EmailsTables = InferKyselyDB<(typeof emailsEntities)[number]>;
