import { spawnSync } from 'node:child_process';
import { chownSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseError } from '../database-error.ts';

/** How PostgreSQL is started so that it does not run as root, which it refuses. */
export interface OrdinaryUser {
  /** The command in front of one of its programs; empty when this process is an ordinary user's already. */
  prefix: readonly string[];
  /** The user id that its files must have; null on Windows, which has none. */
  uid: number | null;
}

/** Traditionally `nobody`. */
const NOBODY = 65_534;

// Both keep root's right to enter directories that others can't, since the shop may stand in root's home.
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

/** @throws DatabaseError when this process is root's and can't run a program as anybody else */
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
 * Makes a file, or a directory and all in it, this user's; only root can.
 * @throws DatabaseError when it is somebody else's and this process is not root's
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
