import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { packagedRuntime } from './packaged-runtime.mjs';

/** Older versions cannot load the tasks, which are TypeScript, and MikroORM rejects them. */
const OLDEST_NODE = [22, 18];

/**
 * Chooses the Node that runs the tasks: the packaged one, or the current one if no package fits the machine
 * and it is new enough. Otherwise prints what to install and exits with 1.
 * @returns {{ path: string, isCurrent: boolean }}
 */
export function chooseRuntime(root) {
  const packaged = packagedRuntime();
  if (packaged) {
    const path = join(root, 'node_modules', packaged.name, packaged.executable);
    if (isSameFile(path, process.execPath)) return { path, isCurrent: true };
    // An installed package may still not run, for example on a Linux with another C library.
    if (spawnSync(path, ['--version']).status === 0) return { path, isCurrent: false };
  }
  if (isNewEnough(process.versions.node)) return { path: process.execPath, isCurrent: true };
  console.error(
    `The project carries no Node for ${process.platform} on ${process.arch}, and yours is ${process.versions.node}: ` +
      `install Node ${OLDEST_NODE.join('.')} or newer, then run the same command again.`,
  );
  return process.exit(1);
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
}

function isSameFile(one, other) {
  try {
    return realpathSync(one) === realpathSync(other);
  } catch {
    return false;
  }
}
