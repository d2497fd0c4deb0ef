import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packagedRuntime } from './packaged-runtime.mjs';

/**
 * Installs what package-lock.json pins, unless node_modules already holds exactly that. npm itself keeps
 * the list of what it installed last in node_modules/.package-lock.json, so an `npm ci` typed by hand
 * counts as well, and an interrupted one does not.
 * @returns {boolean} whether anything was installed
 */
export function installMissing(root) {
  if (isInstalled(root)) return false;
  console.error('Installing what package-lock.json pins; this happens once per change of that file ...');
  const [command, ...leading] = npmCommand();
  const result = spawnSync(
    command,
    // Said aloud because a user's own npm settings may say otherwise: the shop is built here, so it needs the
    // development packages, and the runtime that satisfies the engines comes with this very installation.
    [
      ...leading,
      'ci',
      '--include=dev',
      '--include=optional',
      '--no-engine-strict',
      '--loglevel=error',
      '--no-audit',
      '--no-fund',
    ],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' && leading.length === 0 },
  );
  if (result.status !== 0) {
    console.error(`${result.stdout ?? ''}${result.stderr ?? result.error?.message ?? ''}`);
    console.error('The installation failed; npm says why above.');
    process.exit(1);
  }
  return true;
}

/** npm names itself to the scripts that it runs; outside of npm the one in PATH is used. */
function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  return npm && basename(npm) === 'npm-cli.js' ? [node ?? process.execPath, npm] : ['npm'];
}

function isInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted) throw new Error('package-lock.json is missing or damaged; restore it from the repository.');
  if (!present) return false;
  const runtime = packagedRuntime();
  return Object.entries(wanted)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .every(([path, entry]) => {
      const found = present[path];
      // npm leaves out optional packages of other platforms. The runtime is the one that must not be left out:
      // where it is, node_modules was made for another machine.
      if (!found) return entry.optional === true && path !== `node_modules/${runtime?.name}`;
      return found.version === entry.version && found.integrity === entry.integrity;
    });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
