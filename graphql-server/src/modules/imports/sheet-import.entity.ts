import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Message } from '../../shared/messages/message.ts';
import { importEntryKinds, importKinds, importStates, type SheetColumn } from './sheet-import.ts';

/** A file that staff uploaded for a bulk change, and its progress. */
export const SheetImportEntity = defineEntity({
  name: 'SheetImport',
  tableName: 'sheet_imports',
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(importKinds),
    fileName: p.string(),
    /** Null for UTF-8, or until it is known. */
    encoding: p.string().nullable(),
    /** The other system that exported it; null for the shop's own sheet, or until it is known. */
    source: p.string().nullable(),
    /** Null until they are known. */
    columns: p.json().$type<SheetColumn[]>().nullable(),
    /** When staff chose what its columns are; null if nobody had to. */
    columnsChosenAt: p.datetime().nullable(),
    state: p.enum(importStates),
    rowsDone: p.integer().default(0),
    /** Null until the rows are counted. */
    rowCount: p.integer().nullable(),
    errorCount: p.integer().default(0),
    createdCount: p.integer().default(0),
    changedCount: p.integer().default(0),
    /** Whether the process that works on it should stop. */
    isCancelled: p.boolean().default(false),
    /** When the process's claim expires; null while it waits for a process. */
    leaseUntil: p.datetime().nullable(),
    /** A staff member, or a program with an API key. */
    actor: p.enum(['STAFF', 'API_KEY']),
    actorId: p.uuid(),
    /** When the import was created. */
    actorName: p.string(),
    createdAt: p.datetime(),
    endedAt: p.datetime().nullable(),
  },
});

/** A part of an import's file, stored until the import ends. */
export const SheetImportPartEntity = defineEntity({
  name: 'SheetImportPart',
  tableName: 'sheet_import_parts',
  properties: {
    import: () => p.manyToOne(SheetImportEntity).primary().deleteRule('cascade'),
    position: p.integer().primary(),
    content: p.blob(),
  },
});

/** A line of an import's report: an error, or a created or changed item. */
export const SheetImportEntryEntity = defineEntity({
  name: 'SheetImportEntry',
  tableName: 'sheet_import_entries',
  properties: {
    import: () => p.manyToOne(SheetImportEntity).primary().deleteRule('cascade'),
    position: p.integer().primary(),
    kind: p.enum(importEntryKinds),
    line: p.integer(),
    columnName: p.string().nullable(),
    subjectId: p.uuid().nullable(),
    subject: p.string().nullable(),
    before: p.text().nullable(),
    after: p.text().nullable(),
    message: p.json().$type<Message>().nullable(),
  },
});

export type SheetImportEntity = InferEntity<typeof SheetImportEntity>;
