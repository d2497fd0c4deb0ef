import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../process/project-root.ts';
import { showStep } from '../bootstrap/show-step.mjs';
import { buildExplorer, buildWeb, bundleForServer } from './build-web.ts';
import { fingerprint } from './fingerprint.ts';
import { runBundler } from './run-bundler.ts';

interface Part {
  name: 'server' | 'web' | 'explorer' | 'web for tests';
  /** Patterns of its source files. */
  sources: readonly string[];
  /** Its main file after the build. */
  result: string;
  build: () => Promise<void>;
  /** Built only when requested by name. */
  isExtra?: true;
}

/** What each part was last built from. */
const RECORDS = '.cache/build';

const sharedSources = ['package-lock.json', 'tsconfig.json'];
const webSources = [
  ...sharedSources,
  'web/src/**',
  'web/public/**',
  'web/*.{html,json,ts}',
  'web/.env*',
  'scripts/{documents,i18n}/*.ts',
  // These decide which queries are sent as hashes.
  ...['schema.graphql', 'graphql-server/src/graphql/response-cache/cacheable-operations.ts'],
];

/** The folder with the server's part of the web app, as the server's tests load it. */
export const webForTests = '.cache/test/web';

const parts: readonly Part[] = [
  {
    name: 'server',
    sources: [...sharedSources, 'graphql-server/{src,sandbox}/**', 'graphql-server/*.json'],
    result: 'graphql-server/dist/main.js',
    build: () => runBundler('server', ['scripts/build/bundle-server.ts']),
  },
  {
    name: 'web',
    sources: [...webSources, 'scripts/build/bundle-web.ts'],
    result: 'web/dist/.server/entry-server.js',
    build: buildWeb,
  },
  {
    name: 'explorer',
    sources: ['package-lock.json', 'web/graphiql/**'],
    result: 'web/dist/graphiql/index.html',
    build: buildExplorer,
  },
  {
    name: 'web for tests',
    sources: webSources,
    result: `${webForTests}/entry-server.js`,
    build: () => bundleForServer(inProject(webForTests)),
    isExtra: true,
  },
];

interface BuildOptions {
  /** By default everything except what only tests need. */
  only?: readonly Part['name'][];
  /** Also builds what is up to date. */
  isForced?: boolean;
}

/**
 * Builds the parts of the shop whose sources changed since their last build.
 * @throws BuildError when one fails; the next call tries again
 */
export async function buildShop({ only, isForced = false }: BuildOptions = {}): Promise<void> {
  const stale = parts
    .filter(({ name, isExtra }) => (only ? only.includes(name) : !isExtra))
    .map((part) => ({ ...part, present: fingerprint(part.sources) + settingsOf(part.name) }))
    .filter((part) => isForced || !isBuilt(part, part.present));
  if (stale.length === 0) return;
  await showStep(`Building ${stale.map(({ name }) => name).join(', ')}`, async () => {
    const outcomes = await Promise.allSettled(
      stale.map(async ({ name, build, present }) => {
        await build();
        mkdirSync(inProject(RECORDS), { recursive: true });
        writeFileSync(inProject(RECORDS, name), present);
      }),
    );
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  });
}

/** Whether a part was built from its current sources. */
export function isUpToDate(name: Part['name']): boolean {
  return parts.some(
    (part) => part.name === name && isBuilt(part, fingerprint(part.sources) + settingsOf(name)),
  );
}

function isBuilt({ name, result }: Part, present: string): boolean {
  const record = inProject(RECORDS, name);
  return existsSync(inProject(result)) && existsSync(record) && readFileSync(record, 'utf8') === present;
}

/** The environment variables of a build: Vite puts them into the bundle. */
function settingsOf(name: Part['name']): string {
  const settings = Object.entries(process.env).filter(
    ([key]) => name !== 'server' && key.startsWith('VITE_'),
  );
  return settings
    .map(([key, value]) => `\n${key}=${value}`)
    .sort()
    .join('');
}
