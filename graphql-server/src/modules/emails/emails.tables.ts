import type { InferKyselyDB } from '@mikro-orm/sql';
import { OutboxMailEntity } from './outbox-mail.entity.ts';

export const emailsEntities = [OutboxMailEntity] as const;

export type EmailsTables = InferKyselyDB<(typeof emailsEntities)[number]>;
