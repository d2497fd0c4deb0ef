import { describe, expect, it } from 'vitest';
import { describeSearch } from './describe-search.ts';

describe('describeSearch', () => {
  it.each([
    ['ring', [], [], 'We found nothing for “ring”.'],
    ['', ['A'], [], 'We found no products in A.'],
    ['', ['A', 'B'], [], 'We found no products in A or B.'],
    ['ring', ['A', 'B', 'C'], [], 'We found nothing for “ring” in A, B, or C.'],
    ['', [], ['Blue', 'Size M'], 'We found no products with all of these: Blue, Size M.'],
    ['ring', ['A'], ['Blue'], 'We found nothing for “ring” in A with all of these: Blue.'],
  ])('"%s", %j and %j are: %s', (text, categories, filters, sentence) => {
    expect(describeSearch({ text, categories, filters })).toBe(sentence);
  });
});
