import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from '../../scripts/test/find-chromium.ts';

// Set by `npm test`, which also prepares the shop's data and builds it.
const { E2E_PORT: port = '', E2E_REPORT: report = '', CHROMIUM_PATH: executablePath = '' } = process.env;

/** Requires a build in the pseudo-locale. */
const needsOtherBuild = process.env['VITE_PSEUDO_LOCALE'] === '1' ? [] : ['pseudo-locale.spec.ts'];

export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/e2e',
  forbidOnly: Boolean(process.env['CI']),
  // All tests share one server.
  workers: 2,
  // Only ends tests that hang: a machine at half the speed takes a minute for a test with a separate shop.
  // The longest tests use `test.slow()`.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // Excuses only what the report does: see scripts/test/stopped-painting.ts.
  retries: 1,
  reporter: [['../../scripts/test/playwright-progress.ts'], ['json', { outputFile: report }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A test starts with empty storage, but with the shop's files in the browser's cache, which
    // `support/test.ts` preserves.
    reuseContext: true,
    // Traces cost nearly a third of the CPU time; `npm test -- <name> --trace on` records one.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      // A page lives for seconds: optimizing its code takes more CPU time than it saves.
      args: [...CHROMIUM_ARGUMENTS, '--js-flags=--no-opt --no-maglev'],
    },
  },
  // A test of a page's layout runs at both widths. What does not depend on the width runs once, on a phone
  // for shoppers and on a desktop for staff (a phone has neither a mouse nor a Tab key), which halves the
  // time.
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
  },
});
