import type { InferKyselyDB } from '@mikro-orm/sql';
import { AuditEntryEntity } from './audit-entry.entity.ts';

export const auditEntities = [AuditEntryEntity] as const;

export type AuditTables = InferKyselyDB<(typeof auditEntities)[number]>;
