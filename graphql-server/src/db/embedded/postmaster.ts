import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A running server, read from its `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
  isReady: boolean;
}

/** The server that runs on `directory`, or null. Removes a stale `postmaster.pid`. */
export function findPostmaster(directory: string): Postmaster | null {
  const file = join(directory, 'postmaster.pid');
  const lines = readLines(file);
  const pid = Number(lines?.[0]);
  if (!lines || !pid) return null;
  if (isPostgres(pid)) return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
  rmSync(file, { force: true });
  return null;
}

function readLines(file: string): string[] | null {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return null;
  }
}

/** After a reboot, another program may have this process id. */
function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const name = processName(pid);
  return name === null || name.startsWith('postgres');
}

/** Null on systems without /proc. */
function processName(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8');
  } catch {
    return null;
  }
}
