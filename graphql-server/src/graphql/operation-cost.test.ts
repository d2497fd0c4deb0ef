import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { actualCost, operationCost } from './operation-cost.ts';

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
  ['words', '{ products(filter: { text: "red  shoe" }) { totalCount } }', {}, 501 + 6000 + 1],
  [
    'words in a variable',
    'query ($t: String) { products(filter: { text: $t }) { totalCount } }',
    { t: 'ring' },
    501 + 3000 + 1,
  ],
  [
    'a filter in a variable',
    'query ($f: F) { products(filter: $f) { totalCount } }',
    { f: { text: eight } },
    501 + 24_000 + 1,
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
    501 + 24_000 + 1,
  ],
  [
    'each alias',
    `{ a: products(filter: { text: "x" }) { totalCount } b: products(filter: { text: "y" }) { totalCount } }`,
    {},
    2 * (501 + 3000 + 1),
  ],
  [
    'a fragment, as often as it is spread',
    '{ a: shop { ...F } b: shop { ...F } } fragment F on Shop { name }',
    {},
    2 * (501 + 1),
  ],
  ['an inline fragment', '{ shop { ... on Shop { name } } }', {}, 501 + 1],
])('%s', (_what, document, variables, cost) => {
  expect(operationCost(parse(document), null, variables).requested).toBe(cost);
});

test('only the operation that is run counts', () => {
  const document = parse('query A { shop } query B { shop { name } }');
  expect(operationCost(document, 'B', {}).requested).toBe(502);
});

test('a document is reckoned anew with other variables', () => {
  const document = parse('query ($n: Int) { products(first: $n) { nodes { id } } }');
  expect([1, 2].map((n) => operationCost(document, null, { n }).requested)).toEqual([503, 505]);
});

// By hand: the root field and what does not depend on rows as above, and each field that was answered.
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
])('%s cost what came of it', (_what, text, data, cost) => {
  const document = parse(text);
  expect(actualCost(operationCost(document, null, {}), data)).toBe(cost);
});

test('nothing costs more than was requested', () => {
  const document = parse('{ orders { nodes { id } } }');
  const rows = Array.from({ length: 100 }, () => ({ id: '1' }));
  const cost = operationCost(document, null, {});
  expect(actualCost(cost, { orders: { nodes: rows } })).toBe(cost.requested);
});
