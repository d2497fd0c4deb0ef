import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const PACKAGE = '@fontsource-variable/inter';
const FILE = 'inter-latin-wght-normal.woff2';

/** The weights of `tokens.css`, and that of bold text. */
const WEIGHTS = { min: 400, max: 700 };

const { resolve } = createRequire(import.meta.url);

/**
 * Makes the storefront's text font smaller, because every first visit loads it: only the weights that
 * the shop uses.
 */
export async function subsetFonts(): Promise<{ filename: string; content: Uint8Array }> {
  const faces = readFileSync(resolve(`${PACKAGE}/index.css`), 'utf8');
  const range = new RegExp(`${FILE}[^}]*unicode-range: ([^;]+);`).exec(faces)?.[1];
  if (range === undefined) throw new Error(`${PACKAGE} has no ${FILE}`);
  const content = await subsetFont(readFileSync(resolve(`${PACKAGE}/files/${FILE}`)), charactersIn(range), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
  return { filename: 'web/src/styles/inter-latin.generated.woff2', content };
}

/** The characters of a `unicode-range`, such as `U+0000-00FF,U+0131`. */
function charactersIn(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}
