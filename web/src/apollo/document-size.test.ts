import { addTypenameToDocument } from '@apollo/client/utilities';
import { type DocumentNode, Kind, Lexer, print, Source, TokenKind } from 'graphql';
import { expect, test } from 'vitest';
import * as generated from '../gql/graphql.ts';

/** The API's limit (docs/api.md). */
const MAX_TOKENS = 500;

function tokensOf(document: DocumentNode): number {
  const lexer = new Lexer(new Source(print(addTypenameToDocument(document))));
  let count = 0;
  while (lexer.advance().kind !== TokenKind.EOF) count += 1;
  return count;
}

const isOperation = (value: unknown): value is DocumentNode =>
  typeof value === 'object' &&
  value !== null &&
  'definitions' in value &&
  (value as DocumentNode).definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);

test('the API accepts the size of every document', () => {
  const operations = Object.entries(generated).filter(([, value]) => isOperation(value));
  expect(operations.length).toBeGreaterThan(200);
  const tooLarge = operations.filter(([, document]) => tokensOf(document as DocumentNode) > MAX_TOKENS);
  expect(tooLarge.map(([name]) => name)).toEqual([]);
});
