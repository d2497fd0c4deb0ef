import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * A file that buyers of a variant may download. The row exists before the first part of the file and after
 * the last one, so that no file is ever lost track of.
 */
export const DigitalFileEntity = defineEntity({
  name: 'DigitalFile',
  tableName: 'digital_files',
  properties: {
    id: p.uuid().primary(),
    /** No foreign key: the job `digital-files` deletes the files of variants whose row is gone. */
    variantId: p.uuid(),
    name: p.text(),
    /** In bytes; 0 while it is being uploaded. */
    size: p.integer().default(0),
    createdAt: p.datetime(),
    /** Since when it can be downloaded; null while it is being uploaded or deleted. */
    storedAt: p.datetime().nullable(),
  },
});

export type DigitalFileEntity = InferEntity<typeof DigitalFileEntity>;
