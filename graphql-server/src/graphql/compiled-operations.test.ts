import { expect, test } from 'vitest';
import { describeShop } from '../test/describe-shop.ts';
import { MemoryStorage } from '../test/gateways/memory-storage.ts';
import { RUNS_BEFORE_COMPILING } from './compiled-operations.ts';

const shop = describeShop({ seedsCatalogue: true, isDemo: true }, { storage: new MemoryStorage() });

const RUNS = RUNS_BEFORE_COMPILING + 5;

const CARDS = `query Cards($filter: ProductFilter, $first: Int, $brief: Boolean!) {
  products(first: $first, filter: $filter) {
    nodes { ...Card again: title options @skip(if: $brief) { kind values { name } } }
    pageInfo { hasNextPage } totalCount
  }
}
fragment Card on Product { __typename id title colours { name hex @include(if: $brief) } category { slug label } }`;

test.each([
  ['fragments, aliases, lists', CARDS, { filter: { categories: ['women'] }, first: 3, brief: false }],
  ['parts that are left out', CARDS, { filter: { discounted: true }, first: 5, brief: true }],
  ['a variable that is left out', CARDS, { brief: true }],
  ['a variable that is missing', CARDS, {}],
  ['a variable of another type', CARDS, { first: 'many', brief: false }],
  ['a field that the filter has not', CARDS, { filter: { smell: 'good' }, brief: false }],
  ['a value that the enumeration has not', CARDS, { filter: { colours: ['SMELL'] }, brief: false }],
  ['a refused argument', CARDS, { first: 0, brief: false }],
  ['what only admins may see', CARDS, { filter: { statuses: ['DRAFT'] }, brief: false }],
  ['nothing found', 'query ($id: ID!) { product(id: $id) { title } }', { id: 'nothing' }],
  ['a literal', '{ product(id: "nothing") { title } products(first: 1) { totalCount } }', {}],
  ['a refused mutation', 'mutation { cartLinesRemove(ids: []) { userErrors { code message } } }', {}],
  [
    'user errors',
    `mutation ($input: CustomerCreateInput!) {
      customerCreate(input: $input) { userErrors { __typename code message field } }
    }`,
    { input: { name: '', email: 'nobody', password: 'x' } },
  ],
  ['the schema itself', '{ __schema { queryType { name } } __type(name: "Money") { kind name } }', {}],
])('%s: an operation gets the same response however often it is sent', async (name, text, variables) => {
  // A unique text, so that nothing compiled for another test is reused.
  const query = `# ${name}\n${text}`;
  const responses = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { status, body } = await shop.client.rest<{ data?: unknown; errors?: unknown }>('/graphql', {
      method: 'POST',
      body: { query, variables },
    });
    // The caller's remaining budget differs each time, and so does the request's id.
    const answer = JSON.stringify({ status, data: body.data, errors: body.errors });
    responses.push(answer.replaceAll(/"requestId":"[^"]+"/g, ''));
  }
  expect(responses[0]).toMatch(/"(data|errors)":/);
  expect(new Set(responses)).toEqual(new Set([responses[0]]));
});

test('an unknown operation name is the client’s error', async () => {
  const { body } = await shop.client.rest<{ errors: { message: string; extensions: { code: string } }[] }>(
    '/graphql',
    {
      method: 'POST',
      body: { query: 'query One { shop { name } }', operationName: 'Other' },
    },
  );
  expect(body.errors).toMatchObject([
    { message: 'Unknown operation named "Other".', extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } },
  ]);
});

test('distinguishes the operations of a document', async () => {
  const query = 'query One { shop { name } } query Two { shop { currencyCode } }';
  for (let run = 0; run < RUNS; run += 1) {
    for (const [operationName, field] of [
      ['One', 'name'],
      ['Two', 'currencyCode'],
    ]) {
      const { body } = await shop.client.rest('/graphql', { method: 'POST', body: { query, operationName } });
      expect(Object.keys((body as { data: { shop: object } }).data.shop)).toEqual([field]);
    }
  }
});
