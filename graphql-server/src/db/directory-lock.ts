import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseError } from './database-error.ts';

/**
 * Takes a data directory for this process alone: two processes on one embedded database destroy it without
 * an error. The lock is a file with the process id; one left by a process that is gone is taken over.
 * @returns gives the directory back
 * @throws DatabaseError when another process has it, or it can't be written
 */
export function lockDirectory(directory: string): () => void {
  const file = join(directory, 'server.pid');
  try {
    mkdirSync(directory, { recursive: true });
    claim(file);
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(`The data directory ${directory} can't be written (${codeOf(error)}).`, error);
  }
  return () => rmSync(file, { force: true });
}

function claim(file: string): void {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const holder = Number(readFileSync(file, 'utf8'));
    if (isAlive(holder)) {
      throw new DatabaseError(
        `Another process (${holder}) uses this data directory. Stop it, or set DATA_DIR to another one.`,
      );
    }
    rmSync(file, { force: true });
    claim(file);
  }
}

/** In a container every process may have the same id; a lock with our own is from a life before. */
function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
