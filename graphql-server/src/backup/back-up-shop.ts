import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupConfig } from '../config/backup-config.ts';
import type { DatabaseParts } from '../db/open-database.ts';
import { backupName, dueDay, expiredBackups } from './backup-rules.ts';
import { CurrentSettings } from '../modules/settings/current-settings.ts';
import { BackupError } from './backup-error.ts';
import { type ExportedShop, exportShop } from './export-shop.ts';
import type { ProgressNotes } from './progress.ts';
import type { BackupBucket } from '../integrations/storage/backup-bucket.port.ts';
import { verifyBackup } from './verify-backup.ts';

/** What became of a backup. */
export interface BackupSummary {
  name: string;
  /** Whether it was there before. */
  isOld: boolean;
  /** Whether it was copied to the bucket now. */
  isCopied: boolean;
  /** What a restore has shown; null: it was not tried. Then old backups stay. */
  verification: { failure: Error } | 'PASSED' | 'NOT_ALLOWED' | null;
  /** Names of the old backups that were removed. */
  removed: string[];
}

/**
 * Makes the backup that is due, unless it exists, and then removes those whose time has passed.
 * @throws BackupError, StorageError or the signal's reason; all earlier backups are there then
 */
export async function backUpShop(
  shop: ExportedShop & { parts: DatabaseParts; bucket: BackupBucket | null },
  backup: BackupConfig,
  progress: ProgressNotes,
  signal: AbortSignal,
): Promise<BackupSummary> {
  const { config, orm, clock } = shop;
  const settings = new CurrentSettings(config);
  await settings.refresh(orm.em.fork());
  const day = dueDay(clock(), settings.timeZone(), backup.hour);
  const name = backupName(day, config.backupPassphrase !== null);
  const { directory } = backup;
  const names = await explained(directory, readdir(directory));
  const file = join(directory, name);
  const copy = () => copyTo(shop.bucket, name, file, signal);
  if (names.includes(name)) {
    return { name, isOld: true, isCopied: await copy(), verification: null, removed: [] };
  }
  await exportShop(file, shop, progress, signal);
  const verification = backup.isVerified ? await verify(file, shop, progress, signal) : null;
  if (typeof verification === 'object' && verification !== null) {
    // So the next run makes another one, and says so again if that fails, too.
    await explained(directory, rename(file, `${file}.failed`));
    return { name, isOld: false, isCopied: false, verification, removed: [] };
  }
  const removed = expiredBackups(names, day, backup.keepDays);
  for (const old of removed) await explained(directory, rm(join(directory, old), { force: true }));
  return { name, isOld: false, isCopied: await copy(), verification, removed };
}

/**
 * Copies a backup to the bucket unless it is there. Fails after the backup itself is stored, so the next run
 * copies it. The shop removes nothing there, so its key needs no right to: who takes the machine over can't
 * remove the copies.
 * @throws BackupError
 */
async function copyTo(
  bucket: BackupBucket | null,
  name: string,
  file: string,
  signal: AbortSignal,
): Promise<boolean> {
  if (!bucket) return false;
  try {
    if (await bucket.has(name)) return false;
    await bucket.store(name, file, signal);
    return true;
  } catch (error) {
    signal.throwIfAborted();
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`${name} is stored, but not copied to the bucket: ${reason}`, error);
  }
}

/** The directory must exist: if a disk is not mounted, its files must not go to another one. */
function explained<Result>(directory: string, work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new BackupError(`Backups can't be kept in ${directory} (${code}).`, error);
  });
}

async function verify(
  file: string,
  shop: ExportedShop & { parts: DatabaseParts },
  progress: ProgressNotes,
  signal: AbortSignal,
): Promise<BackupSummary['verification']> {
  try {
    return (await verifyBackup(file, shop, progress, signal)) ? 'PASSED' : 'NOT_ALLOWED';
  } catch (failure) {
    signal.throwIfAborted();
    return { failure: failure instanceof Error ? failure : new Error(String(failure)) };
  }
}
