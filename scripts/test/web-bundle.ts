import { buildShop, isUpToDate, webForTests } from '../build/build-shop.ts';
import { inProject } from '../process/project-root.ts';

/**
 * Says in TEST_WEB_BUNDLE where the part of the web application is that the server uses: that of the shop, if
 * it is built, or one that takes less to build. Vitest calls this before the first test.
 */
export async function setup(): Promise<void> {
  const isBuilt = isUpToDate('web');
  if (!isBuilt) await buildShop({ only: ['web for tests'] });
  process.env['TEST_WEB_BUNDLE'] = inProject(isBuilt ? 'web/dist/.server' : webForTests, 'entry-server.js');
}
