import type { z } from 'zod';
import { archiveEntries } from './archive-reader.ts';
import { BackupError } from './backup-error.ts';
import { FORMAT, formatSchema, MANIFEST, type Manifest, manifestSchema, SESSION_SECRET } from './manifest.ts';

/** An exported file's description of itself. */
export interface Head {
  manifest: Manifest;
  /** The shop's generated session secret; null when it was configured. */
  sessionSecret: string | null;
}

/** @throws BackupError when the file is not an exported shop or is of a newer version; the signal's reason */
export async function readHead(
  file: string,
  signal: AbortSignal,
  passphrase: string | null = null,
): Promise<Head> {
  let manifest: Manifest | undefined;
  for await (const { name, read } of archiveEntries(file, signal, passphrase)) {
    if (manifest) return { manifest, sessionSecret: name === SESSION_SECRET ? String(await read()) : null };
    if (name !== MANIFEST) break;
    const content = await read();
    const { format } = parsed(file, content, formatSchema);
    if (format > FORMAT) throw newerFile(file, `format ${format}`);
    manifest = parsed(file, content, manifestSchema);
  }
  throw new BackupError(`${file} is damaged, or is no exported shop.`);
}

/** The error for a file of a newer version of the shop. */
export function newerFile(file: string, sign: string): BackupError {
  return new BackupError(`${file} is of a newer version of the shop (${sign}). Update this one first.`);
}

/** Parses a JSON entry. @throws BackupError */
export function parsed<Schema extends z.ZodType>(
  file: string,
  content: Buffer,
  schema: Schema,
): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(String(content)));
  } catch (error) {
    throw new BackupError(`${file} is damaged, or is no exported shop.`, error);
  }
}
