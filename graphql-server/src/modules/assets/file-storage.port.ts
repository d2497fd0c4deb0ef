/**
 * Where the shop keeps files: a directory, or an object store. Files are small (a picture in one width), so
 * they are passed whole. Every call ends within 20 s, retries included, or throws; none may be made inside a
 * transaction.
 */
export interface FileStorage {
  /**
   * Keeps a file, whole or not at all; once this returns, it survives a crash of the machine. The same key
   * always has the same content, so a call may be repeated.
   * @throws StorageError
   */
  put(key: string, file: StoredFile): Promise<void>;
  /** The content of a file; null when there is none. @throws StorageError */
  read(key: string): Promise<Uint8Array | null>;
  /** Deletes files; those that are not there count as deleted. @throws StorageError */
  delete(keys: readonly string[]): Promise<void>;
  /** Checks that files can be stored, read and deleted. @throws StorageError */
  check(): Promise<void>;
}

/** A file and its media type. */
export interface StoredFile {
  content: Uint8Array;
  type: string;
}

/** Why a storage failed: it can't be reached, is full, or is misconfigured. */
export type StorageFailure = 'UNAVAILABLE' | 'FULL' | 'MISCONFIGURED';

/** The storage failed; the message is one line for the operator, without secrets. */
export class StorageError extends Error {
  override readonly name = 'StorageError';

  constructor(
    readonly failure: StorageFailure,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** Letters, digits and dashes with one ending: a key can't lead out of a directory. */
const KEY = /^[a-z\d-]{1,100}\.[a-z\d]{1,10}$/;

/** @throws Error for a key that is not of this form */
export function assertKey(key: string): void {
  if (!KEY.test(key)) throw new Error(`"${key}" can't be the key of a stored file`);
}
