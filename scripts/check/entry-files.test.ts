import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { entryFiles, sourcesOf } from './entry-files.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'entry-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeFiles(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

test('follows scripts, preloads and static imports, but not dynamic ones', () => {
  writeFiles({
    'index.html': `<script type="module" crossorigin src="/assets/index-a.js"></script>
      <link rel="modulepreload" crossorigin href="/assets/preloaded-b.js">
      <link rel="stylesheet" crossorigin href="/assets/index-c.css">`,
    'assets/index-a.js': `import{a as b}from"./static-d.js";import"./effect-e.js";const p=()=>import("./page-f.js")`,
    'assets/preloaded-b.js': `export{x}from"./static-d.js"`,
    'assets/static-d.js': `import"./index-a.js"`,
    'assets/effect-e.js': '',
    'assets/page-f.js': '',
  });
  expect(entryFiles(folder)).toEqual([
    'assets/effect-e.js',
    'assets/index-a.js',
    'assets/preloaded-b.js',
    'assets/static-d.js',
  ]);
});

test('a page without scripts has no entry', () => {
  writeFiles({ 'index.html': '<p>Soon</p>' });
  expect(() => entryFiles(folder)).toThrow('loads no script');
});

test('lists the modules of a file', () => {
  writeFiles({ 'assets/a.js.map': JSON.stringify({ sources: ['../../web/src/main.tsx'] }) });
  expect(sourcesOf(folder, 'assets/a.js')).toEqual(['../../web/src/main.tsx']);
});
