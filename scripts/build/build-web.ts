import { packageCommand } from '../process/package-command.ts';
import { runNode } from '../process/run-node.ts';
import { BuildError } from './build-error.ts';

/**
 * Bundles web/ to web/dist.
 * @throws BuildError with the bundler's messages
 */
export async function buildWeb(): Promise<void> {
  const { exitCode, output } = await runNode([packageCommand('vite'), 'build', 'web', '--logLevel', 'warn'], {
    output: 'keep',
    environment: { NODE_ENV: 'production' },
  });
  if (exitCode !== 0) throw new BuildError('The web application does not build.', output);
}
