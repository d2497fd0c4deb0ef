import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { packageCommand } from '../process/package-command.ts';
import { inProject } from '../process/project-root.ts';
import { compressFiles } from './compress-files.ts';
import { keepReplacedAssets } from './replaced-assets.ts';
import { runBundler } from './run-bundler.ts';

/** The folder of web/dist with the API explorer, which is built separately. */
const EXPLORER = 'graphiql';

/**
 * Bundles web/ to web/dist: for browsers, and for rendering on the server. Files of earlier builds stay for a
 * week, for tabs that still use them.
 * @throws BuildError with the bundler's messages
 */
export async function buildWeb(): Promise<void> {
  const dist = inProject('web/dist');
  await keepReplacedAssets(
    inProject('web/dist/assets'),
    inProject('.cache/build/assets-before'),
    async () => {
      // The server serves the folders that exist when it starts.
      mkdirSync(inProject('web/dist', EXPLORER), { recursive: true });
      for (const name of readdirSync(dist)) {
        if (name !== EXPLORER) rmSync(inProject('web/dist', name), { recursive: true });
      }
      await runBundler('web application', ['scripts/build/bundle-web.ts']);
    },
  );
}

/**
 * Bundles the server's part of web/ into `directory`: which pages exist, and how to render and describe them.
 * @throws BuildError with the bundler's messages
 */
export async function bundleForServer(directory: string): Promise<void> {
  await viteBuild('web application', 'web', '--ssr', '--outDir', directory);
}

/**
 * Bundles the API explorer (`web/graphiql/`) apart from the shop, so that no chunk of the shop contains any
 * of it.
 * @throws BuildError with the bundler's messages
 */
export async function buildExplorer(): Promise<void> {
  const directory = inProject('web/dist', EXPLORER);
  await viteBuild('explorer of the API', 'web/graphiql', '--outDir', directory);
  await compressFiles(directory);
}

function viteBuild(name: string, root: string, ...options: string[]): Promise<void> {
  return runBundler(name, [packageCommand('vite'), 'build', root, '--logLevel', 'warn', ...options]);
}
