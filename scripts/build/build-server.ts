import { existsSync, globSync, rmSync } from 'node:fs';
import { packageCommand } from '../process/package-command.ts';
import { inProject } from '../process/project-root.ts';
import { runNode } from '../process/run-node.ts';
import { BuildError } from './build-error.ts';
import { serverProject } from './server-project.ts';

const compiled = 'graphql-server/dist';

/**
 * Compiles graphql-server/src to graphql-server/dist.
 * @throws BuildError with the compiler's messages
 */
export async function buildServer(): Promise<void> {
  // The compiler trusts its own record of what it wrote, also after somebody has deleted the files.
  if (!existsSync(inProject(compiled, 'main.js')))
    rmSync(inProject('.cache/graphql-server.tsbuildinfo'), { force: true });
  const { exitCode, output } = await runNode(
    [packageCommand('typescript', 'tsc'), '--project', serverProject],
    {
      output: 'keep',
    },
  );
  if (exitCode !== 0) throw new BuildError('The server does not compile.', output);
  removeOrphans();
}

/** A renamed migration would otherwise be found, and run, twice. */
function removeOrphans(): void {
  for (const file of globSync('**/*.{js,js.map}', { cwd: inProject(compiled) })) {
    const source = inProject('graphql-server/src', file.replace(/\.js(\.map)?$/, '.ts'));
    if (!existsSync(source)) rmSync(inProject(compiled, file));
  }
}
