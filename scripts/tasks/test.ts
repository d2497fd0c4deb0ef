import { globSync, mkdirSync } from 'node:fs';
import { findPostgres } from '../postgres/find-postgres.ts';
import { startCluster } from '../postgres/throwaway-cluster.ts';
import { exitOnSignal } from '../process/exit-on-signal.ts';
import { inProject, projectRoot } from '../process/project-root.ts';
import { findChromium } from '../test/find-chromium.ts';
import { runJourneys } from '../test/run-journeys.ts';
import { runVitest } from '../test/run-vitest.ts';
import type { Tally } from '../test/tally.ts';

const filters = process.argv.slice(2);
const tallies: Tally[] = [];
const summary: string[] = [];
const skipped: string[] = [];

exitOnSignal();
mkdirSync(inProject('.cache/test'), { recursive: true });

/** Unit and API tests on PGlite, and a second time on a real PostgreSQL if this machine has one. */
async function testUnitsAndApi(): Promise<void> {
  const url = process.env['TEST_DATABASE_URL'];
  const binaries = url ? undefined : findPostgres();
  const cluster = binaries ? await startCluster(binaries) : undefined;
  try {
    tallies.push(await runVitest(url ?? cluster?.url, filters));
  } finally {
    cluster?.stop();
  }
  summary.push('unit and API tests, on PGlite');
  if (cluster) summary.push(`API tests on a throw-away PostgreSQL (${binaries})`);
  else if (url) summary.push('API tests on the PostgreSQL of TEST_DATABASE_URL');
  else skipped.push('API tests on a real PostgreSQL: install PostgreSQL, or set TEST_DATABASE_URL');
}

async function testJourneys(): Promise<void> {
  const chromium = findChromium();
  if (chromium) {
    tallies.push(await runJourneys(chromium, filters));
    summary.push(`browser journeys (${chromium})`);
  } else {
    skipped.push('browser journeys: install Chromium, or set CHROMIUM_PATH');
  }
}

/** A filter that is part of no journey's path is about the other tests only, and the other way round. */
function isAbout(pattern: string): boolean {
  const names = filters.filter((filter) => !filter.startsWith('-'));
  const files = globSync(pattern, { cwd: projectRoot });
  return names.length === 0 || files.some((file) => names.some((name) => file.includes(name)));
}

if (isAbout('{graphql-server,web,scripts}/**/*.test.{ts,tsx}')) await testUnitsAndApi();
if (isAbout('web/e2e/*.spec.ts')) await testJourneys();

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);

console.log('');
for (const line of summary) console.log(`ran       ${line}`);
for (const line of skipped) console.log(`NOT RUN   ${line}`);
if (tallies.length === 0) console.log('NOT RUN   anything: no test has such a name');
console.log(`${passed} passed, ${failed} failed`);

const isIncomplete = tallies.length === 0 || (skipped.length > 0 && Boolean(process.env['CI']));
process.exitCode = failed > 0 || isIncomplete ? 1 : 0;
