import { createHash } from 'node:crypto';
import { globSync, statSync } from 'node:fs';
import { inProject, projectRoot } from '../process/project-root.ts';

const testFile = /\.test\.tsx?$|[\\/]src[\\/]test[\\/]/;

/**
 * A short string that changes when a file that matches `patterns` (relative to the repository) is added,
 * removed or written; ignores tests. Checks only sizes and times: a start must not read hundreds of files and
 * pictures.
 */
export function fingerprint(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const files = globSync(patterns, { cwd: projectRoot }).filter((file) => !testFile.test(file));
  for (const file of files.sort()) {
    const status = statSync(inProject(file));
    if (status.isFile()) hash.update(`${file} ${status.size} ${status.mtimeMs}\n`);
  }
  return hash.digest('hex');
}
