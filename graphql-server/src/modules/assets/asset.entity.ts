import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** One file of an asset; `width` in pixels. */
export interface AssetFile {
  width: number;
  format: 'webp' | 'avif';
}

/**
 * STORING: its files are being stored, or will be at the next start. STORED: it can be used. DELETING: its
 * files are being deleted. The row exists before the first file and after the last one, so that no file is
 * ever lost track of.
 */
export type AssetState = 'STORING' | 'STORED' | 'DELETING';

/**
 * A stored picture, encoded in several widths. It never changes: another picture in its place is another
 * asset. The alternative text and focal point that a place shows are stored there.
 */
export const AssetEntity = defineEntity({
  name: 'Asset',
  tableName: 'assets',
  properties: {
    id: p.uuid().primary(),
    /** Hash of the contents of all its files; unique, and part of their URLs. */
    hash: p.string(),
    /** Width of the largest file, in pixels. */
    width: p.integer(),
    height: p.integer(),
    /**
     * A tiny version as a `data:` URL; null for a picture with transparency, which would let it show through.
     */
    placeholder: p.text().nullable(),
    /** Narrowest first; with an AVIF file only where it is smaller than the WebP of the same width. */
    files: p.json().$type<AssetFile[]>(),
    /** Name of the uploaded file; empty if unknown. */
    name: p.string().default(''),
    /** What the picture shows, for staff; each place that shows it has its own text. */
    alt: p.string().default(''),
    /** Size of the largest file, in bytes; null for pictures stored before 0.3.0. */
    size: p.integer().nullable(),
    /** Stays without being used, until staff delete it. */
    isKept: p.boolean().default(false),
    state: p.string().$type<AssetState>(),
    /** The admin who uploaded it; null for a sample picture. */
    createdById: p.uuid().nullable(),
    createdAt: p.datetime(),
    version: p.bigint('string').default('0'),
    /** When it was last uploaded, or last added to or removed from a place that uses it. */
    usedAt: p.datetime(),
  },
});

export type AssetEntity = InferEntity<typeof AssetEntity>;
