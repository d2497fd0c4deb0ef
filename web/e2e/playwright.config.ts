import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from '../../scripts/test/find-chromium.ts';

// `npm test` sets these three, and E2E_DATABASE_URL; the defaults are for a single test started by hand.
const port = process.env['E2E_PORT'] ?? '4173';
const report = process.env['E2E_REPORT'];
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Only a build in the pseudo-locale has what this one looks for. */
const needsOtherBuild = process.env['VITE_PSEUDO_LOCALE'] === '1' ? [] : ['pseudo-locale.spec.ts'];

export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/e2e',
  forbidOnly: Boolean(process.env['CI']),
  // All tests share one server.
  workers: 2,
  // Ends what hangs, and nothing else: a machine at half the speed takes a minute for a story of a shop of
  // its own. The longest stories say so by `test.slow()`.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: report
    ? [['../../scripts/test/playwright-progress.ts'], ['json', { outputFile: report }]]
    : 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A test begins with nothing stored, but with the files of the shop in the browser's cache, which
    // `support/test.ts` keeps there.
    reuseContext: true,
    // Traces cost nearly a third of the CPU time; `npm test -- <name> --trace on` records one.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      // A page lives for seconds: to optimise its code takes more of the processor than it saves.
      args: [...CHROMIUM_ARGUMENTS, '--js-flags=--no-opt --no-maglev'],
    },
  },
  // A test of how a page is laid out runs at both widths. What does the same at either runs once, on a phone
  // for shoppers and on a desktop for staff (a phone has neither a mouse nor a Tab key): twice, it would take
  // twice as long.
  projects: [
    {
      name: 'phone',
      testIgnore: ['*.desktop.spec.ts', ...needsOtherBuild],
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: ['*.phone.spec.ts', ...needsOtherBuild],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/test/serve-e2e.ts`,
    cwd: '../..',
    env: { PORT: port },
    url: `http://127.0.0.1:${port}/health/ready`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
    // It builds the shop first, if it is not built.
    timeout: 600_000,
  },
});
