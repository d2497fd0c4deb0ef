import { mkdirSync } from 'node:fs';
import { buildShop } from '../build/build-shop.ts';
import { reportBuildError } from '../build/report-build-error.ts';
import { startCluster } from '../postgres/throwaway-cluster.ts';
import { exitOnSignal } from '../process/exit-on-signal.ts';
import { inProject } from '../process/project-root.ts';
import { readFilters } from '../test/changed-tests.ts';
import { findChromium } from '../test/find-chromium.ts';
import { runE2e } from '../test/run-e2e.ts';
import { runVitest } from '../test/run-vitest.ts';
import { testFiles } from '../test/test-files.ts';
import type { Tally } from '../test/tally.ts';

/** The tests need nothing of what a server does for the next hour or for a replica. */
const SHORT_LIVED = [
  'autovacuum=off',
  'checkpoint_timeout=1h',
  'max_wal_size=4GB',
  'max_wal_senders=0',
  'wal_level=minimal',
];

const SLOWEST = 20;

const parsedFilters = readFilters(process.argv.slice(2));
if (parsedFilters === null) {
  console.log('No test depends on that.\n0 passed, 0 failed');
  process.exit();
}
const filters = parsedFilters;
const parts: { name: string; tally: Tally; seconds: number }[] = [];
const skipped: string[] = [];
const startedAt = performance.now();

exitOnSignal();
mkdirSync(inProject('.cache/test'), { recursive: true });

/**
 * The server to test on: that of TEST_DATABASE_URL, or a temporary one. @returns a superuser's connection
 * string
 */
async function openPostgres(): Promise<string> {
  return process.env['TEST_DATABASE_URL'] || (await startCluster({ settings: SHORT_LIVED })).url;
}

const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000);

async function runPart(name: string, run: () => Promise<Tally>): Promise<void> {
  const start = performance.now();
  parts.push({ name, tally: await run(), seconds: secondsSince(start) });
}

/** Whether these files are wanted: a filter that matches none of their paths is for other tests. */
function areWanted(files: readonly string[]): boolean {
  const names = filters.filter((filter) => !filter.startsWith('-'));
  return names.length === 0 || files.some((file) => names.some((name) => file.includes(name)));
}

const [postgresUrl, chromium] = await Promise.all([openPostgres(), findChromium()]);
const needsChromium: readonly string[] = ['component', 'browser'];
const wantedParts = (['unit', 'component', 'database', 'browser'] as const).filter((part) =>
  areWanted(testFiles[part]),
);
// Some tests start the server and its commands as a user does; the e2e tests use the built app.
if (wantedParts.length > 0) {
  await buildShop(wantedParts.includes('browser') ? {} : { only: ['server'] }).catch(reportBuildError);
}

async function runWantedPart(part: (typeof wantedParts)[number]): Promise<void> {
  if (needsChromium.includes(part) && !chromium) {
    skipped.push(`${part} tests: install Chromium, or set CHROMIUM_PATH`);
  } else if (part === 'browser') {
    await runPart('browser tests', () => runE2e({ chromium: chromium ?? '', postgresUrl, filters }));
  } else {
    await runPart(`${part} tests`, () => runVitest({ project: part, postgresUrl, filters }));
  }
}

// In turn: side by side, the parts take a sixth more CPU time, and waits run out of time on slow machines.
for (const part of wantedParts) await runWantedPart(part);

const sumOf = (key: 'passed' | 'failed') => parts.reduce((sum, { tally }) => sum + tally[key], 0);
const failed = sumOf('failed');
const slowest = parts
  .flatMap(({ tally }) => tally.durations)
  .sort((one, other) => other.duration - one.duration)
  .slice(0, SLOWEST);

console.log('\nThe slowest tests:');
for (const { test, duration } of slowest) {
  console.log(`${(duration / 1000).toFixed(1).padStart(7)} s  ${test}`);
}
console.log('');
for (const { name, tally, seconds } of parts) {
  const result = tally.failed === 0 ? 'ok       ' : 'FAILED   ';
  console.log(`${result} ${name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s`);
}
console.log(`          all together: ${secondsSince(startedAt)} s`);
// At the end, because of a run on another machine often only the end of the output remains.
for (const failure of parts.flatMap(({ tally }) => tally.failures)) console.log(`FAILED    ${failure}`);
for (const line of skipped) console.log(`NOT RUN   ${line}`);
if (parts.length === 0) console.log('NOT RUN   anything: no test has such a name');
console.log(`${sumOf('passed')} passed, ${failed} failed`);

const isIncomplete = parts.length === 0 || (skipped.length > 0 && Boolean(process.env['CI']));
process.exitCode = failed > 0 || isIncomplete ? 1 : 0;
