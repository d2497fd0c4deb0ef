import { readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSpec, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import { STOPPED_PAINTING } from './stopped-painting.ts';
import { failureLine, type Tally } from './tally.ts';

/** Enough to recognize the page and its text; a whole catalogue would hide the rest of the output. */
const MAX_SNAPSHOT_LINES = 80;

/** Playwright's report of a run, as its JSON reporter wrote it into `file`. */
export function readReport(file: string): JSONReport {
  return JSON.parse(readFileSync(file, 'utf8')) as JSONReport;
}

/**
 * The page of each failed test as names and roles, one text per test: of a run on another machine, the output
 * is often all that remains.
 */
export function pagesOfFailures(report: JSONReport): string[] {
  return report.suites.flatMap(specsOf).flatMap(({ title, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.flatMap(({ attachments }) => {
        const path = attachments.find(({ name }) => name === 'error-context')?.path;
        return path ? [`[${projectName}] ${title}:\n${snapshotIn(path)}`] : [];
      }),
    ),
  );
}

/**
 * The failed tests, a line each. A test that passed in its second run has failed as well, unless its page had
 * stopped painting in the first.
 */
export function failuresOf(report: JSONReport): string[] {
  return report.suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests.filter(hasFailed).map(({ projectName, results }) => {
      // A test that ran out of time says only in its second error what it waited for.
      const messages = results[0]?.errors.map(({ message }) => message);
      return failureLine(`[${projectName}] ${file}`, title, messages?.join(' '));
    }),
  );
}

function hasFailed({ status, results }: JSONReportTest): boolean {
  const hasStopped = results[0]?.errors.some(({ message }) => message?.includes(STOPPED_PAINTING));
  return status === 'unexpected' || (status === 'flaky' && !hasStopped);
}

/** The duration of each test, including retries. */
export function durationsOf(report: JSONReport): Tally['durations'] {
  return report.suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      test: `[${projectName}] ${file}: ${title}`,
      duration: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
}

function specsOf(suite: JSONReportSuite): JSONReportSpec[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

/** The page section of a file that describes a failure; its other sections are printed anyway. */
function snapshotIn(path: string): string {
  const text = readFileSync(path, 'utf8');
  const snapshot = /# Page snapshot\s+```yaml\n([\s\S]*?)\n```/.exec(text)?.[1] ?? text;
  const lines = snapshot.split('\n');
  const left = lines.length - MAX_SNAPSHOT_LINES;
  return [...lines.slice(0, MAX_SNAPSHOT_LINES), ...(left > 0 ? [`(${left} more lines)`] : [])].join('\n');
}
