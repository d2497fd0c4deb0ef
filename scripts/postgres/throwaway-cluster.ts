import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { giveTo } from '../../graphql-server/src/db/embedded/ordinary-user.ts';
import {
  PostgresRunner,
  runOptions,
  SUPERUSER,
} from '../../graphql-server/src/db/embedded/postgres-runner.ts';
import { freePort } from '../process/free-port.ts';

/** A temporary PostgreSQL server. */
export interface Cluster {
  /** Connection string of a superuser, with the database `postgres`. */
  url: string;
  /** Stops it like an administrator who does not wait: rolls back running transactions. */
  stop(): Promise<void>;
  /** Stops it immediately, as a crash does: nothing more is written. */
  crash(): Promise<void>;
  /** Promotes a standby. @returns once it accepts writes */
  promote(): Promise<void>;
  /** Starts it again after `stop`. @throws Error with PostgreSQL's message when it does not start */
  start(): Promise<void>;
  /** The server's whole log. */
  log(): string;
  /** `stop` and `start`. */
  restart(): Promise<void>;
  /** Stops it and removes its files; further calls do nothing. */
  remove(): void;
}

interface ClusterOptions {
  /** The folder of PostgreSQL's programs; by default the packaged ones. */
  programs?: string;
  /** The cluster that this one replicates, as a readable standby. It has the same user and password. */
  standbyOf?: Cluster;
  /**
   * Whether commits are durable, as in a shop's database, for measurements. Tests commit thousands of times,
   * and their data need not survive a power cut.
   */
  isDurable?: boolean;
  /** Additional settings, as in postgresql.conf. */
  settings?: readonly string[];
}

/** Where Linux stores files in memory, and how many bytes of it a run of all tests may take. */
const MEMORY = '/dev/shm';
const MEMORY_NEEDED = 4e9;

const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts a cluster on a free port of 127.0.0.1. It is stopped and removed at the latest when this process
 * exits.
 * @throws Error with PostgreSQL's message when it does not start
 */
export async function startCluster({
  programs: folder,
  isDurable = false,
  settings: further = [],
  standbyOf,
}: ClusterOptions = {}): Promise<Cluster> {
  const runner = PostgresRunner.find(folder ?? null);
  const home = mkdtempSync(join(isDurable ? tmpdir() : quickFolder(), 'shop-postgres-'));
  const data = join(home, 'data');
  const password = standbyOf ? new URL(standbyOf.url).password : randomBytes(18).toString('hex');
  const passwordFile = join(home, 'password');
  const port = await freePort();
  const control = (action: string, ...options: string[]) =>
    runner.run(runner.programs.pgCtl, [action, '--wait', '--pgdata', data, ...options]);
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
  giveTo(runner.user, home);

  const remove = () => {
    process.off('exit', remove);
    const [file, ...options] = runner.command(runner.programs.pgCtl, [
      ...['stop', '--pgdata', data, '--mode', 'immediate'],
    ]);
    spawnSync(file, options, runOptions);
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', remove);
  try {
    if (standbyOf) {
      await runner.run(join(dirname(runner.programs.initdb), 'pg_basebackup'), [
        ...['--pgdata', data, '--dbname', standbyOf.url, '--write-recovery-conf', '--checkpoint', 'fast'],
        ...['--no-sync'],
      ]);
    } else {
      await runner.create(data, passwordFile, ['--no-sync']);
    }
    await start();
  } catch (error) {
    remove();
    throw error;
  }
  return {
    url: `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`,
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

/**
 * Copying a database takes 0.02 s in memory, and 0.65 s on a disk. Containers often have little shared
 * memory.
 */
function quickFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > MEMORY_NEEDED ? MEMORY : tmpdir();
}
