import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import {
  assertKey,
  type FileStorage,
  StorageError,
  type StorageFailure,
  type StoredFile,
} from '../../modules/assets/file-storage.port.ts';
import { tryStorage } from './try-storage.ts';

export interface S3Options {
  bucket: string;
  region: string;
  /** Base URL of an S3-compatible service; null: Amazon's own. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * In ms. A service that takes longer counts as unavailable; `total` includes the second attempt and reading
 * the content.
 */
export interface S3Timeouts {
  connection: number;
  response: number;
  total: number;
}

const defaultTimeouts: S3Timeouts = { connection: 3000, response: 8000, total: 20_000 };

/** Error codes of full storage; Ceph and MinIO have their own. */
const FULL = /InsufficientStorage|StorageFull|QuotaExceeded/i;
/**
 * Statuses that a retry cannot change: wrong keys, no permission, no such bucket, or one in another region.
 */
const PERMANENT = [301, 400, 401, 403, 404];

/** A client of the service; nothing is called yet. */
export function s3Client(
  { region, endpoint, accessKeyId, secretAccessKey }: S3Options,
  { connection, response }: Pick<S3Timeouts, 'connection' | 'response'>,
): S3Client {
  return new S3Client({
    region,
    // Services other than Amazon's rarely have a host name per bucket.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: connection,
      requestTimeout: response,
      throwOnRequestTimeout: true,
    },
    // Older services reject the checksums that Amazon's SDK adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Stores files in a bucket of Amazon S3 or a compatible service. */
export class S3Storage implements FileStorage {
  private readonly client: S3Client;

  constructor(
    private readonly options: S3Options,
    private readonly timeouts = defaultTimeouts,
  ) {
    this.client = s3Client(options, timeouts);
  }

  async put(key: string, { content, type }: StoredFile): Promise<void> {
    const object = { ...this.locationOf(key), Body: content, ContentType: type };
    await this.attempt((abortSignal) => this.client.send(new PutObjectCommand(object), { abortSignal }));
  }

  async read(key: string): Promise<Uint8Array | null> {
    const command = new GetObjectCommand(this.locationOf(key));
    return this.attempt(async (abortSignal) => {
      try {
        const { Body: body } = await this.client.send(command, { abortSignal });
        // The SDK's timeouts end with a response's headers; its body may stall as well.
        if (body instanceof Readable) abortSignal.onabort = () => body.destroy(new Error('AbortError'));
        return body ? await body.transformToByteArray() : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    });
  }

  async delete(keys: readonly string[]): Promise<void> {
    // One by one: deleting several at once needs a checksum that services disagree about.
    const commands = keys.map((key) => new DeleteObjectCommand(this.locationOf(key)));
    for (const command of commands) {
      await this.attempt((abortSignal) => this.client.send(command, { abortSignal }));
    }
  }

  async check(): Promise<void> {
    await tryStorage(this);
  }

  private locationOf(key: string) {
    assertKey(key);
    return { Bucket: this.options.bucket, Key: key };
  }

  private async attempt<Result>(call: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    try {
      return await call(AbortSignal.timeout(this.timeouts.total));
    } catch (error) {
      throw this.storageError(error);
    }
  }

  private storageError(error: unknown): StorageError {
    const { bucket, endpoint } = this.options;
    const reason = error instanceof Error ? error.name : 'unknown error';
    const place = `the bucket ${bucket}${endpoint === null ? '' : ` at ${endpoint}`}`;
    return new StorageError(failureOf(error), `Files can't be kept in ${place}: ${reason}`, error);
  }
}

function failureOf(error: unknown): StorageFailure {
  if (!(error instanceof S3ServiceException)) return 'UNAVAILABLE';
  const status = error.$metadata.httpStatusCode ?? 0;
  if (status === 507 || FULL.test(error.name)) return 'FULL';
  return PERMANENT.includes(status) ? 'MISCONFIGURED' : 'UNAVAILABLE';
}
