import { readFileSync, rmSync } from 'node:fs';
import { freePort } from '../process/free-port.ts';
import { packageCommand } from '../process/package-command.ts';
import { inProject } from '../process/project-root.ts';
import { runNode } from '../process/run-node.ts';
import type { Tally } from './tally.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

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
    const { stats } = JSON.parse(readFileSync(inProject(reportFile), 'utf8')) as PlaywrightReport;
    const failed = stats.unexpected + stats.flaky;
    return { passed: stats.expected, failed: exitCode !== 0 ? Math.max(failed, 1) : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
