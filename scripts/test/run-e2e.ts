import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import pg from 'pg';
import { freePort } from '../process/free-port.ts';
import { packageCommand } from '../process/package-command.ts';
import { inProject } from '../process/project-root.ts';
import { runNode } from '../process/run-node.ts';
import { durationsOf, failuresOf, pagesOfFailures, readReport } from './e2e-report.ts';
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
  const database = await createDatabase(postgresUrl);
  const { exitCode } = await runNode(
    [packageCommand('@playwright/test', 'playwright'), 'test', '--config', 'web/e2e', ...filters],
    {
      output: 'show',
      environment: {
        CHROMIUM_PATH: chromium,
        E2E_DATABASE_URL: database.url,
        E2E_PORT: String(await freePort()),
        E2E_REPORT: inProject(reportFile),
      },
    },
  ).finally(() => database.drop());
  try {
    const report = readReport(inProject(reportFile));
    for (const page of pagesOfFailures(report)) console.log(`\nOn the page of ${page}`);
    const failures = failuresOf(report);
    const { expected, unexpected, flaky } = report.stats;
    return {
      passed: expected + unexpected + flaky - failures.length,
      // A server that does not start fails no test.
      failed: exitCode === 0 ? failures.length : Math.max(failures.length, 1),
      failures,
      durations: durationsOf(report),
    };
  } catch {
    return brokenOff;
  }
}

/** A new empty database on the server with this connection string. */
async function createDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `shop_e2e_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}
