import { z } from 'zod';

// An exported file is a tar archive, compressed by Zstandard, with these entries in this order
// (docs/operation.md).

/** Says what the file holds; a `Manifest` as JSON. */
export const MANIFEST = 'manifest.json';
/** The generated secret of the sessions; missing when the shop was given one. */
export const SESSION_SECRET = 'session-secret';
/** Of each table some whole rows, as text of COPY. */
export const tableEntry = (table: string, chunk: number) =>
  `tables/${table}/${String(chunk).padStart(6, '0')}.copy`;
/** The table of such an entry; undefined for another one. */
export const tableOf = (entry: string) => /^tables\/(.+)\/\d+\.copy$/.exec(entry)?.[1];
/** A file of a picture by its key in the storage. */
export const pictureEntry = (key: string) => `pictures/${key}`;
/** The key of such an entry; undefined for another one. */
export const pictureOf = (entry: string) => /^pictures\/(.+)$/.exec(entry)?.[1];
/** The last entry: an `End` as JSON. */
export const END = 'end.json';

/** Raised when an older version could not read the file. */
export const FORMAT = 1;

/** The part of a manifest that every version reads. */
export const formatSchema = z.object({ format: z.number() });

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  exportedAt: z.iso.datetime(),
  currencyCode: z.string(),
  /** Names of the migrations that had run, in their order: the version of the schema. */
  migrations: z.array(z.string()),
  /** Of the session secret, see `sessionSecretCheck`. */
  sessionSecretCheck: z.string(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const endSchema = z.object({
  pictures: z.number(),
  /** Keys of files that the database names and the storage did not have. */
  missingPictures: z.array(z.string()),
});

export type End = z.infer<typeof endSchema>;
