import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { packageCommand } from '../process/package-command.ts';
import { inProject, projectRoot } from '../process/project-root.ts';
import { runNode } from '../process/run-node.ts';
import { failureLine, type Tally } from './tally.ts';

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
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
    const failures = report.testResults.flatMap(failuresOf);
    return {
      passed: report.numPassedTests,
      failed: exitCode !== 0 ? Math.max(failures.length, 1) : failures.length,
      failures,
    };
  } catch {
    return { passed: 0, failed: 1, failures: [] };
  }
}

function failuresOf({
  name,
  status,
  message,
  assertionResults,
}: VitestReport['testResults'][number]): string[] {
  const file = relative(projectRoot, name);
  if (status === 'failed' && assertionResults.length === 0)
    return [failureLine(file, 'does not load', message)];
  return assertionResults
    .filter((result) => result.status === 'failed')
    .map(({ fullName, failureMessages }) => failureLine(file, fullName, failureMessages[0]));
}
