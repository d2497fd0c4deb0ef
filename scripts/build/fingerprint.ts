import { createHash } from 'node:crypto';
import { globSync, statSync } from 'node:fs';
import { inProject, projectRoot } from '../process/project-root.ts';

const testFile = /\.test\.tsx?$|[\\/]src[\\/]test[\\/]/;

/**
 * One short string that changes when a file matched by `patterns` (relative to the repository) appears, goes
 * or is written; tests do not count. Looks at sizes and times only: a start must not read hundreds of files
 * and pictures.
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
