import { InMemoryCache } from '@apollo/client';
import { type DocumentNode, Lexer, print, Source, TokenKind } from 'graphql';
import { expect, test } from 'vitest';
import * as generated from '../gql/graphql.ts';

/** The server's limit (docs/security.md). */
const MAX_TOKENS = 500;

const cache = new InMemoryCache();

/** Counts what is sent: the cache adds `__typename`. */
function tokensOf(document: DocumentNode): number {
  const lexer = new Lexer(new Source(print(cache.transformDocument(document))));
  let count = 0;
  while (lexer.advance().kind !== TokenKind.EOF) count += 1;
  return count;
}

test('the server accepts the size of every document', () => {
  const documents = Object.entries(generated).filter(([name]) => name.endsWith('Document'));
  const sizes = documents.map(([name, document]) => [name, tokensOf(document as DocumentNode)] as const);
  expect(sizes.length).toBeGreaterThan(100);
  expect(sizes.filter(([, size]) => size > MAX_TOKENS)).toEqual([]);
});
