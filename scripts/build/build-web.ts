import { packageCommand } from '../process/package-command.ts';
import { inProject } from '../process/project-root.ts';
import { runNode } from '../process/run-node.ts';
import { BuildError } from './build-error.ts';
import { addExplorer } from './build-explorer.ts';
import { compressFiles } from './compress-files.ts';
import { keepReplacedAssets } from './replaced-assets.ts';

/**
 * Bundles web/ to web/dist: first what browsers load, also compressed, then, into a folder that is not served, what renders
 * the pages on the server, and the explorer of the API. Files of earlier builds stay for a week, for the tabs that are open with them.
 * @throws BuildError with the bundler's messages
 */
export async function buildWeb(): Promise<void> {
  const assets = inProject('web/dist/assets');
  await keepReplacedAssets(assets, inProject('.cache/build/assets-before'), async () => {
    await bundle();
    await Promise.all([compressFiles(assets), bundleForServer(inProject('web/dist/.server'))]);
    await addExplorer(inProject('web/dist/graphiql'));
  });
}

/**
 * Bundles what the server uses of web/ into `directory`: which pages there are, how they are rendered and described.
 * @throws BuildError with the bundler's messages
 */
export async function bundleForServer(directory: string): Promise<void> {
  await bundle('--ssr', 'src/entry-server.tsx', '--outDir', directory);
}

async function bundle(...options: string[]): Promise<void> {
  const { exitCode, output } = await runNode(
    [packageCommand('vite'), 'build', 'web', '--logLevel', 'warn', ...options],
    { output: 'keep', environment: { NODE_ENV: 'production' } },
  );
  if (exitCode !== 0) throw new BuildError('The web application does not build.', output);
}
