import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApolloServerOptions } from '@apollo/server';
import type { CoreContext } from '../../core/core-services.ts';

/** What Apollo Server looks up the text of a query in, and would register texts with. */
export type QueryTexts = NonNullable<
  Exclude<ApolloServerOptions<CoreContext>['persistedQueries'], false | undefined>['cache']
>;

/**
 * The queries that the built web application in `webDirectory` asks for by their hashes, in Apollo's protocol
 * of persisted queries. What others send with a hash is answered, and not registered: whoever may register
 * texts can fill the memory with them. Null: no application is served.
 */
export async function readPersistedQueries(webDirectory: string | null): Promise<QueryTexts> {
  const file = webDirectory && join(webDirectory, '.vite/persisted-queries.json');
  const texts = file && existsSync(file) ? await readFile(file, 'utf8') : '{}';
  const textsByHash = new Map(Object.entries(JSON.parse(texts) as Record<string, string>));
  return {
    // Apollo Server puts a prefix before the hash.
    get: async (key) => textsByHash.get(key.slice(key.lastIndexOf(':') + 1)),
    set: async () => undefined,
    delete: async () => false,
  };
}
