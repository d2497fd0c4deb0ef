import { rmSync } from 'node:fs';
import { freePort } from '../process/free-port.ts';
import { packageCommand } from '../process/package-command.ts';
import { inProject } from '../process/project-root.ts';
import { runNode } from '../process/run-node.ts';
import { durationsOf, failuresOf, pagesOfFailures, readReport } from './e2e-report.ts';
import { copySampleShop, createSampleShop } from './sample-shop.ts';
import { brokenOff, type Tally } from './tally.ts';

const reportFile = '.cache/test/e2e.json';

interface E2eOptions {
  /** The browser's executable. */
  chromium: string;
  /** A superuser's connection string of the server for the shop's database. */
  postgresUrl: string;
  /** Parts of paths, and options for Playwright. */
  filters: readonly string[];
}

/** Runs the end-to-end tests of web/e2e in a real browser against the real server. */
export async function runE2e({ chromium, postgresUrl, filters }: E2eOptions): Promise<Tally> {
  rmSync(inProject(reportFile), { force: true });
  const sample = await createSampleShop(postgresUrl);
  const { databaseUrl, directory, remove } = await copySampleShop();
  const { exitCode } = await runNode(
    [packageCommand('@playwright/test', 'playwright'), 'test', '--config', 'web/e2e', ...filters],
    {
      output: 'show',
      environment: {
        CHROMIUM_PATH: chromium,
        E2E_DATABASE_URL: databaseUrl,
        E2E_DATA_DIR: directory,
        E2E_PORT: String(await freePort()),
        E2E_REPORT: inProject(reportFile),
      },
    },
  );
  // With it the stories' database, in which a deadlock is a failure, too.
  const deadlocks = await remove().then(
    () => [],
    (error: unknown) => [String(error)],
  );
  await sample.remove();
  try {
    const report = readReport(inProject(reportFile));
    for (const page of pagesOfFailures(report)) console.log(`\nOn the page of ${page}`);
    const failed = failuresOf(report);
    const failures = [...failed, ...deadlocks];
    const { expected, unexpected, flaky } = report.stats;
    return {
      passed: expected + unexpected + flaky - failed.length,
      // A server that does not start fails no test.
      failed: exitCode === 0 ? failures.length : Math.max(failures.length, 1),
      failures,
      durations: durationsOf(report),
    };
  } catch {
    return brokenOff;
  }
}
