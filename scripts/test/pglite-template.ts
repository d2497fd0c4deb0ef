import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inProject } from '../process/project-root.ts';

/**
 * Keeps one freshly made, empty PGlite directory for the tests to copy, and says where in TEST_PGLITE_TEMPLATE.
 * Making one takes seconds of computing (PostgreSQL's initdb), copying takes none, and dozens of test files
 * want a database each. Vitest calls this before the first test.
 */
export async function setup(): Promise<void> {
  const manifest = readFileSync(inProject('node_modules/@electric-sql/pglite/package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const template = inProject('.cache/test', `pglite-${version}`);
  process.env['TEST_PGLITE_TEMPLATE'] = template;
  if (existsSync(template)) return;

  // Renamed when it is whole, so that a run that was broken off leaves no half template.
  const unfinished = `${template}-${process.pid}`;
  mkdirSync(dirname(template), { recursive: true });
  const database = await PGlite.create(unfinished);
  await database.close();
  if (existsSync(template)) rmSync(unfinished, { recursive: true, force: true });
  else renameSync(unfinished, template);
}
