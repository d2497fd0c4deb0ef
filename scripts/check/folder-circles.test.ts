import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderCircles } from './folder-circles.ts';

/** The circles between folders a, b and c with these files, by name. */
function circlesOf(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'shop-circles-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const folders = ['a', 'b', 'c'].map((name) => join(root, name));
  const circles = folderCircles(folders, (file) => file.endsWith('.test.ts'));
  return circles.map(({ from, to }) => `${from.slice(-1)} → ${to.slice(-1)}`);
}

test('folders that import from those below them form no circle', () => {
  const files = { 'a/one.ts': `import { two } from '../b/two.ts';`, 'b/two.ts': `import '../c/three.css';` };
  expect(circlesOf({ ...files, 'a/other.ts': `import { three } from '../c/three.ts';` })).toEqual([]);
});

test('finds a circle through different files of three folders', () => {
  const circles = circlesOf({
    'a/one.ts': `import { two } from '../b/two.ts';`,
    'b/other/two.ts': `const three = () => import('../../c/three.ts');`,
    'c/four.ts': `import type { One } from '../a/sub/other-one.ts';`,
  });
  expect(circles).toEqual(['c → a']);
});

test('imports of tests do not count', () => {
  const files = { 'a/one.ts': `import { two } from '../b/two.ts';` };
  expect(circlesOf({ ...files, 'b/two.test.ts': `import { one } from '../a/one.ts';` })).toEqual([]);
});
