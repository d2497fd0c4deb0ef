import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inProject } from '../process/project-root.ts';
import { buildServer } from './build-server.ts';
import { buildWeb, bundleForServer } from './build-web.ts';
import { fingerprint } from './fingerprint.ts';

interface Part {
  name: 'server' | 'web' | 'web for tests';
  /** Patterns of the files it is made of. */
  sources: readonly string[];
  /** Its main file once it is built. */
  result: string;
  build: () => Promise<void>;
  /** Built only when it is asked for. */
  isForTests?: true;
}

const sharedSources = ['package-lock.json', 'tsconfig.json'];
const webSources = [
  ...sharedSources,
  'web/src/**',
  'web/public/**',
  'web/*.{html,json,ts}',
  'web/.env*',
  'scripts/{documents,i18n}/*.ts',
  // What decides which queries are asked for by their hashes.
  ...['schema.graphql', 'graphql-server/src/graphql/answer-cache/cacheable-operations.ts'],
];

/** The folder with what the server uses of the web application, as the server's tests load it. */
export const webForTests = '.cache/test/web';

const parts: readonly Part[] = [
  {
    name: 'server',
    sources: [...sharedSources, 'graphql-server/src/**', 'graphql-server/*.json'],
    result: 'graphql-server/dist/main.js',
    build: buildServer,
  },
  {
    name: 'web',
    sources: [...webSources, 'web/graphiql/**'],
    result: 'web/dist/.server/entry-server.js',
    build: buildWeb,
  },
  {
    name: 'web for tests',
    sources: webSources,
    result: `${webForTests}/entry-server.js`,
    build: () => bundleForServer(inProject(webForTests)),
    isForTests: true,
  },
];

interface BuildOptions {
  only?: Part['name'];
  /** Builds also what is up to date. */
  isForced?: boolean;
}

/**
 * Builds those parts of the shop whose sources changed since they were built last.
 * @throws BuildError when one does not build; the next call tries again
 */
export async function buildShop({ only, isForced = false }: BuildOptions = {}): Promise<void> {
  const outcomes = await Promise.allSettled(
    parts
      .filter(({ name, isForTests }) => (only ? name === only : !isForTests))
      .map(async ({ name, sources, result, build }) => {
        const present = fingerprint(sources) + settingsOf(name);
        const record = inProject('.cache/build', name);
        if (!isForced && existsSync(inProject(result)) && readRecord(record) === present) return;
        console.error(`Building ${result} ...`);
        await build();
        mkdirSync(dirname(record), { recursive: true });
        writeFileSync(record, present);
      }),
  );
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/** What a build takes from the environment: Vite puts these into the bundle. */
function settingsOf(name: Part['name']): string {
  const settings = Object.entries(process.env).filter(
    ([key]) => name !== 'server' && key.startsWith('VITE_'),
  );
  return settings
    .map(([key, value]) => `\n${key}=${value}`)
    .sort()
    .join('');
}

function readRecord(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
