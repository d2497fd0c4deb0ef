import { resolve } from 'node:path';
import { z } from 'zod';
import type { S3Options } from '../integrations/storage/s3-storage.ts';
import { bucketName, bucketRegion, flag, origin, secret, wholeNumber } from './environment-values.ts';

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
  /** Where each backup is copied to; null: nowhere. */
  bucket: S3Options | null;
}

export const backupVariables = {
  BACKUP_DIR: z.string().min(1, 'must name a directory').optional(),
  BACKUP_HOUR: wholeNumber(0, 23).default(3),
  BACKUP_KEEP_DAYS: wholeNumber(1, 3650).default(30),
  BACKUP_PASSPHRASE: secret.optional(),
  BACKUP_VERIFY: flag.default(true),
  BACKUP_S3_BUCKET: bucketName.optional(),
  BACKUP_S3_REGION: bucketRegion,
  BACKUP_S3_ENDPOINT: origin.optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
};

/** The configured backup; null: there is none. */
export function backupOf(variables: z.output<z.ZodObject<typeof backupVariables>>): BackupConfig | null {
  if (!variables.BACKUP_DIR) return null;
  return {
    directory: resolve(variables.BACKUP_DIR),
    hour: variables.BACKUP_HOUR,
    keepDays: variables.BACKUP_KEEP_DAYS,
    isVerified: variables.BACKUP_VERIFY,
    bucket: bucketOf(variables),
  };
}

/** What a bucket needs: all or none. */
const NEEDED = ['BACKUP_S3_BUCKET', 'BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'] as const;

/** Lists variables of the bucket that are missing. */
export function backupProblems(environment: NodeJS.ProcessEnv): string[] {
  const usesBucket = [...NEEDED, 'BACKUP_S3_REGION', 'BACKUP_S3_ENDPOINT'].some((name) => environment[name]);
  if (!usesBucket) return [];
  const missing = ['BACKUP_DIR', ...NEEDED].filter((name) => !environment[name]);
  return missing.length > 0 ? [`${missing.join(' and ')} must be set to copy backups to a bucket`] : [];
}

function bucketOf(variables: z.output<z.ZodObject<typeof backupVariables>>): S3Options | null {
  const {
    BACKUP_S3_BUCKET: bucket,
    BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = variables;
  if (!bucket || !accessKeyId || !secretAccessKey) return null;
  const place = { region: variables.BACKUP_S3_REGION, endpoint: variables.BACKUP_S3_ENDPOINT ?? null };
  return { bucket, ...place, accessKeyId, secretAccessKey };
}
