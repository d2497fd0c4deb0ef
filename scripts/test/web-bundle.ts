import { buildShop, isUpToDate, webForTests } from '../build/build-shop.ts';
import { inProject } from '../process/project-root.ts';

/**
 * Sets TEST_WEB_BUNDLE to the server's part of the web app: that of the shop, if it is built, or one that is
 * faster to build. Vitest calls this before the first test.
 */
export async function setup(): Promise<void> {
  const isBuilt = isUpToDate('web');
  if (!isBuilt) await buildShop({ only: ['web for tests'] });
  process.env['TEST_WEB_BUNDLE'] = inProject(isBuilt ? 'web/dist/.server' : webForTests, 'entry-server.js');
}
