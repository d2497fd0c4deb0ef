import { dirname, join } from 'node:path';

/** Absolute path of the repository. */
export const projectRoot = dirname(dirname(import.meta.dirname));

/** Absolute path of a file or folder, from its path in the repository. */
export function inProject(...path: string[]): string {
  return join(projectRoot, ...path);
}
