/**
 * Renders the shop's pictures and prepares them for the web. Never part of build, test or CI:
 * what it makes is committed.
 *
 *   npm run pictures -- [names] [--samples N] [--size N] [--threads N] [--resume] [--encode-only]
 *
 * Names are pictures (tee, tee-charcoal, sofa-angle, hero-phone) or groups (fronts, colours, angles, scenes).
 * With --resume, masters that are there in this size are left as they are.
 * The PNG masters stay outside git, in PICTURES_MASTERS (default: .pictures/, which git ignores);
 * BLENDER names the program if it is not on the path.
 */
import { spawn, spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { encodeMasters } from './encode.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '..', '..', '..');
const colours = join(root, 'graphql-server', 'src', 'seed', 'sample', 'colours.json');
const masters = process.env.PICTURES_MASTERS ?? join(root, '.pictures');
const blender = process.env.BLENDER ?? 'blender';

/**
 * Ends the program with one line for the person who started it.
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Runs Blender at the lowest priority until every named picture is rendered.
 * @param {string[]} names
 * @param {{ samples?: string, size?: string, threads?: string, resume?: boolean }} options
 * @returns {Promise<void>}
 */
function render(names, { samples = '10', size = '1280', threads = '2', resume = false }) {
  const script = join(here, 'blender', 'main.py');
  const args = ['-b', '--factory-startup', '--python-exit-code', '1', '--python', script, '--'];
  args.push(
    '--out',
    masters,
    '--colours',
    colours,
    '--samples',
    samples,
    '--size',
    size,
    '--threads',
    threads,
    ...(resume ? ['--resume'] : []),
  );
  return new Promise((resolve, reject) => {
    const child = spawn(blender, [...args, ...names], { stdio: ['ignore', 'pipe', 'inherit'] });
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      for (const line of chunk.split('\n')) if (line.startsWith('picture ')) console.log(line);
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`Blender ended with code ${code}.`)),
    );
  });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    samples: { type: 'string' },
    size: { type: 'string' },
    threads: { type: 'string' },
    resume: { type: 'boolean', default: false },
    'encode-only': { type: 'boolean', default: false },
  },
});

if (!values['encode-only']) {
  if (spawnSync(blender, ['--version']).error) {
    fail('Blender is missing: install it (Debian: apt install blender python3-numpy) or name it in BLENDER.');
  }
  await render(positionals, values).catch((error) => fail(error.message));
}
const { encoded, count } = await encodeMasters(masters, root);
console.log(`${encoded} pictures encoded; ${count} in the shop.`);
