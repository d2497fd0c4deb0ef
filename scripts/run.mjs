// Entry of every npm script: `node scripts/run.mjs <task> [arguments]`.
//
// This file and bootstrap/ run on whatever Node the reader has (20 or newer) and without node_modules, so
// they use only Node's own modules. Tasks run on the packaged runtime.
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chooseRuntime } from './bootstrap/choose-runtime.mjs';
import { endWithNpm } from './bootstrap/end-with-npm.mjs';
import { installMissing } from './bootstrap/install-missing.mjs';
import { runUnder } from './bootstrap/run-under.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const taskFiles = {
  start: 'tasks/start.ts',
  dev: 'tasks/dev.ts',
  test: 'tasks/test.ts',
  check: 'tasks/check.ts',
  build: 'tasks/build.ts',
  explorer: 'tasks/explorer.ts',
  image: 'tasks/image.ts',
  codegen: 'tasks/codegen.ts',
  db: 'tasks/db.ts',
  lighthouse: 'tasks/lighthouse.ts',
  reliability: 'tasks/reliability.ts',
  bench: 'tasks/bench.ts',
  imports: 'tasks/imports.ts',
  topology: 'tasks/topology.ts',
  format: 'tasks/format.ts',
  pictures: '../graphql-server/sample-pictures/source/render.mjs',
};

/** Tasks that run a shop; they need only its own packages. */
const needsNoTools = new Set(['start', 'db']);

const [task, ...taskArguments] = process.argv.slice(2);

if (!task || !Object.hasOwn(taskFiles, task)) {
  console.error(
    `Usage: node scripts/run.mjs <task>, where <task> is one of ${Object.keys(taskFiles).join(', ')}.`,
  );
  process.exit(2);
}
const taskFile = join(root, 'scripts', taskFiles[task]);
if (!existsSync(taskFile)) {
  console.error(`The task ${task} is not part of this checkout (${taskFiles[task]} is missing).`);
  process.exit(2);
}

process.chdir(root);
process.env.PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);

if (process.env.npm_lifecycle_event) endWithNpm();

const installed = await installMissing(root, { withTools: !needsNoTools.has(task) });
const runtime = chooseRuntime(root);

if (runtime.isCurrent && !installed) {
  process.argv.splice(1, Infinity, taskFile, ...taskArguments);
  await import(pathToFileURL(taskFile).href);
} else {
  await runUnder(runtime.path, [taskFile, ...taskArguments]);
}
