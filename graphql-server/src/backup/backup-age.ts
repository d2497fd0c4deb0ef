import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupConfig } from '../config/backup-config.ts';
import { isBackup } from './backup-rules.ts';

/** The age of the latest backup in ms, Infinity if there is none to be seen; null: none are made. */
export async function backupAge(backup: BackupConfig | null, now: Date): Promise<number | null> {
  if (!backup) return null;
  const names = await readdir(backup.directory).catch(() => []);
  const latest = names.filter(isBackup).sort().at(-1);
  if (latest === undefined) return Infinity;
  const file = await stat(join(backup.directory, latest)).catch(() => null);
  return file ? now.getTime() - file.mtimeMs : Infinity;
}
