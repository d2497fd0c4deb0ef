import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { extract } from 'tar-stream';
import { BackupError } from './backup-error.ts';
import { decrypted } from './encryption.ts';

export interface ArchiveEntry {
  name: string;
  /** Its content; read it before taking the next entry. */
  read: () => Promise<Buffer>;
  /** How much of the archive was read up to the end of this entry, from 0 to 1. */
  position: number;
}

/**
 * Reads an archive from the beginning, file by file.
 * @throws BackupError when it cannot be read, is damaged or truncated; the signal's reason
 */
export async function* archiveEntries(
  file: string,
  signal: AbortSignal,
  passphrase: string | null = null,
): AsyncGenerator<ArchiveEntry> {
  try {
    const { size } = await stat(file);
    const source = createReadStream(file);
    const tar = extract();
    const isRead = pipeline(
      source,
      (bytes: AsyncIterable<Uint8Array>) => decrypted(bytes, file, passphrase),
      createZstdDecompress(),
      tar,
      { signal },
    );
    // The iteration reports the same error, unless the caller stops taking entries.
    isRead.catch(() => undefined);
    for await (const entry of tar) {
      yield {
        name: entry.header.name,
        read: () => buffer(entry),
        position: source.bytesRead / size,
      };
      // Skips its content; the next entry waits for that.
      entry.resume();
    }
    await isRead;
  } catch (error) {
    signal.throwIfAborted();
    throw explainRead(file, error);
  }
}

function explainRead(file: string, error: unknown): BackupError {
  if (error instanceof BackupError) return error;
  const isSystem = error instanceof Error && 'syscall' in error && 'code' in error;
  return isSystem
    ? new BackupError(`${file} can't be read (${String(error.code)}).`, error)
    : new BackupError(`${file} is damaged, or is no exported shop.`, error);
}
