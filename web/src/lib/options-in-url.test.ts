import { describe, expect, it } from 'vitest';
import { withChoice } from './options-in-url.ts';

describe('withChoice', () => {
  it.each([
    ['', 'Navy', null, '?colour=Navy'],
    ['?colour=Navy&size=S', 'Sky', 'M', '?colour=Sky&size=M'],
    ['?ref=mail', null, 'X & Y', '?ref=mail&size=X+%26+Y'],
    ['?colour=Navy', null, null, ''],
  ])('%j with %s and %s is %j', (search, colour, size, expected) => {
    expect(withChoice(search, { colour, size, others: [] })).toBe(expected);
  });

  it('names each further option', () => {
    const choice = { colour: null, size: 'L', others: ['Cedar', '40 h'] };
    expect(withChoice('?other=Rose', choice)).toBe('?other=Cedar&size=L&other2=40+h');
  });
});
