import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** The folder with these PostgreSQL programs on this machine; undefined when it is not installed. */
export function findPostgres(programs = ['initdb', 'pg_ctl']): string | undefined {
  const inPath = (process.env['PATH'] ?? '').split(delimiter);
  const binFolder = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const usual = [
    // Debian keeps them outside of PATH, in one folder per major version; newest first.
    ...globSync('/usr/lib/postgresql/*/bin').sort((one, other) => majorVersion(other) - majorVersion(one)),
    '/opt/homebrew/bin',
    '/usr/local/bin',
    '/usr/local/pgsql/bin',
  ];
  return [...inPath, binFolder, ...usual].find(
    (folder) => folder && programs.every((program) => existsSync(join(folder, program))),
  );
}

function majorVersion(folder: string): number {
  return Number.parseInt(dirname(folder).split('/').pop() ?? '', 10) || 0;
}
