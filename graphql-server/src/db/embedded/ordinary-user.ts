import { spawnSync } from 'node:child_process';
import { chownSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseError } from '../database-error.ts';

/** How to start PostgreSQL as an ordinary user, because it refuses to run as root. */
export interface OrdinaryUser {
  /** The command prefix for its programs; empty when this process is not root. */
  prefix: readonly string[];
  /** The owner of its files; null on Windows, which has no user ids. */
  uid: number | null;
}

/** Traditionally `nobody`. */
const NOBODY = 65_534;

// Both keep root's right to enter directories that others cannot: the shop may be in root's home.
const waysFromRoot: readonly OrdinaryUser[] = [
  {
    prefix: [
      ...['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'],
      ...['--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override'],
    ],
    uid: NOBODY,
  },
  { prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000'], uid: 0 },
];

/** @throws DatabaseError when this process is root and cannot run programs as another user */
export function findOrdinaryUser(): OrdinaryUser {
  const uid = process.getuid?.() ?? null;
  if (uid !== 0) return { prefix: [], uid };
  const way = waysFromRoot.find(({ prefix: [command = '', ...options] }) => {
    return spawnSync(command, [...options, 'true'], { stdio: 'ignore' }).status === 0;
  });
  if (way) return way;
  throw new DatabaseError(
    'PostgreSQL does not run as root, and neither setpriv nor unshare (util-linux) works here. ' +
      'Start the shop as another user, or set DATABASE_URL.',
  );
}

/**
 * Changes the owner of a file, or of a directory and its content; only root can.
 * @throws DatabaseError when someone else owns it and this process is not root
 */
export function giveTo({ uid }: OrdinaryUser, path: string): void {
  const stats = statSync(path);
  if (uid === null || stats.uid === uid) return;
  if (process.getuid?.() !== 0) {
    throw new DatabaseError(
      `${path} belongs to the user with the id ${stats.uid}. Start the shop as that user, or change its owner.`,
    );
  }
  const inner = stats.isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
  for (const name of inner) chownSync(join(path, name), uid, uid);
  chownSync(path, uid, uid);
}
