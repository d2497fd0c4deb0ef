import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { EmbeddedConfig } from '../../config/database-config.ts';
import { SECOND } from '../../shared/time/duration.ts';
import { lockNumber } from '../advisory-lock.ts';
import { DatabaseError } from '../database-error.ts';
import { embeddedUrl } from './embedded-url.ts';
import type { PostgresRunner } from './postgres-runner.ts';
import { findPostmaster } from './postmaster.ts';

// The process that started a server holds a lock in it while it lives. A server without this lock is an
// orphan: its shop was killed, and it is about to stop or cannot. A pid file could not show this, because
// another process may have reused the id.

/**
 * How many checks, and how many ms apart, must find the lock free before the server counts as an orphan:
 * another process may just be starting it.
 */
const LOOKS = 5;
const BETWEEN_LOOKS = 200;
const MAX_WAIT = 60 * SECOND;

/** Takes the lock on a connection that holds it until closed. @throws the driver's error */
export async function takeOwnership(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`select pg_advisory_lock(${lockNumber('embeddedOwner')})`);
  return client;
}

/**
 * The connection string of the server that a running process started on `config.directory`; null when there
 * is none. Stops an orphan.
 * @throws DatabaseError when stopping it takes too long
 */
export async function findOwned(config: EmbeddedConfig, runner: PostgresRunner): Promise<string | null> {
  const deadline = performance.now() + MAX_WAIT;
  let free = 0;
  for (let running = findPostmaster(config.directory); running; running = findPostmaster(config.directory)) {
    const url = embeddedUrl(config, running.port);
    const isOwned = running.isReady ? await isLockHeld(url) : null;
    if (isOwned) return url;
    free = isOwned === false ? free + 1 : 0;
    if (free >= LOOKS) await runner.stop(config.directory).catch(() => undefined);
    if (performance.now() > deadline) {
      throw new DatabaseError(
        `PostgreSQL (process ${running.pid}) of an earlier start does not end. End it, then start again.`,
      );
    }
    await pause(BETWEEN_LOOKS);
  }
  return null;
}

/** Null when the server rejects connections because it is starting or stopping. */
async function isLockHeld(url: string): Promise<boolean | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5 * SECOND });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ free: boolean }>(
      `select pg_try_advisory_lock(${lockNumber('embeddedOwner')}) as free`,
    );
    return rows[0]?.free === false;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
