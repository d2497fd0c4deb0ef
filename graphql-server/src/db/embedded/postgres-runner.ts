import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { findOrdinaryUser, type OrdinaryUser } from './ordinary-user.ts';
import { findPostgresPrograms, type PostgresPrograms } from './postgres-programs.ts';

/** The superuser of clusters that `create` makes. */
export const SUPERUSER = 'shop';

/** The user that runs the programs may not have access to the working directory. */
export const runOptions = { cwd: '/' };

/** In English, because this code parses the output. */
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
   * @throws DatabaseError when there are none, or they do not run here
   */
  static find(folder: string | null = null): PostgresRunner {
    return new PostgresRunner(findPostgresPrograms(folder ?? undefined), findOrdinaryUser());
  }

  /**
   * Creates the files of a new cluster in `directory`, whose only user has the password in `passwordFile`.
   * Text sorts by code point, so that all machines sort alike.
   * @throws Error with PostgreSQL's message in `stderr`
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
   * Starts a server on `directory` with these settings (as in postgresql.conf), in a session of its own:
   * Ctrl-C in a terminal must reach only the shop, which needs its database until its last response. Logs to
   * the open file `log`.
   */
  serve(directory: string, settings: readonly string[], log: number): ChildProcess {
    const options = settings.flatMap((setting) => ['-c', setting]);
    const [file, ...rest] = this.command(this.programs.postgres, ['-D', directory, ...options]);
    return spawn(file, rest, { ...runOptions, detached: true, stdio: ['ignore', log, log] });
  }

  /** Stops the server on `directory` and rolls back running transactions. @throws Error when none runs */
  async stop(directory: string): Promise<void> {
    await this.run(this.programs.pgCtl, this.#stopOptions(directory));
  }

  /** The command that `stop` runs. */
  stopCommand(directory: string): [string, ...string[]] {
    return this.command(this.programs.pgCtl, this.#stopOptions(directory));
  }

  /** Runs a program to its end. @throws Error with its message in `stderr` */
  async run(program: string, options: readonly string[]): Promise<void> {
    const [file, ...rest] = this.command(program, options);
    await promisify(execFile)(file, rest, runOptions);
  }

  /** The file and arguments that start a program as that user. */
  command(program: string, options: readonly string[]): [string, ...string[]] {
    const [file = program, ...rest] = [...inEnglish, ...this.user.prefix, program, ...options];
    return [file, ...rest];
  }

  #stopOptions(directory: string): string[] {
    return ['stop', '--pgdata', directory, '--mode', 'fast', '--wait', '--timeout', '600'];
  }
}
