import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** One file of an asset; `width` in pixels. */
export interface AssetFile {
  width: number;
  format: 'webp' | 'avif';
}

/**
 * STORING: its files are being stored, or will be at the next start. STORED: it can be used. DELETING: its
 * files are being deleted. The row is there before the first file and after the last one, so that none can be
 * lost track of.
 */
export type AssetState = 'STORING' | 'STORED' | 'DELETING';

/**
 * A picture that the shop keeps, encoded in several widths. What it shows (its alternative text) and what of
 * it matters (its focal point) belong to where it is used.
 */
export const AssetEntity = defineEntity({
  name: 'Asset',
  tableName: 'assets',
  properties: {
    id: p.uuid().primary(),
    /** Of the content of all its files; unique, and part of their URLs. */
    hash: p.string(),
    /** Of its largest file, in pixels. */
    width: p.integer(),
    height: p.integer(),
    /**
     * A tiny version as a `data:` URL; null for a picture with transparent parts, which it would show
     * through.
     */
    placeholder: p.text().nullable(),
    /** Narrowest first; an AVIF only where it is smaller than the WebP of the same width. */
    files: p.json().$type<AssetFile[]>(),
    state: p.string().$type<AssetState>(),
    /** The admin who uploaded it; null for a sample picture. */
    createdById: p.uuid().nullable(),
    createdAt: p.datetime(),
    /** When it was last uploaded, given to a product or taken from one. */
    usedAt: p.datetime(),
  },
});

export type AssetEntity = InferEntity<typeof AssetEntity>;
