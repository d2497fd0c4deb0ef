import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a test replaces in the build; by default an empty page without assets. */
interface BuiltWeb {
  /** index.html. */
  page?: string;
  /** Vite's manifest. */
  manifest?: object;
  /** Additional files: their content by path. */
  files?: Readonly<Record<string, string | Buffer>>;
  /**
   * The source of a function that replaces rendering, from `{ url, run, renderedAt }` to `{ html, state }`;
   * 'real' renders the app's own pages.
   */
  rendering?: string;
}

const PAGE = '<html><head><title>As built</title></head><body><div id="root"></div></body></html>';
const EMPTY = "async () => ({ html: '', state: {} })";

/** Writes a build of the web app to a new directory. The pages and their heads are the real ones. */
export function aBuiltWeb({ page = PAGE, manifest, files = {}, rendering = EMPTY }: BuiltWeb = {}): string {
  const directory = mkdtempSync(join(tmpdir(), 'shop-web-'));
  const all = {
    'index.html': page,
    '.server/entry-server.js': rendering === 'real' ? REAL : `${REAL}${standIn(rendering)}`,
    ...(manifest && { '.vite/manifest.json': JSON.stringify(manifest) }),
    ...files,
  };
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), content);
  }
  return directory;
}

/** Built before the tests (scripts/test/web-bundle.ts). */
const bundle = JSON.stringify(pathToFileURL(process.env['TEST_WEB_BUNDLE'] ?? '').href);
const REAL = `export * from ${bundle};\n`;

const standIn = (rendering: string) => `
  import { describePage } from ${bundle};
  const render = ${rendering};
  export async function renderPage(request) {
    const content = await render(request);
    return { ...content, ...(await describePage({ ...request, readsLists: true })) };
  }
`;
