import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { packageCommand } from '../process/package-command.ts';
import { inProject } from '../process/project-root.ts';
import { runNode } from '../process/run-node.ts';
import { BuildError } from './build-error.ts';
import { compressFiles } from './compress-files.ts';
import { fingerprint } from './fingerprint.ts';

const built = inProject('.cache/build/explorer');
const record = inProject('.cache/build/explorer.fingerprint');

/**
 * Puts the explorer of the API (`web/graphiql/`) into `directory`. It is bundled apart from the shop, so that no chunk of the shop
 * holds any of it, and only after a change: its editor takes longer than the whole shop.
 * @throws BuildError with the bundler's messages
 */
export async function addExplorer(directory: string): Promise<void> {
  const present = fingerprint(['package-lock.json', 'web/graphiql/**']);
  if (!existsSync(record) || readFileSync(record, 'utf8') !== present) {
    await bundle();
    await compressFiles(built);
    writeFileSync(record, present);
  }
  mkdirSync(directory, { recursive: true });
  cpSync(built, directory, { recursive: true });
}

async function bundle(): Promise<void> {
  const { exitCode, output } = await runNode(
    [packageCommand('vite'), 'build', 'web/graphiql', '--outDir', built, '--logLevel', 'warn'],
    { output: 'keep', environment: { NODE_ENV: 'production' } },
  );
  if (exitCode !== 0) throw new BuildError('The explorer of the API does not build.', output);
}
