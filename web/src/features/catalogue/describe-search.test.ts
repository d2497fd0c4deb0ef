import { describe, expect, it } from 'vitest';
import { describeSearch } from './describe-search.ts';

const labelOf = (slug: string) => slug.toUpperCase();

describe('describeSearch', () => {
  it.each([
    ['', [], ''],
    ['ring', [], '“ring”'],
    ['', ['a'], 'in A'],
    ['', ['a', 'b'], 'in A or B'],
    ['ring', ['a', 'b', 'c'], '“ring” in A, B, or C'],
  ])('"%s" and %j are: %s', (text, categories, sentence) => {
    expect(describeSearch({ text, categories }, labelOf)).toBe(sentence);
  });
});
