import { createHash } from 'node:crypto';
import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createVisitorClient } from '../../web/src/apollo/create-visitor-client.ts';
import * as documents from '../../web/src/gql/graphql.ts';
import { persistedQueries } from './persisted-queries.ts';

const persisted = persistedQueries();

/** The request that the shop's client sends for a document. */
async function sentBy(document: (typeof persistedDocuments)[number]['document']): Promise<string> {
  let sent = '';
  const client = createVisitorClient((operation) => {
    sent = operation.query;
    return Promise.reject(new Error('There is no server.'));
  });
  await client.query({ query: document, fetchPolicy: 'network-only' }).catch(() => undefined);
  return sent;
}

const persistedDocuments = Object.entries(documents).flatMap(([name, document]) => {
  const query = persisted(document);
  return query ? [{ name, document, query }] : [];
});

test('the first pages of visitors have persisted queries', () => {
  expect(persistedDocuments.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['ContentPageDocument', 'CatalogueDocument', 'ProductDocument']),
  );
});

test.each(persistedDocuments)(
  '$name is identified by the text that the client sends, and its SHA-256',
  async (one) => {
    const text = await sentBy(one.document);
    expect(one.query.text).toBe(text);
    expect(one.query.hash).toBe(createHash('sha256').update(text).digest('hex'));
  },
);

describe('queries that a CDN must not cache are sent as text', () => {
  test.each([
    '{ viewer { id } }',
    '{ cart { itemCount } }',
    'mutation { sessionEnd { userErrors { code } } }',
  ])('%s', (text) => {
    expect(persisted(parse(text))).toBeNull();
  });
});
