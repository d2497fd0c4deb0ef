import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { findOrdinaryUser, type OrdinaryUser } from './ordinary-user.ts';
import { findPostgresPrograms, type PostgresPrograms } from './postgres-programs.ts';

/** The superuser of a cluster that `create` has made. */
export const SUPERUSER = 'shop';

/** Who runs the programs may not be able to enter the working directory. */
export const runOptions = { cwd: '/' };

/** This code reads what the programs say. */
const inEnglish = process.platform === 'win32' ? [] : ['env', 'LC_ALL=C'];

/** Runs PostgreSQL's programs, as an ordinary user. */
export class PostgresRunner {
  readonly programs: PostgresPrograms;
  readonly user: OrdinaryUser;

  private constructor(programs: PostgresPrograms, user: OrdinaryUser) {
    this.programs = programs;
    this.user = user;
  }

  /**
   * With the programs in `folder`; by default those of the package for this machine.
   * @throws DatabaseError when there are none, or they can't run here
   */
  static find(folder: string | null = null): PostgresRunner {
    return new PostgresRunner(findPostgresPrograms(folder ?? undefined), findOrdinaryUser());
  }

  /**
   * Makes the files of a new cluster in `directory`, whose only user has the password in `passwordFile`. Text
   * is sorted by code points, on every machine alike.
   * @throws Error with PostgreSQL's own words in `stderr`
   */
  async create(directory: string, passwordFile: string, options: readonly string[] = []): Promise<void> {
    await this.run(this.programs.initdb, [
      ...['--pgdata', directory, '--username', SUPERUSER, '--pwfile', passwordFile],
      ...['--auth', 'scram-sha-256', '--encoding', 'UTF8'],
      ...['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
      ...options,
    ]);
  }

  /**
   * Starts a server on `directory` with these settings, each as in postgresql.conf, in a session of its own:
   * Ctrl-C in a terminal is for the shop, which needs its database until its last request is answered. It
   * logs into the open file `log`.
   */
  serve(directory: string, settings: readonly string[], log: number): ChildProcess {
    const options = settings.flatMap((setting) => ['-c', setting]);
    const [file, ...rest] = this.command(this.programs.postgres, ['-D', directory, ...options]);
    return spawn(file, rest, { ...runOptions, detached: true, stdio: ['ignore', log, log] });
  }

  /** Stops the server on `directory`: what is under way is rolled back. @throws Error when none runs */
  async stop(directory: string): Promise<void> {
    await this.run(this.programs.pgCtl, this.#stopOptions(directory));
  }

  /** What `stop` runs. */
  stopCommand(directory: string): [string, ...string[]] {
    return this.command(this.programs.pgCtl, this.#stopOptions(directory));
  }

  /** Waits until a program has ended. @throws Error with its own words in `stderr` */
  async run(program: string, options: readonly string[]): Promise<void> {
    const [file, ...rest] = this.command(program, options);
    await promisify(execFile)(file, rest, runOptions);
  }

  /** The file and the options by which a program is started as that user. */
  command(program: string, options: readonly string[]): [string, ...string[]] {
    const [file = program, ...rest] = [...inEnglish, ...this.user.prefix, program, ...options];
    return [file, ...rest];
  }

  #stopOptions(directory: string): string[] {
    return ['stop', '--pgdata', directory, '--mode', 'fast', '--wait', '--timeout', '600'];
  }
}
