import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inProject, projectRoot } from '../process/project-root.ts';
import { fingerprint } from './fingerprint.ts';

let folder: string;

beforeEach(() => {
  mkdirSync(inProject('.cache'), { recursive: true });
  folder = mkdtempSync(inProject('.cache', 'fingerprint-'));
  writeFile('source.ts', 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

const writeFile = (name: string, text: string) => writeFileSync(`${folder}/${name}`, text);
const present = () => fingerprint([`${relative(projectRoot, folder)}/**`]);

test('a fingerprint stays while nothing changes', () => {
  expect(present()).toBe(present());
});

test.each([
  ['a file is written', () => writeFile('source.ts', 'other')],
  ['a file appears', () => writeFile('new.ts', '')],
  ['a file goes', () => rmSync(`${folder}/source.ts`)],
])('a fingerprint changes when %s', (_name, change) => {
  const before = present();
  change();
  expect(present()).not.toBe(before);
});

test('a fingerprint ignores tests', () => {
  const before = present();
  writeFile('source.test.ts', '');
  expect(present()).toBe(before);
});
