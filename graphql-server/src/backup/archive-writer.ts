import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { pack } from 'tar-stream';
import { BackupError } from './backup-error.ts';
import { ENCRYPTED, encrypted } from './encryption.ts';

/** Adds a file to an archive; resolves when there is room for the next one. */
export type AddEntry = (name: string, content: Uint8Array | string) => Promise<void>;

/**
 * Writes an archive that only its owner can read, with the files that `fill` adds, and encrypts it if its
 * name says so. Leaves no file after an error.
 * @throws BackupError when the file exists or cannot be written
 * @throws the signal's reason; errors of `fill`
 */
export async function writeArchive(
  file: string,
  signal: AbortSignal,
  fill: (add: AddEntry) => Promise<void>,
  passphrase: string | null = null,
): Promise<void> {
  if (file.endsWith(ENCRYPTED) && passphrase === null) {
    throw new BackupError(`A file that ends with ${ENCRYPTED} is encrypted: set BACKUP_PASSPHRASE.`);
  }
  if (existsSync(file)) throw new BackupError(`${file} exists already. Name another file, or remove it.`);
  const unfinished = `${file}.part`;
  const tar = pack();
  const add: AddEntry = (name, content) =>
    new Promise((resolve, reject) => {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      const header = { name, size: bytes.length, mode: 0o600, mtime: new Date() };
      tar
        .entry(header, (error) => (error ? reject(toError(error)) : resolve()))
        .on('error', reject)
        .end(bytes);
    });
  let failure: Error | undefined;
  const noteFailure = (error: unknown) => {
    failure ??= toError(signal.aborted ? signal.reason : error);
  };
  const written = pipeline(
    tar,
    // With a checksum, decompression fails on a damaged file.
    createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
    (source: AsyncIterable<Uint8Array>) =>
      file.endsWith(ENCRYPTED) && passphrase !== null ? encrypted(source, passphrase) : source,
    createWriteStream(unfinished, { mode: 0o600, flush: true }),
    { signal },
  ).catch((error: unknown) => noteFailure(explainWrite(file, error)));
  const filled = fill(add)
    .then(() => tar.finalize())
    .catch((error: unknown) => {
      noteFailure(error);
      tar.destroy(toError(error));
    });
  await Promise.all([written, filled]);
  if (!failure) return rename(unfinished, file);
  await rm(unfinished, { force: true });
  throw failure;
}

function explainWrite(file: string, error: unknown): unknown {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return error;
  return new BackupError(`${file} can't be written (${String(error.code)}).`, error);
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
