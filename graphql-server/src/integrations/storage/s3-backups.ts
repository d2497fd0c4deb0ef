import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { HeadObjectCommand, NotFound, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { BackupBucket } from './backup-bucket.port.ts';
import { s3Client, type S3Options } from './s3-storage.ts';

/**
 * In ms. The response to an upload comes after its last byte; a connection over which nothing is sent for so
 * long is lost.
 */
const TIMEOUTS = { connection: 10_000, response: 300_000 };

/** Copies of backups in a bucket of Amazon S3 or a compatible service. */
export class S3Backups implements BackupBucket {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(options: S3Options) {
    this.#client = s3Client(options, TIMEOUTS);
    this.#bucket = options.bucket;
  }

  async has(name: string): Promise<boolean> {
    try {
      await this.#client.send(new HeadObjectCommand({ Bucket: this.#bucket, Key: name }));
      return true;
    } catch (error) {
      if (error instanceof NotFound) return false;
      throw error;
    }
  }

  async store(name: string, file: string, signal: AbortSignal): Promise<void> {
    const { size } = await stat(file);
    const object = { Bucket: this.#bucket, Key: name, ContentLength: size, Body: createReadStream(file) };
    await this.#client.send(new PutObjectCommand(object), { abortSignal: signal });
  }
}
