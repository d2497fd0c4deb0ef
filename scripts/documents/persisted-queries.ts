import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { InMemoryCache } from '@apollo/client/cache';
import { buildSchema, type DocumentNode, getOperationAST, print } from 'graphql';
import { cacheableOperations } from '../../graphql-server/src/graphql/response-cache/cacheable-operations.ts';
import { inProject } from '../process/project-root.ts';

/** A query that browsers send as the hash of its text, which the server knows from the build. */
export interface PersistedQuery {
  /** SHA-256 in hexadecimal, as in Apollo's protocol for persisted queries. */
  hash: string;
  text: string;
}

/**
 * Returns a function that finds a document's persisted query; null for queries that a CDN must not cache,
 * which are sent as text.
 */
export function persistedQueries(): (document: DocumentNode) => PersistedQuery | null {
  const isCacheable = cacheableOperations(buildSchema(readFileSync(inProject('schema.graphql'), 'utf8')));
  // Adds `__typename`, as the shop's client does before it sends a document.
  const cache = new InMemoryCache();
  return (document) => {
    const operation = getOperationAST(document);
    if (!operation || !isCacheable(document, operation)) return null;
    const text = print(cache.transformDocument(document));
    return { hash: createHash('sha256').update(text).digest('hex'), text };
  };
}
