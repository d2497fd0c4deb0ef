import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { packageCommand } from '../process/package-command.ts';
import { inProject, projectRoot } from '../process/project-root.ts';
import { runNode } from '../process/run-node.ts';
import type { testFiles } from './test-files.ts';
import { brokenOff, failureLine, type Tally } from './tally.ts';

interface VitestReport {
  numPassedTests: number;
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

/** Runs the tests of a project. */
export async function runVitest({ project, postgresUrl, filters }: VitestOptions): Promise<Tally> {
  const reportFile = inProject(`.cache/test/vitest-${project}.json`);
  rmSync(reportFile, { force: true });
  const { exitCode } = await runNode(
    [packageCommand('vitest'), ...['run', '--project', project, '--outputFile.json', reportFile, ...filters]],
    { output: 'show', environment: { TEST_DATABASE_URL: postgresUrl, TEST_PART: project } },
  );
  return readTally(reportFile, exitCode);
}

/**
 * A file that does not load has no tests to count, and an error outside of a test fails none: each counts as
 * one failure.
 */
function readTally(reportFile: string, exitCode: number): Tally {
  try {
    const report = JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport;
    const failures = report.testResults.flatMap(failuresOf);
    return {
      passed: report.numPassedTests,
      failed: exitCode !== 0 ? Math.max(failures.length, 1) : failures.length,
      failures,
      durations: report.testResults.flatMap(durationsOf),
    };
  } catch {
    return brokenOff;
  }
}

function failuresOf({ name, status, message, assertionResults }: FileResult): string[] {
  const file = relative(projectRoot, name);
  if (status === 'failed' && assertionResults.length === 0)
    return [failureLine(file, 'does not load', message)];
  return assertionResults
    .filter((result) => result.status === 'failed')
    .map(({ fullName, failureMessages }) => failureLine(file, fullName, failureMessages[0]));
}

function durationsOf({ name, assertionResults }: FileResult): Tally['durations'] {
  const file = relative(projectRoot, name);
  return assertionResults.map(({ fullName, duration }) => ({
    test: `${file}: ${fullName}`,
    duration: duration ?? 0,
  }));
}
