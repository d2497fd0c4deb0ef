import { spawnSync } from 'node:child_process';

export interface SystemUser {
  uid: number;
  gid: number;
}

/**
 * Whom PostgreSQL runs as: it refuses root. Undefined when this process is an ordinary user's already.
 * @throws Error when root has neither a user `postgres` nor `nobody` to become
 */
export function unprivilegedUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = [numberOf('-u', name), numberOf('-g', name)];
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no user `postgres` or `nobody` to run it as.',
  );
}

function numberOf(option: string, user: string): number | undefined {
  const { status, stdout } = spawnSync('id', [option, user], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}
