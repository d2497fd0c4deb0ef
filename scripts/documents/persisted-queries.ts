import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { InMemoryCache } from '@apollo/client/cache';
import { buildSchema, type DocumentNode, getOperationAST, print } from 'graphql';
import { cacheableOperations } from '../../graphql-server/src/graphql/response-cache/cacheable-operations.ts';
import { inProject } from '../process/project-root.ts';

/** A query that browsers ask for by the hash of its text, which the server knows from the build. */
export interface PersistedQuery {
  /** SHA-256 in hexadecimal digits, as Apollo's protocol for persisted queries wants it. */
  hash: string;
  text: string;
}

/**
 * Tells what a document is persisted as; null for what a CDN may not answer, which is asked for by its text.
 */
export function persistedQueries(): (document: DocumentNode) => PersistedQuery | null {
  const isCacheable = cacheableOperations(buildSchema(readFileSync(inProject('schema.graphql'), 'utf8')));
  // Adds the names of types, as the shop's client does before it sends a document.
  const cache = new InMemoryCache();
  return (document) => {
    const operation = getOperationAST(document);
    if (!operation || !isCacheable(document, operation)) return null;
    const text = print(cache.transformDocument(document));
    return { hash: createHash('sha256').update(text).digest('hex'), text };
  };
}
