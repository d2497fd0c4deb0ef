import { resolve } from 'node:path';
import { z } from 'zod';
import { flag, secret, wholeNumber } from './environment-values.ts';

/** The nightly backup. */
export interface BackupConfig {
  /** Where backups are stored; an absolute path. */
  directory: string;
  /** The hour at which it is due, in the shop's time zone. */
  hour: number;
  /** For how many days backups are kept. */
  keepDays: number;
  /** Whether each backup is restored into a database of its own and checked. */
  isVerified: boolean;
}

export const backupVariables = {
  BACKUP_DIR: z.string().min(1, 'must name a directory').optional(),
  BACKUP_HOUR: wholeNumber(0, 23).default(3),
  BACKUP_KEEP_DAYS: wholeNumber(1, 3650).default(30),
  BACKUP_PASSPHRASE: secret.optional(),
  BACKUP_VERIFY: flag.default(true),
};

/** The configured backup; null: there is none. */
export function backupOf(variables: z.output<z.ZodObject<typeof backupVariables>>): BackupConfig | null {
  if (!variables.BACKUP_DIR) return null;
  return {
    directory: resolve(variables.BACKUP_DIR),
    hour: variables.BACKUP_HOUR,
    keepDays: variables.BACKUP_KEEP_DAYS,
    isVerified: variables.BACKUP_VERIFY,
  };
}
