import { defineEntity, p } from '@mikro-orm/core';
import type { Message } from '../../../../shared/messages/message.ts';
import { SheetImportEntity } from '../../../imports/sheet-import.entity.ts';
import { ProductEntity } from '../../products/product.entity.ts';

/** FAILED rows wait again when staff retry them or import the picture again. */
export const importedPictureStates = ['WAITING', 'STORED', 'FAILED'] as const;

/** A picture on another server that an import named for a product, and its place there. */
export const ImportedPictureEntity = defineEntity({
  name: 'ImportedPicture',
  tableName: 'imported_pictures',
  properties: {
    id: p.uuid().primary(),
    /** The last one that named it. */
    import: () => p.manyToOne(SheetImportEntity).deleteRule('cascade'),
    product: () => p.manyToOne(ProductEntity).deleteRule('cascade'),
    /** Unique per product. */
    url: p.text(),
    alt: p.text(),
    /** Among the pictures in the file, from 0. */
    position: p.integer(),
    /** The next picture in the file that the product had when the file was imported. */
    nextUrl: p.text().nullable(),
    /** Pictures that the file no longer names; the product keeps them until the first new one is stored. */
    replacedUrls: p.json().$type<string[]>(),
    state: p.enum(importedPictureStates),
    error: p.json().$type<Message>().nullable(),
  },
});

/**
 * A URL on another server: waiting to be fetched, or the asset that it became. A URL that can't be fetched
 * has no row.
 */
export const FetchedPictureEntity = defineEntity({
  name: 'FetchedPicture',
  tableName: 'fetched_pictures',
  properties: {
    id: p.uuid().primary(),
    url: p.text().unique(),
    /** Not a reference, because assets belong to people: `purgeExpired` deletes the row after its asset. */
    assetId: p.uuid().nullable(),
    attempts: p.integer().default(0),
    /** The next attempt, or the end of the current one's claim. */
    dueAt: p.datetime(),
  },
});
