import { readFileSync, rmSync } from 'node:fs';
import { packageCommand } from '../process/package-command.ts';
import { inProject } from '../process/project-root.ts';
import { runNode } from '../process/run-node.ts';
import type { Tally } from './tally.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

const reportFile = '.cache/test/vitest.json';

/** Runs unit and API tests, those with a database also on the PostgreSQL server at `postgresUrl` when there is one. */
export async function runVitest(postgresUrl: string | undefined, filters: readonly string[]): Promise<Tally> {
  rmSync(inProject(reportFile), { force: true });
  const { exitCode } = await runNode(
    [
      packageCommand('vitest'),
      ...['run', '--reporter', 'default', '--reporter', 'json', '--outputFile.json', reportFile],
      ...filters,
    ],
    { output: 'show', environment: { TEST_DATABASE_URL: postgresUrl } },
  );
  return readTally(exitCode);
}

/** A file that does not load has no tests to count, and an error outside of a test fails none: each counts as one. */
function readTally(exitCode: number): Tally {
  try {
    const report = JSON.parse(readFileSync(inProject(reportFile), 'utf8')) as VitestReport;
    const broken = report.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    ).length;
    const failed = report.numFailedTests + broken;
    return { passed: report.numPassedTests, failed: exitCode !== 0 ? Math.max(failed, 1) : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
