import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepReplacedAssets, stillWanted } from './replaced-assets.ts';

const DAY = 24 * 60 * 60 * 1000;
let folder: string;
let assets: string;
let aside: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
  assets = join(folder, 'assets');
  aside = join(folder, 'aside');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Like the bundler: empties the folder, then writes. */
async function writeBundle(names: string[]): Promise<void> {
  rmSync(assets, { recursive: true, force: true });
  mkdirSync(assets);
  for (const name of names) writeFileSync(join(assets, name), name);
}
const build = (day: number, ...names: string[]) =>
  keepReplacedAssets(assets, aside, () => writeBundle(names), day * DAY);
const present = () =>
  readdirSync(assets)
    .filter((name) => !name.startsWith('.'))
    .sort();

test('the previous build’s files are still there, including compressed ones', async () => {
  await build(0, 'app-1.js', 'app-1.js.br', 'font-1.woff2');
  await build(1, 'app-2.js', 'app-2.js.br', 'font-1.woff2');
  expect(present()).toEqual(['app-1.js', 'app-1.js.br', 'app-2.js', 'app-2.js.br', 'font-1.woff2']);
  expect(readFileSync(join(assets, 'app-1.js'), 'utf8')).toBe('app-1.js');
});

test('they are removed a week after they were replaced, however long they were in use', async () => {
  await build(0, 'app-1.js');
  await build(100, 'app-2.js');
  await build(107, 'app-3.js');
  expect(present()).toEqual(['app-1.js', 'app-2.js', 'app-3.js']);
  await build(108, 'app-4.js');
  expect(present()).toEqual(['app-2.js', 'app-3.js', 'app-4.js']);
});

test('a file that comes back is replaced anew', async () => {
  await build(0, 'app-1.js');
  await build(1, 'app-2.js');
  await build(6, 'app-1.js');
  await build(9, 'app-3.js');
  expect(present()).toEqual(['app-1.js', 'app-2.js', 'app-3.js']);
});

test('a failing build removes nothing, even after emptying the folder', async () => {
  await build(0, 'app-1.js');
  const fail = async () => {
    await writeBundle([]);
    throw new Error('does not build');
  };
  await expect(keepReplacedAssets(assets, aside, fail, DAY)).rejects.toThrow('does not build');
  await build(2, 'app-2.js');
  expect(present()).toEqual(['app-1.js', 'app-2.js']);
});

test('of many builds in a day, the last twenty are kept', () => {
  const builds = Array.from({ length: 25 }, (_, index) => [`app-${index}.js`, index * 1000] as const);
  const retainedNames = Object.keys(stillWanted(Object.fromEntries(builds), 30_000));
  expect(retainedNames).toEqual(builds.slice(5).map(([name]) => name));
});
