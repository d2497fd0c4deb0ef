import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApolloServerOptions } from '@apollo/server';
import type { CoreContext } from '../../core/core-services.ts';

/** Where Apollo Server looks up query texts, and would register them. */
export type QueryTexts = NonNullable<
  Exclude<ApolloServerOptions<CoreContext>['persistedQueries'], false | undefined>['cache']
>;

/**
 * The queries that the built web app in `webDirectory` sends as hashes, in Apollo's persisted query protocol.
 * Other queries with a hash are executed but not registered: clients could fill the memory otherwise. Null:
 * no web app is served.
 */
export async function readPersistedQueries(webDirectory: string | null): Promise<QueryTexts> {
  const file = webDirectory && join(webDirectory, '.vite/persisted-queries.json');
  const texts = file && existsSync(file) ? await readFile(file, 'utf8') : '{}';
  const textsByHash = new Map(Object.entries(JSON.parse(texts) as Record<string, string>));
  return {
    // Apollo Server adds a prefix to the hash.
    get: async (key) => textsByHash.get(key.slice(key.lastIndexOf(':') + 1)),
    set: async () => undefined,
    delete: async () => false,
  };
}
