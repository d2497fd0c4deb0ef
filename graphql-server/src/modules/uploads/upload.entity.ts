import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../customers/users/user.entity.ts';
import type { UploadExtension } from './upload-rules.ts';

/**
 * STORING: its file is being stored. STORED: it can be used. DELETING: its file is being deleted. The row
 * exists before the file and after it, so that no file is ever lost track of.
 */
export type UploadState = 'STORING' | 'STORED' | 'DELETING';

/** A file that a shopper uploaded for a custom field of a line or an order. It never changes. */
export const UploadEntity = defineEntity({
  name: 'Upload',
  tableName: 'uploads',
  properties: {
    /** 128 random bits in hexadecimal. Everyone with the URL may read the file. */
    key: p.string().primary(),
    /** Who uploaded it; null once that guest has been deleted. */
    user: () => p.manyToOne(UserEntity).nullable(),
    /** What the shopper called the file, with the extension of what it is. */
    name: p.string(),
    extension: p.string().$type<UploadExtension>(),
    /** In bytes. */
    size: p.integer(),
    state: p.string().$type<UploadState>(),
    createdAt: p.datetime(),
    /** When it was uploaded, last filled in, or last seen in use by the job. */
    usedAt: p.datetime(),
  },
});

export type UploadEntity = InferEntity<typeof UploadEntity>;
