import { buildShop, webForTests } from '../build/build-shop.ts';
import { inProject } from '../process/project-root.ts';

/**
 * Builds what the server uses of the web application, and says where it is in TEST_WEB_BUNDLE. Vitest calls
 * this before the first test.
 */
export async function setup(): Promise<void> {
  await buildShop({ only: ['web for tests'] });
  process.env['TEST_WEB_BUNDLE'] = inProject(webForTests, 'entry-server.js');
}
