import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { messagesPlugin } from './scripts/i18n/messages-plugin.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from './scripts/test/find-chromium.ts';
import { testFiles } from './scripts/test/test-files.ts';
import { VitestProgress } from './scripts/test/vitest-progress.ts';
import { WaitingFirst } from './scripts/test/waiting-first.ts';

const chromium = await findChromium();

const PRODUCTION = { 'process.env.NODE_ENV': JSON.stringify('production') };

/** Tests of pages and components in a real browser, without a server. */
const componentProject = {
  extends: false as const,
  root: 'web',
  plugins: [messagesPlugin()],
  // React as shoppers get it: its development build takes an eighth more CPU time.
  define: PRODUCTION,
  oxc: { jsx: { runtime: 'automatic' as const, development: false } },
  cacheDir: '../.cache/vite-component',
  // Listed in advance, because Vite reloads the page when it finds a library later.
  optimizeDeps: {
    entries: ['src/main.tsx', 'src/**/*.browser.test.tsx', 'src/test/*.{ts,tsx}'],
    rolldownOptions: { transform: { define: PRODUCTION } },
    include: ['react/jsx-runtime', 'vitest-browser-react/pure', 'axe-core'],
  },
  test: {
    name: 'component',
    include: testFiles.component.map((file) => file.slice('web/'.length)),
    setupFiles: ['scripts/test/restore-globals.ts', 'web/src/test/component-setup.ts'].map(
      (file) => `${import.meta.dirname}/${file}`,
    ),
    restoreMocks: true,
    isolate: false,
    // The number of simultaneous pages.
    maxWorkers: availableParallelism(),
    // Vite compiles the modules of the first page in a run.
    testTimeout: 30_000,
    expect: { poll: { timeout: 5000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      testerHtmlPath: 'src/test/component.html',
      provider: playwright({
        // Fully optimizing code takes more CPU time than two minutes of tests gain from it.
        launchOptions: { executablePath: chromium, args: [...CHROMIUM_ARGUMENTS, '--js-flags=--no-opt'] },
        contextOptions: { reducedMotion: 'reduce' },
        // Before the test's own limit, so that the failure says what the action waited for.
        actionTimeout: 25_000,
      }),
      // The largest page of the tests, which resize their frame inside this window.
      viewport: { width: 1440, height: 1100 },
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

export default defineConfig({
  // Vite would use graphql's ES module for our files while libraries use its CommonJS one: two copies that do
  // not know each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    // `npm test` reads the report.
    reporters: process.env['TEST_PART'] ? [new VitestProgress(), 'minimal', 'json'] : ['default'],
    environment: 'node',
    restoreMocks: true,
    setupFiles: ['scripts/test/restore-globals.ts'],
    // The files of a worker share their modules: loading them again takes longer than most tests. Each file
    // that needs a database has its own.
    isolate: false,
    // Only end what hangs: how long a test takes depends on the machine, and on what else runs there.
    hookTimeout: 120_000,
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // By default Vitest leaves one core idle; the summary shows files, and only what is definitely slow.
    maxWorkers: availableParallelism(),
    slowTestThreshold: 10_000,
    sequence: { sequencer: WaitingFirst },
    projects: [
      { extends: true, plugins: [messagesPlugin()], test: { name: 'unit', include: testFiles.unit } },
      ...(chromium ? [componentProject] : []),
      {
        extends: true,
        test: {
          name: 'database',
          include: testFiles.database,
          // One more worker than cores, because some tests wait for processes.
          maxWorkers: availableParallelism() + 1,
          globalSetup: [
            'scripts/test/web-bundle.ts',
            'graphql-server/src/test/database/database-template.ts',
          ],
        },
      },
    ],
  },
});
