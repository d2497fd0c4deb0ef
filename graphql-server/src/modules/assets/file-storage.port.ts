/**
 * The storage of the shop's files: a directory or an object store. Files are small (a picture in one width,
 * or a part of a larger file), so they are passed as a whole. Every call finishes within 20 s, including
 * retries, or throws. Never call it inside a transaction.
 */
export interface FileStorage {
  /**
   * Stores a file completely or not at all; once this returns, the file survives a crash of the machine. The
   * same key always has the same content, so the call may be repeated.
   * @throws StorageError
   */
  put(key: string, file: StoredFile): Promise<void>;
  /** Reads a file; null when it does not exist. @throws StorageError */
  read(key: string): Promise<Uint8Array | null>;
  /** Deletes files; missing ones are ignored. @throws StorageError */
  delete(keys: readonly string[]): Promise<void>;
  /** Checks that files can be stored, read and deleted. @throws StorageError */
  check(): Promise<void>;
}

/** A file and its media type. */
export interface StoredFile {
  content: Uint8Array;
  type: string;
}

/** Why a storage failed: it is unreachable, full or misconfigured. */
export type StorageFailure = 'UNAVAILABLE' | 'FULL' | 'MISCONFIGURED';

/** A storage failure. The message is one line for the operator, without secrets. */
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

/** Letters, digits and dashes with one extension, so that a key can't point outside of a directory. */
const KEY = /^[a-z\d-]{1,100}\.[a-z\d]{1,10}$/;

/** @throws Error for an invalid key */
export function assertKey(key: string): void {
  if (!KEY.test(key)) throw new Error(`"${key}" can't be the key of a stored file`);
}
