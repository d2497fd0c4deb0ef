import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { projectRoot } from '../process/project-root.ts';

const filesOf = (pattern: string) => globSync(pattern, { cwd: projectRoot });

const isComponentTest = (file: string) => file.endsWith('.browser.test.tsx');
const imports = (file: string, path: RegExp) => path.test(readFileSync(resolve(projectRoot, file), 'utf8'));
// A server test that needs a database imports graphql-server/src/test/. No other test needs one.
const takesDatabase = (file: string) => imports(file, /from '(\.\.?\/)+(src\/)?test\//);
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
