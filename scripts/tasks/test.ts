import { globSync, mkdirSync } from 'node:fs';
import { buildShop } from '../build/build-shop.ts';
import { reportBuildError } from '../build/report-build-error.ts';
import { findPostgres } from '../postgres/find-postgres.ts';
import { startCluster } from '../postgres/throwaway-cluster.ts';
import { exitOnSignal } from '../process/exit-on-signal.ts';
import { inProject, projectRoot } from '../process/project-root.ts';
import { findChromium } from '../test/find-chromium.ts';
import { runE2e } from '../test/run-e2e.ts';
import { runVitest } from '../test/run-vitest.ts';
import type { Tally } from '../test/tally.ts';

const filters = process.argv.slice(2);
const halves: { name: string; tally: Tally }[] = [];
const skipped: string[] = [];

interface Postgres {
  /** Connection string of a superuser. */
  url: string;
  name: string;
}

exitOnSignal();
mkdirSync(inProject('.cache/test'), { recursive: true });

/** The PostgreSQL to test on, if this machine has one: that of TEST_DATABASE_URL, or a throw-away one. */
async function openPostgres(): Promise<Postgres | undefined> {
  const told = process.env['TEST_DATABASE_URL'];
  if (told) return { url: told, name: 'the PostgreSQL of TEST_DATABASE_URL' };
  const binaries = findPostgres();
  if (!binaries) return undefined;
  return { url: (await startCluster(binaries)).url, name: `a throw-away PostgreSQL (${binaries})` };
}

/** Unit and API tests on PGlite, and a second time on `postgres`. */
async function testUnitsAndApi(postgres: Postgres | undefined): Promise<void> {
  // Some tests start the server and its commands as a person does.
  await buildShop({ only: 'server' }).catch(reportBuildError);
  const tally = await runVitest(postgres?.url, filters);
  const engines = ['PGlite', ...(postgres ? [postgres.name] : [])];
  halves.push({ name: `unit and API tests, on ${engines.join(' and ')}`, tally });
  if (!postgres) skipped.push('API tests on a real PostgreSQL: install PostgreSQL, or set TEST_DATABASE_URL');
}

/** Browser tests, on `postgres`, which answers in a fraction of the computing that PGlite takes, if there is one. */
async function testE2e(postgres: Postgres | undefined): Promise<void> {
  const chromium = findChromium({ prefersShell: true });
  if (chromium) {
    const tally = await runE2e({ chromium, postgresUrl: postgres?.url, filters });
    halves.push({ name: `browser tests (${chromium}), on ${postgres?.name ?? 'PGlite'}`, tally });
  } else {
    skipped.push('browser tests: install Chromium, or set CHROMIUM_PATH');
  }
}

/** A filter that is part of no browser test's path is about the other tests only, and the other way round. */
function isAbout(pattern: string): boolean {
  const names = filters.filter((filter) => !filter.startsWith('-'));
  const files = globSync(pattern, { cwd: projectRoot });
  return names.length === 0 || files.some((file) => names.some((name) => file.includes(name)));
}

const postgres = await openPostgres();
if (isAbout('{graphql-server,web,scripts}/**/*.test.{ts,tsx}')) await testUnitsAndApi(postgres);
if (isAbout('web/e2e/*.spec.ts')) await testE2e(postgres);

const sumOf = (key: 'passed' | 'failed') => halves.reduce((sum, { tally }) => sum + tally[key], 0);
const failed = sumOf('failed');

console.log('');
for (const { name, tally } of halves) {
  console.log(
    `${tally.failed === 0 ? 'ok       ' : 'FAILED   '} ${name}: ${tally.passed} passed, ${tally.failed} failed`,
  );
}
// At the end, because of a run on another machine often nothing else is kept.
for (const failure of halves.flatMap(({ tally }) => tally.failures)) console.log(`FAILED    ${failure}`);
for (const line of skipped) console.log(`NOT RUN   ${line}`);
if (halves.length === 0) console.log('NOT RUN   anything: no test has such a name');
console.log(`${sumOf('passed')} passed, ${failed} failed`);

const isIncomplete = halves.length === 0 || (skipped.length > 0 && Boolean(process.env['CI']));
process.exitCode = failed > 0 || isIncomplete ? 1 : 0;
