import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { extract } from 'tar-stream';
import { BackupError } from './backup-error.ts';

/** A file in an archive. */
export interface ArchiveEntry {
  name: string;
  /** Its content; to be read before the next entry is taken. */
  read: () => Promise<Buffer>;
  /** How much of the archive was read for it and all before, from 0 to 1. */
  position: number;
}

/**
 * Reads an archive from its beginning, file by file.
 * @throws BackupError when it can't be read, is damaged or cut off; the signal's reason
 */
export async function* archiveEntries(file: string, signal: AbortSignal): AsyncGenerator<ArchiveEntry> {
  try {
    const { size } = await stat(file);
    const source = createReadStream(file);
    const tar = extract();
    const isRead = pipeline(source, createZstdDecompress(), tar, { signal });
    // Its failure comes out of the entries, too, unless the caller takes no more of them.
    isRead.catch(() => undefined);
    for await (const entry of tar) {
      yield {
        name: entry.header.name,
        read: () => buffer(entry),
        position: source.bytesRead / size,
      };
      // The next one waits for it.
      entry.resume();
    }
    await isRead;
  } catch (error) {
    signal.throwIfAborted();
    throw explainRead(file, error);
  }
}

function explainRead(file: string, error: unknown): BackupError {
  const isSystem = error instanceof Error && 'syscall' in error && 'code' in error;
  return isSystem
    ? new BackupError(`${file} can't be read (${String(error.code)}).`, error)
    : new BackupError(`${file} is damaged, or is no exported shop.`, error);
}
