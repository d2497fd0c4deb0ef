import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { packagedRuntime } from './packaged-runtime.mjs';
import { showStep } from './show-step.mjs';

/**
 * Installs what package-lock.json pins and node_modules lacks: `dependencies` are needed to build and run the
 * shop, `devDependencies` for everything else (decision 0070). Packages installed manually count as well.
 * @param {string} root
 * @param {{ withTools: boolean }} options whether to include `devDependencies`
 * @returns {Promise<boolean>} whether anything was installed
 */
export async function installMissing(root, { withTools }) {
  const lock = join(root, '.cache', 'installing');
  if (isHeld(lock)) {
    await showStep('Waiting for another installation', async () => {
      while (isHeld(lock)) await pause(500);
    });
  }
  const missing = missingPackages(root);
  const missesPackages = missing.some(({ isTool }) => !isTool) || !hasRuntime(root);
  if (!missesPackages && (!withTools || missing.length === 0)) return false;

  if (missesPackages) {
    const step = withTools ? 'Installing packages and tools' : 'Installing packages';
    await runNpm(root, lock, step, ['ci', withTools ? '--include=dev' : '--omit=dev']);
  } else {
    // An interrupted installation leaves half-unpacked packages, which npm considers complete.
    for (const { path } of missing) rmSync(join(root, path), { recursive: true, force: true });
    // `npm ci` would remove files that a running shop loads; without `--no-save`, npm may rewrite the
    // lockfile.
    await runNpm(root, lock, 'Installing tools', ['install', '--no-save', '--include=dev']);
  }
  return true;
}

/** Whether the npm whose process id is in the file is still running. */
function isHeld(lock) {
  try {
    return process.kill(Number(readFileSync(lock, 'utf8')), 0);
  } catch {
    return false;
  }
}

/** Packages in the lockfile that npm's list of installed ones lacks, except those for other platforms. */
function missingPackages(root) {
  const list = join(root, 'node_modules', '.package-lock.json');
  const present = existsSync(list) ? readPackages(list) : {};
  return Object.entries(readPackages(join(root, 'package-lock.json')))
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .filter(([path, entry]) => {
      const installed = present[path];
      if (!installed) return !entry.optional;
      return installed.version !== entry.version || installed.integrity !== entry.integrity;
    })
    .map(([path, entry]) => ({ path, isTool: entry.dev === true }));
}

function readPackages(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}

/** Also false when node_modules was copied from another type of machine. */
function hasRuntime(root) {
  const runtime = packagedRuntime();
  return !runtime || existsSync(join(root, 'node_modules', runtime.name, runtime.executable));
}

async function runNpm(root, lock, step, commandLine) {
  const [command, ...leading] = npmCommand();
  // Explicit, because a user's npm settings may differ; this very installation provides the runtime that
  // satisfies the engines.
  const options = ['--include=optional', '--no-engine-strict', '--loglevel=error', '--no-audit', '--no-fund'];
  const child = spawn(command, [...leading, ...commandLine, ...options], {
    cwd: root,
    shell: process.platform === 'win32' && leading.length === 0,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  mkdirSync(dirname(lock), { recursive: true });
  writeFileSync(lock, String(child.pid));
  const { status, output } = await showStep(step, () => untilEnd(child));
  rmSync(lock);
  if (status === 0) return;
  console.error(output);
  console.error('The installation failed; npm says why above.');
  process.exit(1);
}

/** Waits for npm to exit; a signal to this process ends both. */
function untilEnd(child) {
  const end = () => {
    // Other signals make npm undo its work, which takes as long as the work did.
    child.kill('SIGKILL');
    process.exit(1);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.once(signal, end);
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ status: 1, output: message }));
    child.once('close', (status) => {
      for (const signal of signals) process.off(signal, end);
      resolve({ status, output: Buffer.concat(chunks).toString('utf8') });
    });
  });
}

/** npm passes its own path to the scripts that it runs; outside of npm, uses the one in PATH. */
function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  return npm && basename(npm) === 'npm-cli.js' ? [node ?? process.execPath, npm] : ['npm'];
}
