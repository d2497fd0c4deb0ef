import { enableCompileCache } from 'node:module';
import { constants } from 'node:os';
import { pathToFileURL } from 'node:url';
import { buildShop, isUpToDate } from '../build/build-shop.ts';
import { reportBuildError } from '../build/report-build-error.ts';
import { inProject } from '../process/project-root.ts';
import { runNode } from '../process/run-node.ts';

await buildShop({ only: ['server', 'web'] }).catch(reportBuildError);

// The server runs in this very process, so signals and the exit code need not be passed on.
enableCompileCache(inProject('.cache/compiled'));
process.env['NODE_ENV'] ??= 'production';
process.env['WEB_DIR'] ??= inProject('web/dist');
console.error('Opening the shop ...');
await import(pathToFileURL(inProject('graphql-server/dist/main.js')).href);
if (process.exitCode === undefined && !isUpToDate('explorer')) await addExplorer();

/**
 * The explorer's packages are a third of all packages, and no visitor waits for them: it is added once the
 * shop is open.
 */
async function addExplorer(): Promise<void> {
  console.error('Adding GraphiQL in the background ...');
  const { exitCode, output } = await runNode(['scripts/run.mjs', 'explorer'], {
    output: 'keep',
    priority: constants.priority.PRIORITY_LOW,
  });
  console.error(exitCode === 0 ? 'GraphiQL is at /graphiql.' : `GraphiQL could not be added. ${output}`);
}
