import { runNode } from '../process/run-node.ts';
import { BuildError } from './build-error.ts';

/** Runs a program that bundles the part of the shop with this name. @throws BuildError with its messages */
export async function runBundler(name: string, commandLine: readonly string[]): Promise<void> {
  const { exitCode, output } = await runNode(commandLine, {
    output: 'keep',
    environment: { NODE_ENV: 'production' },
  });
  if (exitCode !== 0) throw new BuildError(`The ${name} does not build.`, output);
}
