import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  isObjectType,
  parse,
} from 'graphql';
import { expect, test } from 'vitest';
import { contractFile } from '../build-schema.ts';
import { actualCost, isListOfObjects, longestList, operationCost, sizeOfResponse } from './operation-cost.ts';

const contract = buildSchema(readFileSync(contractFile, 'utf8'));
/** Connections and user errors are as long as the request makes them. */
const isSized = (type: GraphQLNamedType, field: GraphQLField<unknown, unknown>) =>
  longestList(field) !== null ||
  field.args.some(({ name }) => name === 'first') ||
  /Connection$/.test(type.name) ||
  field.name === 'userErrors';
const costOf = (text: string, variables: Record<string, unknown> = {}, name: string | null = null) =>
  operationCost(contract, parse(text), name, variables);

const eight = 'one two three four five six seven eight';

// Computed by hand: a root field 500 + 1, each field 1 per row of its list, a search word 3000.
test.each<[string, string, Record<string, unknown>, number]>([
  ['a field', '{ shop }', {}, 501],
  ['fields below', '{ shop { name currencyCode } }', {}, 503],
  ['a list of ten', '{ products(first: 10) { nodes { id } } }', {}, 501 + 10 * 2],
  ['a list that does not say how long', '{ products { nodes { id } } }', {}, 501 + 24 * 2],
  [
    'a length in a variable',
    'query ($n: Int) { products(first: $n) { nodes { id } } }',
    { n: 100 },
    501 + 100 * 2,
  ],
  ['a length by default', 'query ($n: Int = 50) { products(first: $n) { nodes { id } } }', {}, 501 + 50 * 2],
  [
    'a variable that is not given',
    'query ($n: Int) { products(first: $n) { nodes { id } } }',
    {},
    501 + 24 * 2,
  ],
  [
    'a length that is refused anyway',
    'query ($n: Int) { products(first: $n) { nodes { id } } }',
    { n: 1e9 },
    501 + 100 * 2,
  ],
  ['a plain list', '{ product { frequentlyBoughtTogether { id } } }', {}, 501 + 1 + 4 * 1],
  [
    'plain lists in each other',
    '{ product { frequentlyBoughtTogether(first: 10) { frequentlyBoughtTogether { id } } } }',
    {},
    501 + 1 + 10 * (1 + 4 * 1),
  ],
  ['the options of a filter', '{ productFilterOptions { newCount } }', {}, 501 + 10_000 + 1],
  ['words', '{ products(filter: { text: "red  shoe" }) { totalCount } }', {}, 501 + 6000 + 24],
  [
    'words in a variable',
    'query ($t: String) { products(filter: { text: $t }) { totalCount } }',
    { t: 'ring' },
    501 + 3000 + 24,
  ],
  [
    'a filter in a variable',
    'query ($f: F) { products(filter: $f) { totalCount } }',
    { f: { text: eight } },
    501 + 24_000 + 24,
  ],
  [
    'the filter of matching colours, of which the text is not searched for',
    'query ($f: ProductFilter) { products(filter: $f, first: 2) { nodes { matchingColour(baseColours: [], filter: $f) { name } } } }',
    { f: { text: 'red shoe' } },
    501 + 6000 + 2 * 3,
  ],
  ['words of suggestions', '{ searchSuggestions(query: "red shoe") { texts } }', {}, 501 + 6000 + 1],
  [
    'words beyond the eighth, which are not searched for',
    `{ products(filter: { text: "${eight} nine" }) { totalCount } }`,
    {},
    501 + 24_000 + 24,
  ],
  [
    'each alias',
    `{ a: products(filter: { text: "x" }) { totalCount } b: products(filter: { text: "y" }) { totalCount } }`,
    {},
    2 * (501 + 3000 + 24),
  ],
  [
    'a fragment, as often as it is spread',
    '{ a: shop { ...F } b: shop { ...F } } fragment F on Shop { name }',
    {},
    2 * (501 + 1),
  ],
  ['an inline fragment', '{ shop { ... on Shop { name } } }', {}, 501 + 1],
])('%s', (_what, document, variables, cost) => {
  expect(costOf(document, variables).min).toBe(cost);
});

// Computed by hand: as above, times the maximum that each list's rules allow.
test.each<[string, string, number]>([
  ['categories', '{ categories { id } }', 501 + 300],
  ['lists in lists', '{ categories { children { id } } }', 501 + 300 * (1 + 299)],
  ['a fragment', '{ cart { ...C } } fragment C on Cart { lines { id } }', 501 + 1 + 100],
  ['an inline fragment', '{ cart { ... on Cart { lines { id } } } }', 501 + 1 + 100],
  ['a page', '{ products(first: 10) { nodes { variants { id } } } }', 501 + 10 * (1 + 1 + 400)],
  [
    'a list of what a page size is not about',
    '{ priceCampaignPreview(first: 5) { products { price } } }',
    501 + 1 + 100,
  ],
])('%s may be long', (_what, document, maxCost) => {
  expect(costOf(document).max).toBe(maxCost);
});

test('introspection is expensive, and the usual introspection query is accepted', () => {
  expect(costOf('{ __schema { queryType { name } } }').min).toBe(500 + 25_000 + 2);
});

test('every list of the contract has a maximum length', () => {
  const unknown = Object.values(contract.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) =>
      Object.values((type as GraphQLObjectType).getFields()).map((field) => ({ type, field })),
    )
    .filter(({ type, field }) => isListOfObjects(field) && !isSized(type, field))
    .map(({ type, field }) => `${type.name}.${field.name}`);
  expect(unknown).toEqual([]);
});

test('only the executed operation counts', () => {
  expect(costOf('query A { shop } query B { shop { name } }', {}, 'B').min).toBe(502);
});

test('the cost depends on the variables', () => {
  const document = 'query ($n: Int) { products(first: $n) { nodes { id } } }';
  expect([1, 2].map((n) => costOf(document, { n }).min)).toEqual([503, 505]);
});

// Computed by hand: the root field and costs without rows as above, plus each field in the response.
test.each<[string, string, unknown, number]>([
  [
    'fewer rows than might have come',
    '{ products(first: 100) { nodes { id } } }',
    { products: { nodes: [{ id: '1' }] } },
    500 + 3,
  ],
  [
    'no rows',
    '{ products(filter: { text: "lamp" }) { nodes { id } } }',
    { products: { nodes: [] } },
    500 + 3000 + 2,
  ],
  ['an answer of null', '{ product { title } }', { product: null }, 500 + 1],
  ['no data at all', '{ product { title } }', null, 500],
  ['long texts', '{ product { title } }', { product: { title: 'x'.repeat(5000) } }, 500 + 2 + 10],
])('%s cost their actual size', (_what, text, data, cost) => {
  expect(actualCost(costOf(text), sizeOfResponse(data))).toBe(cost);
});
