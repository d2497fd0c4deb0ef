import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { projectRoot } from '../process/project-root.ts';

const filesOf = (pattern: string) => globSync(pattern, { cwd: projectRoot });

const isComponentTest = (file: string) => file.endsWith('.browser.test.tsx');
const textOf = (file: string) => readFileSync(resolve(projectRoot, file), 'utf8');
const imports = (file: string, path: RegExp) => path.test(textOf(file));
// A server test that needs a database imports graphql-server/src/test/, or its fixtures create one.
const takesDatabase = (file: string) =>
  imports(file, /from '(\.\.?\/)+(src\/)?test\//) ||
  fixturesOf(file).some((fixtures) => imports(fixtures, /\/test\/database\//));
const fixturesOf = (file: string) =>
  [...textOf(file).matchAll(/from '(\.\.?\/[^']+\.fixtures\.ts)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );
/** Starts its own servers and waits for them. */
export const startsServers = (file: string) => imports(file, /\/throwaway-cluster.ts'/);

const webTests = filesOf('web/src/**/*.test.{ts,tsx}');
const serverTests = filesOf('graphql-server/{src,sandbox}/**/*.test.ts');
const scriptTests = filesOf('scripts/**/*.test.ts');

/** The files of each part of the tests; all but the last are Vitest projects. */
export const testFiles = {
  unit: [
    ...webTests.filter((file) => !isComponentTest(file)),
    ...scriptTests.filter((file) => !startsServers(file)),
    ...serverTests.filter((file) => !takesDatabase(file)),
  ],
  component: webTests.filter(isComponentTest),
  database: [...scriptTests.filter(startsServers), ...serverTests.filter(takesDatabase)],
  browser: filesOf('web/e2e/*/*.spec.ts'),
};
