import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { messagesPlugin } from './scripts/i18n/messages-plugin.ts';

// A server test that takes a database (it imports graphql-server/src/test/) belongs to both engines' projects, unless it is
// about an edge, which has no statements of its own: that runs on one, PostgreSQL if there is one. Every other test is a
// unit test and runs once. Decided by import and folder, so that it cannot be forgotten.
const EDGES = /^graphql-server\/src\/(graphql|http|pages|rest|sandbox)\//;
const [databaseTests, edgeTests]: [string[], string[]] = [[], []];
const unitTests = ['web/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'];
for (const file of globSync('graphql-server/src/**/*.test.ts', { cwd: import.meta.dirname })) {
  const takesDatabase = /from '(\.\.?\/)+test\//.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));
  if (!takesDatabase) unitTests.push(file);
  else (EDGES.test(file) ? edgeTests : databaseTests).push(file);
}
const engineOfEdges = process.env['TEST_DATABASE_URL'] ? 'postgres' : 'pglite';

const databaseProject = (engine: 'pglite' | 'postgres') => ({
  extends: true as const,
  test: {
    name: engine,
    include: engine === engineOfEdges ? [...databaseTests, ...edgeTests] : databaseTests,
    // What only PostgreSQL can suffer, such as a connection that is cut, has a file of its own, so that nothing is skipped.
    exclude: engine === 'pglite' ? ['**/*.postgres.test.ts'] : [],
    // graphql-server/src/test/ reads it, with TEST_DATABASE_URL.
    env: { TEST_ENGINE: engine },
    globalSetup: ['scripts/test/web-bundle.ts', 'graphql-server/src/test/database-templates.ts'],
  },
});

export default defineConfig({
  // Vite would take graphql's ES module for our files while libraries get its CommonJS one: two copies,
  // whose types do not know each other.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    environment: 'node',
    restoreMocks: true,
    setupFiles: ['scripts/test/restore-globals.ts'],
    // Files that take a database have one of their own. To load modules and to compile PGlite for each file anew takes longer
    // than most of the tests, so the files that a worker runs share their modules.
    isolate: false,
    // Several tests start a database or the whole shop, and a busy machine is no failure.
    hookTimeout: 180_000,
    testTimeout: 180_000,
    // By itself Vitest leaves one core idle; the summary shows files, and only what is slow beyond doubt.
    maxWorkers: availableParallelism(),
    slowTestThreshold: 10_000,
    projects: [
      { extends: true, plugins: [messagesPlugin()], test: { name: 'unit', include: unitTests } },
      databaseProject('pglite'),
      ...(process.env['TEST_DATABASE_URL'] ? [databaseProject('postgres')] : []),
    ],
  },
});
