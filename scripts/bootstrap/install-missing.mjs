import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packagedRuntime } from './packaged-runtime.mjs';

/**
 * Installs what package-lock.json pins, unless node_modules was made from that very file: by this function,
 * which leaves a stamp, or by an `npm ci` or `npm install` typed by hand, of which npm keeps its own list.
 * @returns {boolean} whether anything was installed
 */
export function installMissing(root) {
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stampFile = join(root, 'node_modules', '.installed-from');
  const stamp = createHash('sha256').update(lockfile).digest('hex');
  const isInstalled = readText(stampFile) === stamp || isNpmsList(root, lockfile);
  if (isInstalled && hasRuntime(root)) return false;

  console.error('Installing what package-lock.json pins; this happens once per change of that file ...');
  const [command, ...leading] = npmCommand();
  const result = spawnSync(
    command,
    // Said aloud because a user's own npm settings may say otherwise: the shop is built here, so it needs the
    // development packages, and the runtime that satisfies the engines comes with this very installation.
    [
      ...[...leading, 'ci', '--include=dev', '--include=optional', '--no-engine-strict'],
      ...['--loglevel=error', '--no-audit', '--no-fund'],
    ],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' && leading.length === 0 },
  );
  if (result.status !== 0) {
    console.error(`${result.stdout ?? ''}${result.stderr ?? result.error?.message ?? ''}`);
    console.error('The installation failed; npm says why above.');
    process.exit(1);
  }
  writeFileSync(stampFile, stamp);
  return true;
}

/** npm names itself to the scripts that it runs; outside of npm the one in PATH is used. */
function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  return npm && basename(npm) === 'npm-cli.js' ? [node ?? process.execPath, npm] : ['npm'];
}

/** Whether npm's list of what it installed last holds everything in the lockfile but other platforms' packages. */
function isNpmsList(root, lockfile) {
  const list = readText(join(root, 'node_modules', '.package-lock.json'));
  if (!list) return false;
  const present = JSON.parse(list).packages;
  return Object.entries(JSON.parse(lockfile).packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .every(([path, entry]) => {
      const found = present[path];
      return found ? found.version === entry.version && found.integrity === entry.integrity : entry.optional;
    });
}

/** False also when node_modules was copied from a machine of another kind. */
function hasRuntime(root) {
  const runtime = packagedRuntime();
  return !runtime || existsSync(join(root, 'node_modules', runtime.name, runtime.executable));
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
