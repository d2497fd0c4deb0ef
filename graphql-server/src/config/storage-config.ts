import { join, resolve } from 'node:path';
import type { S3Options } from '../integrations/storage/s3-storage.ts';

/** Where uploaded pictures are stored: in a directory (an absolute path) or in a bucket. */
export type StorageConfig = { kind: 'directory'; directory: string } | ({ kind: 's3' } & S3Options);

interface StorageVariables {
  STORAGE_DIR?: string | undefined;
  S3_BUCKET?: string | undefined;
  S3_REGION: string;
  S3_ENDPOINT?: string | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** What a bucket needs: all or none. */
const NEEDED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/**
 * Lists variables that are missing or contradict each other: a directory next to a bucket would never be
 * used.
 */
export function storageProblems(environment: NodeJS.ProcessEnv): string[] {
  const usesBucket = [...NEEDED, 'S3_REGION', 'S3_ENDPOINT'].some((name) => environment[name]);
  if (!usesBucket) return [];
  const missing = NEEDED.filter((name) => !environment[name]);
  return [
    ...(missing.length > 0 ? [`${missing.join(' and ')} must be set to keep pictures in a bucket`] : []),
    ...(environment['STORAGE_DIR'] ? ['STORAGE_DIR can not be set together with S3_BUCKET'] : []),
  ];
}

/** The configured storage; by default a directory next to the other data. */
export function storageOf(variables: StorageVariables, dataDirectory: string): StorageConfig {
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = variables;
  if (!bucket || !accessKeyId || !secretAccessKey) {
    return { kind: 'directory', directory: resolve(variables.STORAGE_DIR ?? join(dataDirectory, 'assets')) };
  }
  const place = { bucket, region: variables.S3_REGION, endpoint: variables.S3_ENDPOINT ?? null };
  return { kind: 's3', ...place, accessKeyId, secretAccessKey };
}
