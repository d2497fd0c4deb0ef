import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../process/free-port.ts';
import { unprivilegedUser } from './unprivileged-user.ts';

/** A PostgreSQL server of our own. */
export interface Cluster {
  /** Connection string of a superuser, with the database `postgres`. */
  url: string;
  /** Stops it as an administrator does who does not wait for anybody: what is under way is rolled back. */
  stop(): Promise<void>;
  /** Ends it at once, as a crash does: nothing is written down any more. */
  crash(): Promise<void>;
  /** Makes a standby take over. @returns once it takes writes */
  promote(): Promise<void>;
  /** Starts it again after `stop`. @throws Error with PostgreSQL's own words when it does not start */
  start(): Promise<void>;
  /** All that the server has written into its log. */
  log(): string;
  /** `stop` and `start`. */
  restart(): Promise<void>;
  /** Stops it and removes its files; a second call does nothing. */
  remove(): void;
}

interface ClusterOptions {
  /** The cluster that this one follows, as a copy that can be read. It has the same user and password. */
  standbyOf?: Cluster;
  /** Commits as a shop's database does, when it is measured. Else nothing has to survive a power cut: tests commit thousands of times. */
  isDurable?: boolean;
  /** Further settings, each as in postgresql.conf. */
  settings?: readonly string[];
}

const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts a cluster from the binaries in `folder` on a free port of 127.0.0.1. It is stopped and removed at the
 * latest when this process exits.
 * @throws Error with PostgreSQL's own words when it does not start
 */
export async function startCluster(
  folder: string,
  { isDurable = false, settings: further = [], standbyOf }: ClusterOptions = {},
): Promise<Cluster> {
  const user = unprivilegedUser();
  const home = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  const data = join(home, 'data');
  const password = standbyOf ? new URL(standbyOf.url).password : randomBytes(18).toString('hex');
  const passwordFile = join(home, 'password');
  const port = await freePort();
  const run = async (command: string, commandLine: string[]) => {
    await promisify(execFile)(join(folder, command), commandLine, { ...user, cwd: home });
  };
  const control = (action: string, ...options: string[]) =>
    run('pg_ctl', [action, '--wait', '--pgdata', data, ...options]);
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    ...(isDurable ? [] : FORGETFUL),
    ...further,
  ];
  const start = () =>
    control(
      'start',
      ...['--log', join(home, 'log'), '--options', settings.map((setting) => `-c ${setting}`).join(' ')],
    );
  const stop = () => control('stop', '--mode', 'fast');

  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) for (const path of [home, passwordFile]) chownSync(path, user.uid, user.gid);

  const remove = () => {
    process.off('exit', remove);
    spawnSync(join(folder, 'pg_ctl'), ['stop', '--pgdata', data, '--mode', 'immediate'], {
      ...user,
      cwd: home,
    });
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', remove);
  try {
    if (standbyOf) {
      await run('pg_basebackup', [
        ...['--pgdata', data, '--dbname', standbyOf.url, '--write-recovery-conf', '--checkpoint', 'fast'],
        ...['--no-sync'],
      ]);
    } else {
      await run('initdb', [
        ...['--pgdata', data, '--username', 'shop', '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
        ...['--encoding', 'UTF8', '--locale', 'C', '--no-sync'],
      ]);
    }
    await start();
  } catch (error) {
    remove();
    throw error;
  }
  return {
    url: `postgres://shop:${password}@127.0.0.1:${port}/postgres`,
    stop,
    crash: () => control('stop', '--mode', 'immediate'),
    promote: () => control('promote'),
    start,
    log: () => readFileSync(join(home, 'log'), 'utf8'),
    restart: async () => {
      await stop();
      await start();
    },
    remove,
  };
}
