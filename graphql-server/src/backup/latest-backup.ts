import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isBackup } from './backup-rules.ts';

/** When the latest backup in a directory was finished, as ms since 1970; null: there is none to be seen. */
export async function latestBackupAt(directory: string): Promise<number | null> {
  const names = (await readdir(directory).catch(() => [])).filter(isBackup).sort();
  const latest = names.at(-1);
  if (latest === undefined) return null;
  return (await stat(join(directory, latest)).catch(() => null))?.mtimeMs ?? null;
}
