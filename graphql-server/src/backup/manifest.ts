import { z } from 'zod';

// An exported file is a tar archive, compressed by Zstandard, with these entries in this order
// (docs/operation.md).

/** The description of the file; a `Manifest` as JSON. */
export const MANIFEST = 'manifest.json';
/** The generated session secret; missing when the secret was configured. */
export const SESSION_SECRET = 'session-secret';
/** Some whole rows of a table, in the text format of COPY. */
export const tableEntry = (table: string, chunk: number) =>
  `tables/${table}/${String(chunk).padStart(6, '0')}.copy`;
/** The table of such an entry; undefined for other entries. */
export const tableOf = (entry: string) => /^tables\/(.+)\/\d+\.copy$/.exec(entry)?.[1];
/** A picture's file, by its storage key. */
export const pictureEntry = (key: string) => `pictures/${key}`;
/** The key of such an entry; undefined for other entries. */
export const pictureOf = (entry: string) => /^pictures\/(.+)$/.exec(entry)?.[1];
/** The last entry: an `End` as JSON. */
export const END = 'end.json';

/** Increased when older versions could no longer read the file. */
export const FORMAT = 1;

/** The part of a manifest that every version reads. */
export const formatSchema = z.object({ format: z.number() });

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  exportedAt: z.iso.datetime(),
  currencyCode: z.string(),
  /** Names of the applied migrations, in order: the version of the schema. */
  migrations: z.array(z.string()),
  /** Of the first session secret, see `keyCheck`. */
  sessionSecretCheck: z.string(),
  /** Of the first sealing key; missing in files of version 0.2.0. */
  sealingKeyCheck: z.string().optional(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const endSchema = z.object({
  pictures: z.number(),
  /** Keys of files that the database refers to and the storage lacked. */
  missingPictures: z.array(z.string()),
});

export type End = z.infer<typeof endSchema>;
