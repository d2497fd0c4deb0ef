import { rmSync } from 'node:fs';
import { freePort } from '../process/free-port.ts';
import { packageCommand } from '../process/package-command.ts';
import { inProject } from '../process/project-root.ts';
import { runNode } from '../process/run-node.ts';
import { pagesOfFailures, readReport } from './e2e-report.ts';
import type { Tally } from './tally.ts';

const reportFile = '.cache/test/e2e.json';

/** Runs the end-to-end tests of web/e2e with the Chromium at `chromium` against the real server. */
export async function runE2e(chromium: string, filters: readonly string[]): Promise<Tally> {
  rmSync(inProject(reportFile), { force: true });
  const { exitCode } = await runNode(
    [packageCommand('@playwright/test', 'playwright'), 'test', '--config', 'web/e2e', ...filters],
    {
      output: 'show',
      environment: {
        CHROMIUM_PATH: chromium,
        E2E_PORT: String(await freePort()),
        E2E_REPORT: inProject(reportFile),
      },
    },
  );
  try {
    const report = readReport(inProject(reportFile));
    for (const page of pagesOfFailures(report)) console.log(`\nOn the page of ${page}`);
    const { expected, unexpected } = report.stats;
    return { passed: expected, failed: exitCode === 0 ? unexpected : Math.max(unexpected, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
