import { expect, test } from 'vitest';
import { formatReturnListSearch, parseReturnListSearch, returnFilterOf } from './return-list-search.ts';

const parse = (search: string) => parseReturnListSearch(new URLSearchParams(search));

test.each([
  ['', {}],
  ['?state=requested', { states: ['REQUESTED'] }],
  ['?state=lost&q=R1001', { text: 'R1001' }],
  ['?state=refunded&q=ada', { states: ['REFUNDED'], text: 'ada' }],
])('%s filters the returns', (search, filter) => {
  expect(returnFilterOf(parse(search))).toEqual(filter);
});

test('a link to the returns of a state is parsed again', () => {
  expect(parse(formatReturnListSearch({ state: 'RECEIVED' }))).toEqual({ text: '', state: 'RECEIVED' });
});
