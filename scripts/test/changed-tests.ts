import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { projectRoot } from '../process/project-root.ts';

/**
 * The helpers that start a shop import all of it, so a change anywhere would run two thirds of the database
 * tests. Of these, only the tests run that are next to the change, that import it directly, or whose helpers
 * changed.
 */
const HELPERS = 'graphql-server/src/test/';

/** A change of these can make any test fail. */
const CONFIGURATION = ['package-lock.json', 'package.json', 'tsconfig.json', 'vitest.config.ts'];

/** The most frequent tasks of shoppers and staff, run for changes of the web app. */
const STORIES = [
  'catalogue/browse',
  'checkout/cart.desktop',
  'checkout/checkout.phone',
  'orders/order-handling.desktop',
].map((name) => `web/e2e/${name}.spec.ts`);

/**
 * The filters of `npm test`. `--changed [ref]` expands to the tests that the changes since that commit,
 * including uncommitted ones, are most likely to break; null when there are none. Other arguments stay as
 * they are.
 */
export function readFilters(words: readonly string[]): readonly string[] | null {
  const [flag, ref = 'HEAD', ...further] = words;
  if (flag !== '--changed') return words;
  const changed = changedSince(ref);
  if (changed.some((file) => CONFIGURATION.includes(file))) return further;
  const tests = testsOf(changed, (file) => readFileSync(join(projectRoot, file), 'utf8'), sources());
  console.log(`Files that have changed: ${changed.length}; files whose tests run: ${tests.length}`);
  return tests.length > 0 ? [...tests, ...further] : null;
}

function changedSince(ref: string): string[] {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: projectRoot, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', ref), ...git('ls-files', '--others', '--exclude-standard')];
}

function sources(): string[] {
  return globSync('{graphql-server,web,scripts}/{,src/,e2e/}**/*.{ts,tsx}', {
    cwd: projectRoot,
    exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
  });
}

/**
 * The tests in `files` that import a changed file or are next to it, and the e2e tests that represent the web
 * app.
 */
export function testsOf(
  changed: readonly string[],
  read: (file: string) => string,
  files: readonly string[],
): string[] {
  const imports = new Map(files.map((file) => [file, importsOf(file, read(file))]));
  const isReached = (test: string) => {
    const seen = new Set([test]);
    for (const file of seen) {
      if (changed.includes(file)) return true;
      for (const next of imports.get(file) ?? []) {
        if (!file.startsWith(HELPERS) || next.startsWith(HELPERS)) seen.add(next);
      }
    }
    return false;
  };
  const folders = new Set(changed.map((file) => dirname(file)));
  const touchesWeb = changed.some((file) => file.startsWith('web/src/'));
  return files.filter((file) => {
    if (file.endsWith('.spec.ts')) return isReached(file) || (touchesWeb && STORIES.includes(file));
    return /\.test\.tsx?$/.test(file) && (folders.has(dirname(file)) || isReached(file));
  });
}

/** A file's relative references: imports, and URLs of files that it reads. */
function importsOf(file: string, text: string): string[] {
  const paths = text.matchAll(/(?:from|import|import\(|new URL\()\s*'(\.{1,2}\/[^'?]+)/g);
  return [...paths].map(([, path = '']) => normalize(join(dirname(file), path)));
}
