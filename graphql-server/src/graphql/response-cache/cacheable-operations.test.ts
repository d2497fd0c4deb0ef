import { getOperationAST, parse } from 'graphql';
import { expect, test } from 'vitest';
import { composition } from '../../modules.ts';
import { buildServedSchema } from '../build-schema.ts';
import { cacheableOperations } from './cacheable-operations.ts';

const schema = buildServedSchema(composition.resolvers);
const isCacheable = cacheableOperations(schema);

/** Public queries whose responses are never cached, with the reason. */
const notCached: Record<string, string> = {
  isOwnerInvitationValid: 'belongs to one invitation',
  newsletterLink: 'belongs to one reader',
  orderByLink: 'belongs to one order',
  orderLinkChangePreview: 'belongs to one order',
  orderLinkReturnPreview: 'belongs to one order',
  pagePreview: 'drafts change with each save',
  paymentLink: 'belongs to one order',
  productAlertLink: 'belongs to one shopper',
  productAlertsStopLink: 'belongs to one shopper',
  redirectTarget: 'redirects change apart from the catalogue',
  sharedWishlist: 'belongs to one shopper',
  staffInvitation: 'belongs to one invitation',
  withdrawalForm: 'belongs to one order',
  viewer: 'depends on the caller',
};

test('responses to a public query are cached, unless there is a reason not to', () => {
  const isPublic = (description: string) => /(^|\s)Public\b/.test(description);
  const uncached = Object.values(schema.getQueryType()?.getFields() ?? {})
    .filter(({ description }) => isPublic(description ?? ''))
    .map(({ name }) => name)
    .filter((name) => {
      const document = parse(`{ ${name} }`);
      const operation = getOperationAST(document);
      return operation && !isCacheable(document, operation);
    });
  expect(uncached.sort()).toEqual(Object.keys(notCached).sort());
});

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
