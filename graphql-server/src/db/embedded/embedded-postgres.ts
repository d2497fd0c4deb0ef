import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import type { EmbeddedConfig } from '../../config/database-config.ts';
import { SECOND } from '../../shared/time/duration.ts';
import { DatabaseError } from '../database-error.ts';
import { assertReadable, createIfMissing } from './cluster-files.ts';
import { embeddedUrl } from './embedded-url.ts';
import { giveTo } from './ordinary-user.ts';
import { findOwned, takeOwnership } from './owner-lock.ts';
import { PostgresRunner } from './postgres-runner.ts';
import { findPostmaster } from './postmaster.ts';
import { PortTakenError, startError } from './start-error.ts';

/** The delay before a crashed server is restarted, in ms. It doubles with each failure. */
const FIRST_PAUSE = 200;
const MAX_PAUSE = 30 * SECOND;
/** The log is rotated at startup when it is larger than this, in bytes. One old log is kept. */
const MAX_LOG_SIZE = 5_000_000;
/** Interval between readiness checks, in ms. */
const POLL = 20;
/** A start that takes longer, in ms, is reported. */
const SLOW_START = 5 * SECOND;
/** Attempts to find a free port: another program may take it first. */
const MAX_PORTS = 5;

/**
 * The packaged PostgreSQL, on the files in `config.directory`. It belongs to the process that started it: it
 * stops when that process ends, even by `kill -9`, and restarts when it crashes.
 */
export class EmbeddedPostgres {
  #server: ChildProcess | null = null;
  #owner: Client | null = null;
  #isStopping = false;
  private readonly config: EmbeddedConfig;
  private readonly runner: PostgresRunner;
  private readonly report: (line: string) => void;
  private port = 0;

  private constructor(config: EmbeddedConfig, runner: PostgresRunner, report: (line: string) => void) {
    this.config = config;
    this.runner = runner;
    this.report = report;
  }

  /**
   * Starts the server, with a new, empty database if there is none yet. `report` prints a line for the
   * operator.
   * @throws DatabaseError with a one-line message, also when a running process has already started the server
   */
  static async start(config: EmbeddedConfig, report: (line: string) => void): Promise<EmbeddedPostgres> {
    const runner = PostgresRunner.find(config.programs);
    await createIfMissing(config, runner);
    assertReadable(config, runner);
    giveTo(runner.user, config.directory);
    if (await findOwned(config, runner)) {
      throw new DatabaseError(
        `Another process uses the database in ${config.directory}. Stop it, or set DATA_DIR to another directory.`,
      );
    }
    const postgres = new EmbeddedPostgres(config, runner, report);
    await postgres.#serveOnFreePort();
    return postgres;
  }

  get url(): string {
    return embeddedUrl(this.config, this.port);
  }

  /** Stops the server and rolls back running transactions. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#owner?.end().catch(() => undefined);
    const server = this.#server;
    if (!server || hasEnded(server)) return;
    const ended = once(server, 'exit');
    await this.runner.stop(this.config.directory).catch(() => server.kill('SIGQUIT'));
    await ended;
  }

  async #serveOnFreePort(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      this.port = await freePort();
      try {
        return await this.#serve();
      } catch (error) {
        if (!(error instanceof PortTakenError) || attempt === MAX_PORTS) throw error;
      }
    }
  }

  /**
   * Starts the server and waits until it accepts connections. @throws DatabaseError with PostgreSQL's reason
   */
  async #serve(): Promise<void> {
    const server = this.#spawn();
    this.#server = server.process;
    const slowStartTimer = setTimeout(
      () => this.report('The database needs longer than usual to start ...'),
      SLOW_START,
    );
    try {
      while (!hasEnded(server.process) && !findPostmaster(this.config.directory)?.isReady) await pause(POLL);
      if (hasEnded(server.process)) throw startError(this.config, server.log());
      this.#owner = await takeOwnership(this.url).catch((error: unknown) => {
        throw startError(this.config, error instanceof Error ? error.message : String(error), error);
      });
    } catch (error) {
      server.process.kill('SIGQUIT');
      throw error;
    } finally {
      clearTimeout(slowStartTimer);
    }
    if (hasEnded(server.process)) void this.#restart();
    else server.process.once('exit', () => void this.#restart());
  }

  /** `log` returns the server's output since its start. */
  #spawn(): { process: ChildProcess; log: () => string } {
    const { directory, logFile } = this.config;
    const log = openLog(logFile);
    const start = statSync(logFile).size;
    const server = this.runner.serve(directory, this.#settings(), log);
    closeSync(log);
    // Without a listener, the error would end this process; a server that did not start has no exit code
    // either.
    server.on('error', () => undefined);
    const guard = this.#guard();
    server.once('exit', () => guard.kill('SIGKILL'));
    return { process: server, log: () => readFileSync(logFile).subarray(start).toString() };
  }

  /** Settings for a small machine; `fsync` and `full_page_writes` stay on. */
  #settings(): string[] {
    return [
      ...[`port=${this.port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='],
      ...[`max_connections=${this.config.connections}`, 'shared_buffers=64MB', 'max_wal_size=512MB'],
      ...['autovacuum_max_workers=2', 'jit=off', 'log_checkpoints=off', 'timezone=UTC', 'log_timezone=UTC'],
      // There are no replicas, so an import writes its rows only once and not also to the WAL.
      ...['wal_level=minimal', 'max_wal_senders=0'],
      // By default three additional processes do the I/O of all others.
      ...(this.runner.programs.majorVersion >= 18 ? ['io_method=sync'] : []),
    ];
  }

  /** Stops the server if this process dies without stopping it: then the pipe between the two closes. */
  #guard(): ChildProcess {
    const command = this.runner.stopCommand(this.config.directory);
    // Windows has no such shell; there the next start finds the orphan and stops it.
    const guard = spawn('sh', ['-c', 'read -r _; exec "$@"', 'sh', ...command], {
      cwd: '/',
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    guard.on('error', () => undefined);
    guard.stdin.on('error', () => undefined);
    guard.unref();
    return guard;
  }

  /** Restarts a crashed server on the same port until one stays up. */
  async #restart(): Promise<void> {
    for (let wait = FIRST_PAUSE; !this.#isStopping; wait = Math.min(wait * 2, MAX_PAUSE)) {
      this.report(`The database has ended unexpectedly; it starts again in ${wait} ms.`);
      await this.#owner?.end().catch(() => undefined);
      await pause(wait);
      if (this.#isStopping) return;
      try {
        return await this.#serve();
      } catch (error) {
        this.report(error instanceof Error ? error.message : String(error));
      }
    }
  }
}

function hasEnded(server: ChildProcess): boolean {
  return server.pid === undefined || server.exitCode !== null || server.signalCode !== null;
}

function openLog(file: string): number {
  if (existsSync(file) && statSync(file).size > MAX_LOG_SIZE) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

/** A TCP port of 127.0.0.1 that is currently free. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
