import { readFileSync } from 'node:fs';
import type { EmbeddedConfig } from '../../config/database-config.ts';
import { DatabaseError } from '../database-error.ts';
import { SUPERUSER } from './postgres-runner.ts';

/**
 * The connection string of the embedded database on this port. @throws DatabaseError when its password cannot
 * be read
 */
export function embeddedUrl({ passwordFile }: EmbeddedConfig, port: number): string {
  try {
    const password = encodeURIComponent(readFileSync(passwordFile, 'utf8').trim());
    return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;
  } catch (error) {
    throw new DatabaseError(`The database's password in ${passwordFile} can't be read.`, error);
  }
}
