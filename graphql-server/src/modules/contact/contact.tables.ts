import type { InferKyselyDB } from '@mikro-orm/sql';
import { ContactMessageEntity } from './contact-message.entity.ts';

export const contactEntities = [ContactMessageEntity] as const;

export type ContactTables = InferKyselyDB<(typeof contactEntities)[number]>;
