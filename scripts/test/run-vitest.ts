import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { packageCommand } from '../process/package-command.ts';
import { inProject, projectRoot } from '../process/project-root.ts';
import { runNode } from '../process/run-node.ts';
import type { testFiles } from './test-files.ts';
import { STOPPED_PAINTING } from './stopped-painting.ts';
import { brokenOff, failureLine, type Tally } from './tally.ts';

interface VitestReport {
  testResults: FileResult[];
}

interface FileResult {
  name: string;
  status: string;
  message: string;
  assertionResults: {
    status: string;
    fullName: string;
    failureMessages: string[];
    duration?: number | null;
  }[];
}

interface VitestOptions {
  /** The project of vitest.config.ts. */
  project: Exclude<keyof typeof testFiles, 'browser'>;
  /** A superuser's connection string of the server for the databases. */
  postgresUrl: string;
  /** Parts of paths, and options for Vitest. */
  filters: readonly string[];
}

/** Runs the tests of a project; once more the files in which a page stopped painting. */
export async function runVitest(options: VitestOptions): Promise<Tally> {
  const first = await runOnce(options);
  if (!first) return brokenOff;
  const stopped = first.results.filter(hasStoppedPainting).map(({ name }) => name);
  if (stopped.length === 0) return tallyOf(first);
  console.log(`${STOPPED_PAINTING}: ${stopped.length} files of tests run once more.`);
  const second = await runOnce({ ...options, filters: stopped });
  if (!second) return brokenOff;
  const others = first.results.filter(({ name }) => !stopped.includes(name));
  // The first run has failed in any case.
  return tallyOf({ results: [...others, ...second.results], exitCode: second.exitCode });
}

interface Run {
  results: FileResult[];
  exitCode: number;
}

/** Runs the tests once. @returns null when there is no readable report */
async function runOnce({ project, postgresUrl, filters }: VitestOptions): Promise<Run | null> {
  const file = inProject(`.cache/test/vitest-${project}.json`);
  rmSync(file, { force: true });
  const { exitCode } = await runNode(
    [packageCommand('vitest'), ...['run', '--project', project, '--outputFile.json', file, ...filters]],
    { output: 'show', environment: { TEST_DATABASE_URL: postgresUrl, TEST_PART: project } },
  );
  try {
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
    return { results: testResults, exitCode };
  } catch {
    return null;
  }
}

const hasStoppedPainting = ({ assertionResults }: FileResult) =>
  assertionResults.some(({ failureMessages }) =>
    failureMessages.some((message) => message.includes(STOPPED_PAINTING)),
  );

/**
 * A file that does not load has no tests to count, one that is not set up skips its tests, and an error
 * outside of a test fails none: each counts as one failure.
 */
function tallyOf({ results, exitCode }: Run): Tally {
  const failures = results.flatMap(failuresOf);
  const passed = results.flatMap(({ assertionResults }) => assertionResults).filter(hasPassed);
  return {
    passed: passed.length,
    failed: exitCode === 0 ? failures.length : Math.max(failures.length, 1),
    failures,
    durations: results.flatMap(durationsOf),
  };
}

const hasPassed = ({ status }: FileResult['assertionResults'][number]) => status === 'passed';

function failuresOf({ name, status, message, assertionResults }: FileResult): string[] {
  const file = relative(projectRoot, name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (status === 'failed' && failed.length === 0)
    return [failureLine(file, assertionResults.length === 0 ? 'does not load' : 'is not set up', message)];
  return failed.map(({ fullName, failureMessages }) => failureLine(file, fullName, failureMessages[0]));
}

function durationsOf({ name, assertionResults }: FileResult): Tally['durations'] {
  const file = relative(projectRoot, name);
  return assertionResults.map(({ fullName, duration }) => ({
    test: `${file}: ${fullName}`,
    duration: duration ?? 0,
  }));
}
