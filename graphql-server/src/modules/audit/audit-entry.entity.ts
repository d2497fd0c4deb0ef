import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { auditActions, auditActors, auditParts, auditSubjects } from './audit-entry.ts';

/**
 * An entry of the audit log. Triggers insert entries (decision 0032), and nothing changes them. `changes` are
 * pairs of values by column; `sequence` is the order of insertion.
 */
export const AuditEntryEntity = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entries',
  properties: {
    id: p.uuid().primary(),
    sequence: p.bigint(),
    actor: p.enum(auditActors),
    actorId: p.uuid().nullable(),
    actorName: p.text().nullable(),
    requestId: p.text().nullable(),
    action: p.enum(auditActions),
    subject: p.enum(auditSubjects),
    subjectId: p.text(),
    subjectName: p.text(),
    part: p.enum(auditParts).nullable(),
    partName: p.text().nullable(),
    changes: p.json().$type<Record<string, [before: unknown, after: unknown]>>(),
    createdAt: p.datetime(),
  },
});

export type AuditEntryEntity = InferEntity<typeof AuditEntryEntity>;
