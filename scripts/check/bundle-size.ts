import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packageCommand } from '../process/package-command.ts';
import { runNode } from '../process/run-node.ts';
import { entryFiles, sourcesOf } from './entry-files.ts';

/**
 * The limit of JavaScript, in compressed kilobytes, that a visitor's browser must load before any page is
 * interactive.
 */
const MAX_KILOBYTES = 181;
/** Code that not every visitor needs. */
const NOT_IN_ENTRY =
  /web\/src\/(features\/(admin|account|checkout)\/(?!feature\.ts)|apollo\/admin-|app\/admin-|layouts\/(admin|account)|head\/)/;

const folder = mkdtempSync(join(tmpdir(), 'shop-bundle-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

// The source maps show which modules ended up where.
const { exitCode, output } = await runNode(
  [
    packageCommand('vite'),
    ...['build', 'web', '--outDir', folder, '--sourcemap', 'hidden', '--logLevel', 'warn'],
  ],
  { output: 'keep', environment: { NODE_ENV: 'production' } },
);
if (exitCode !== 0) {
  console.error(output);
  process.exit(1);
}

const files = entryFiles(folder);
const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
const kilobytes = bytes / 1000;
const strangers = files
  .flatMap((file) => sourcesOf(folder, file))
  .filter((source) => NOT_IN_ENTRY.test(source));

const verdict = `${kilobytes.toFixed(1)} of ${MAX_KILOBYTES} kB of compressed JavaScript in ${files.length} files`;
if (kilobytes > MAX_KILOBYTES || strangers.length > 0) {
  console.error(
    [`The shop's entry: ${verdict}`, ...strangers.map((source) => `not for everybody: ${source}`)].join('\n'),
  );
  process.exitCode = 1;
} else {
  console.log(verdict);
}
