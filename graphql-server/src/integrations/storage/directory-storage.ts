import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  assertKey,
  type FileStorage,
  StorageError,
  type StoredFile,
} from '../../modules/assets/file-storage.port.ts';
import { tryStorage } from './try-storage.ts';

/** Holds files until they are complete. */
const UNFINISHED = '.unfinished';
/** An older unfinished file is left over from a process that is gone; in ms. */
const ABANDONED_AFTER = 3_600_000;

/**
 * Stores files in a directory of this machine, or on a shared disk. Each file is written under another name,
 * flushed and renamed, so that a crash or a full disk never leaves half a file.
 */
export class DirectoryStorage implements FileStorage {
  constructor(private readonly directory: string) {}

  async put(key: string, { content }: StoredFile): Promise<void> {
    const path = this.pathOf(key);
    const unfinished = join(this.directory, UNFINISHED, randomUUID());
    try {
      // Not recursive: if a disk is not mounted, its files must not go to another one.
      await mkdirIfMissing(join(this.directory, UNFINISHED));
      await mkdirIfMissing(dirname(path));
      await writeDurably(unfinished, content);
      await rename(unfinished, path);
      await flushDirectory(dirname(path));
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw this.storageError(error);
    }
  }

  async read(key: string): Promise<Uint8Array | null> {
    const path = this.pathOf(key);
    try {
      return await readFile(path);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw this.storageError(error);
    }
    // If the directory is missing, it is not the file that is missing.
    await access(this.directory).catch((error: unknown) => {
      throw this.storageError(error);
    });
    return null;
  }

  async delete(keys: readonly string[]): Promise<void> {
    const paths = keys.map((key) => this.pathOf(key));
    try {
      for (const path of paths) await rm(path, { force: true });
    } catch (error) {
      throw this.storageError(error);
    }
  }

  /** Also creates the directory, and deletes unfinished uploads of crashed processes. */
  async check(): Promise<void> {
    try {
      await mkdir(join(this.directory, UNFINISHED), { recursive: true });
      await this.deleteAbandoned();
    } catch (error) {
      throw this.storageError(error);
    }
    await tryStorage(this);
  }

  private async deleteAbandoned(): Promise<void> {
    for (const name of await readdir(join(this.directory, UNFINISHED))) {
      const path = join(this.directory, UNFINISHED, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
      if (mtimeMs < Date.now() - ABANDONED_AFTER) await rm(path, { force: true });
    }
  }

  /**
   * The key's first two characters name a directory, because a directory with a million files is slow on some
   * disks.
   */
  private pathOf(key: string): string {
    assertKey(key);
    return join(this.directory, key.slice(0, 2), key);
  }

  private storageError(error: unknown): StorageError {
    const code = codeOf(error);
    const isFull = code === 'ENOSPC' || code === 'EDQUOT';
    const isMisconfigured = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code);
    const failure = isFull ? 'FULL' : isMisconfigured ? 'MISCONFIGURED' : 'UNAVAILABLE';
    return new StorageError(failure, `Files can't be kept in ${this.directory}: ${code}`, error);
  }
}

async function mkdirIfMissing(path: string): Promise<void> {
  await mkdir(path).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
}

async function writeDurably(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Without it, a crash of the machine may undo a rename. Windows cannot open a directory and needs no flush.
 */
async function flushDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}
