import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Message } from '../../shared/messages/message.ts';
import { importEntryKinds, importKinds, importStates } from './sheet-import.ts';

/** A file that staff has sent to change many things at once, and how far it is. */
export const SheetImportEntity = defineEntity({
  name: 'SheetImport',
  tableName: 'sheet_imports',
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(importKinds),
    fileName: p.string(),
    state: p.enum(importStates),
    rowsDone: p.integer().default(0),
    /** Null until the rows have been counted. */
    rowCount: p.integer().nullable(),
    errorCount: p.integer().default(0),
    createdCount: p.integer().default(0),
    changedCount: p.integer().default(0),
    /** How many pictures were fetched from other servers. */
    pictureCount: p.integer().default(0),
    /** Whether somebody has asked the process that works on it to stop. */
    isCancelled: p.boolean().default(false),
    /** Until when a process claims it; null while it waits for one. */
    leaseUntil: p.datetime().nullable(),
    /** A member of staff, or a program with an API key. */
    actor: p.enum(['STAFF', 'API_KEY']),
    actorId: p.uuid(),
    /** As it was then. */
    actorName: p.string(),
    createdAt: p.datetime(),
    endedAt: p.datetime().nullable(),
  },
});

/** A part of an import's file, which is kept until the import has ended. */
export const SheetImportPartEntity = defineEntity({
  name: 'SheetImportPart',
  tableName: 'sheet_import_parts',
  properties: {
    import: () => p.manyToOne(SheetImportEntity).primary().deleteRule('cascade'),
    position: p.integer().primary(),
    content: p.blob(),
  },
});

/**
 * A picture of another server that an import's file names, and the asset that it has become, or why it has
 * become none.
 */
export const SheetImportPictureEntity = defineEntity({
  name: 'SheetImportPicture',
  tableName: 'sheet_import_pictures',
  properties: {
    import: () => p.manyToOne(SheetImportEntity).primary().deleteRule('cascade'),
    url: p.text().primary(),
    assetUrl: p.text().nullable(),
    error: p.json().$type<Message>().nullable(),
  },
});

/** A line of an import's report: an error, or what a row creates or changes. */
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
