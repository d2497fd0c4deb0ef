import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { EmbeddedConfig } from '../../config/database-config.ts';
import { DatabaseError } from '../database-error.ts';
import { LAST_WITH_FORMER } from '../migrations/former-migrations.ts';
import { giveTo } from './ordinary-user.ts';
import type { PostgresRunner } from './postgres-runner.ts';
import { startError } from './start-error.ts';

/** The last commit with the former embedded database (decision 0071), which can still export it. */
const LAST_WITH_OLD_FILES = '8c40ba2e';

/**
 * Creates the files of a new, empty database if there are none. They are renamed once complete, so that an
 * interrupted start leaves no half database.
 * @throws DatabaseError when they cannot be written
 */
export async function createIfMissing(config: EmbeddedConfig, runner: PostgresRunner): Promise<void> {
  const { directory, passwordFile } = config;
  if (existsSync(directory)) return;
  const unfinished = `${directory}-${process.pid}`;
  try {
    mkdirSync(dirname(directory), { recursive: true });
    if (!existsSync(passwordFile)) {
      writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { flag: 'wx', mode: 0o600 });
    }
    mkdirSync(unfinished, { mode: 0o700 });
    giveTo(runner.user, unfinished);
    await runner.create(unfinished, passwordFile);
    renameSync(unfinished, directory);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process was faster.
    if (existsSync(directory)) return;
    throw startError(config, textOf(error), error);
  }
}

/** @throws DatabaseError when this PostgreSQL version cannot read the files */
export function assertReadable(
  { directory, passwordFile }: EmbeddedConfig,
  { programs }: PostgresRunner,
): void {
  if (!existsSync(passwordFile)) {
    throw new DatabaseError(
      `${directory} holds the data of a version of the shop from before December 2026. Move it with these two commands:\n` +
        `  git switch --detach ${LAST_WITH_OLD_FILES} && npm run db -- export ../shop.backup\n` +
        `  git switch --detach ${LAST_WITH_FORMER} && npm run db -- import ../shop.backup && git switch @{-2}`,
    );
  }
  const majorVersion = readMajorVersion(directory);
  if (majorVersion === String(programs.majorVersion)) return;
  throw new DatabaseError(
    `${directory} holds the data of PostgreSQL ${majorVersion}, and the shop runs PostgreSQL ${programs.majorVersion} now. ` +
      'Export it with the version of the shop that wrote it, then import it with this one (docs/operation.md).',
  );
}

/**
 * Moves the files of such a version away, so that its export can be imported. @returns their new place; null
 * when there are none
 */
export function putOldFilesAside({ directory, passwordFile }: EmbeddedConfig): string | null {
  if (!existsSync(directory) || existsSync(passwordFile)) return null;
  const aside = `${directory}-before-import`;
  renameSync(directory, aside);
  return aside;
}

/** A damaged database has no readable version. */
function readMajorVersion(directory: string): string {
  try {
    return readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim();
  } catch {
    return 'an unknown version';
  }
}

/** The output of a program, or the system's error. */
function textOf(error: unknown): string {
  if (error instanceof Error && 'stderr' in error && typeof error.stderr === 'string' && error.stderr)
    return error.stderr;
  return error instanceof Error ? error.message : String(error);
}
