import { getOperationAST, parse } from 'graphql';
import { expect, test } from 'vitest';
import { composition } from '../../modules.ts';
import { buildServedSchema } from '../build-schema.ts';
import { cacheableOperations } from './cacheable-operations.ts';

const isCacheable = cacheableOperations(buildServedSchema(composition.resolvers));

test.each([
  ['{ products(first: 5) { nodes { id rating { rate reviews } } totalCount } }', true],
  ['{ shop { name } categories { slug } }', true],
  ['query ($id: ID!) { product(id: $id) { ...Parts } } fragment Parts on Product { title }', true],
  ['{ __typename }', true],
  // Depends on the caller, or reads more than the catalogue.
  ['{ viewer { id } }', false],
  ['{ cart { itemCount } }', false],
  ['{ shop { name } cart { itemCount } }', false],
  ['{ ... on Query { wishlist { items { id } } } }', false],
  ['{ __schema { types { name } } }', false],
  ['query ($id: ID!) { product(id: $id) { reviews { nodes { text } } } }', true],
  ['{ ...Own shop { name } } fragment Own on Query { cart { itemCount } }', false],
  ['mutation { sessionEnd { userErrors { code } } }', false],
  ['subscription { productChanged { cursor } }', false],
])('%s: %s', (text, expected) => {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('The document has one operation');
  expect(isCacheable(document, operation)).toBe(expected);
});
