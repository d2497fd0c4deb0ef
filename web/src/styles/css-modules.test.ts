import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

// TypeScript accepts any class name of a CSS module, so a missing class would only show on screen.

const source = join(import.meta.dirname, '..');

interface Sheet {
  classes: Set<string>;
  used: Set<string>;
  /** Whether classes are looked up at run time, which hides the used ones from this test. */
  isDynamic: boolean;
}

function readSheets(): { sheets: Map<string, Sheet>; missing: string[] } {
  const sheets = new Map<string, Sheet>();
  const missing: string[] = [];
  for (const file of globSync('**/*.{ts,tsx}', { cwd: source })) {
    if (file.includes('.test.')) continue;
    const code = readFileSync(join(source, file), 'utf8');
    for (const [, name = '', path = ''] of code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const body = code.replaceAll(/^import .*$/gm, '');
      const sheet = openSheet(sheets, join(dirname(file), path));
      sheet.isDynamic ||= new RegExp(`\\b${name}\\[`).test(body);
      for (const [, used = ''] of body.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) {
        sheet.used.add(used);
        if (!sheet.classes.has(used)) missing.push(`${file}: ${used}`);
      }
    }
  }
  return { sheets, missing };
}

function openSheet(sheets: Map<string, Sheet>, path: string): Sheet {
  const cachedSheet = sheets.get(path);
  if (cachedSheet) return cachedSheet;
  const noSelectors = /\/\*.*?\*\/|url\(.*?\)|'[^']*'/gs;
  const css = readFileSync(join(source, path), 'utf8').replaceAll(noSelectors, '');
  const classes = new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
  const sheet = { classes, used: new Set<string>(), isDynamic: false };
  sheets.set(path, sheet);
  return sheet;
}

const { sheets, missing } = readSheets();

test('every class that a component uses is in its style sheet', () => {
  expect(sheets.size).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

test('every class in a style sheet is used by a component', () => {
  const unused = [...sheets].flatMap(([path, { classes, used, isDynamic }]) =>
    isDynamic ? [] : [...classes].filter((name) => !used.has(name)).map((name) => `${path}: ${name}`),
  );
  expect(unused).toEqual([]);
});
