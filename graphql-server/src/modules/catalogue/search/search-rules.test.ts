import { describe, expect, test } from 'vitest';
import { labelled, planSearch, textsToFind } from './search-rules.ts';
import type { NearWord, SearchTerm } from './search-terms-query.ts';

const near = (word: string, change: Partial<NearWord> = {}): NearWord => ({
  word,
  stem: `'${word}'`,
  synonyms: [],
  weight: 3,
  popularity: 1,
  ...change,
});

const term = (text: string, change: Partial<SearchTerm> = {}): SearchTerm => ({
  text,
  stem: `'${text}'`,
  synonyms: [],
  isWord: true,
  isStem: true,
  isCommon: false,
  completions: [],
  near: [],
  ...change,
});

const unknown = (text: string, ...words: NearWord[]) =>
  term(text, { isWord: false, isStem: false, near: words });

function plan(words: string[], terms: SearchTerm[], options = {}) {
  return planSearch(words, new Map(terms.map((searchTerm) => [searchTerm.text, searchTerm])), options);
}

test('looks up words, and neighbors as a phrase and as one word', () => {
  expect(textsToFind(['red', 'head', 'phones'])).toEqual([
    ...['red', 'head', 'phones', 'red head', 'redhead', 'head phones', 'headphones'],
  ]);
});

test('labels every lexeme of a tsquery, and nothing else', () => {
  expect(labelled(`'t-shirt' <2> 'shirt'`, 'AB')).toBe(`'t-shirt':AB <2> 'shirt':AB`);
  expect(labelled(`'o''neill'`, 'A')).toBe(`'o''neill':A`);
});

test('a single word is searched in names first, then everywhere', () => {
  expect(plan(['mug'], [term('mug', { synonyms: ["'cup'"] })])?.steps).toEqual([
    `(('mug':ABC) | ('cup':ABC))`,
    `((('mug':AB) | ('cup':AB))) & (('mug') | ('cup'))`,
    `(('mug') | ('cup'))`,
  ]);
});

test('an unfinished word is searched after whole ones, or together with them while typing', () => {
  const cap = term('cap', { completions: ["'capsul'"] });
  expect(plan(['cap'], [cap])?.steps[0]).toBe(`(('cap':ABC))`);
  expect(plan(['cap'], [cap])?.steps[1]).toBe(`(('cap':ABC) | ('capsul':ABC))`);
  expect(plan(['cap'], [cap], { isTyping: true })?.steps[0]).toBe(`(('cap':ABC) | ('capsul':ABC))`);
});

test('numbers and short words, which are not in the word list, are searched as typed', () => {
  expect(plan(['2', 'tb'], [unknown('2'), unknown('tb')])).toEqual({
    steps: expect.arrayContaining([`(('2':ABC)) & (('tb':ABC))`]) as unknown,
    parts: expect.any(Array) as unknown,
    corrected: null,
  });
  expect(plan(['512gb'], [unknown('512gb')])?.steps).not.toEqual([]);
  expect(plan(['2', 'qzx'], [unknown('2'), unknown('qzx')])).toBeNull();
  expect(plan(['2', 'mugs'], [unknown('2'), unknown('mugs', near('mug'))])?.corrected).toBe('mug');
});

test('several words must all match, or else the one that names the thing', () => {
  const steps = plan(['red', 'lamp'], [term('red'), term('lamp')])?.steps;
  expect(steps?.[0]).toBe(`(('red':ABC)) & (('lamp':ABC))`);
  expect(steps?.slice(-3)).toEqual([
    ...[`'=red' | '=lamp'`, `(('red':AB)) | (('lamp':AB))`, `(('red':ABC)) | (('lamp':ABC))`],
  ]);
});

describe('an unknown word', () => {
  test.each([
    ['jaket', [near('jacket'), near('basket')], 'jacket'],
    ['the most usual of two', [near('latte'), near('later')], null],
    ['mgu', [near('mug')], null],
    ['headfones', [near('headphones')], 'headphones'],
    ['blaxk', [near('slack')], null],
  ])('%s', (text, words, corrected) => {
    expect(plan([text], [unknown(text, ...words)])?.corrected ?? null).toBe(corrected);
  });

  test('means, of two near words, one in product names first, then the more frequent one', () => {
    const said = near('shoe', { weight: 1, popularity: 9 });
    expect(plan(['shoo'], [unknown('shoo', said, near('shop'))])?.corrected).toBe('shop');
    const usual = near('shot', { popularity: 5 });
    expect(plan(['shoo'], [unknown('shoo', near('shop'), usual)])?.corrected).toBe('shot');
  });

  test('is ignored if no word is near, and finds nothing alone', () => {
    const result = plan(['cheap', 'mug'], [unknown('cheap'), term('mug')]);
    expect(result?.corrected).toBeNull();
    expect(result?.steps).toContain(`(('mug':ABC))`);
    expect(plan(['cheap'], [unknown('cheap')])).toBeNull();
  });

  test('includes the synonyms of its correction', () => {
    const result = plan(['jaket'], [unknown('jaket', near('jacket', { synonyms: ["'coat'"] }))]);
    expect(result?.steps).toContain(`(('jacket':ABC) | ('coat':ABC))`);
  });
});

test('a stem that drops half of a word counts only if no word is near', () => {
  const distant = { stem: "'ear'", isWord: false };
  const earings = term('earings', { ...distant, near: [near('earring')] });
  expect(plan(['earings'], [earings])?.steps[0]).toBe(`(('earring':ABC))`);
  expect(plan(['earings'], [term('earings', distant)])?.steps[0]).toBe(`(('ear':ABC))`);
});

describe('two words for one thing', () => {
  const words = ['band', 'aid'];
  const singles = [term('band'), term('aid')];

  test('are one if they are a synonym', () => {
    const phrase = term('band aid', { stem: "'band' <-> 'aid'", synonyms: ["'plaster'"] });
    expect(plan(words, [...singles, phrase])?.steps[0]).toBe(
      `(('band':ABC <-> 'aid':ABC) | ('plaster':ABC))`,
    );
  });

  test('are one if they form a compound word', () => {
    const phrase = term('band aid', { stem: "'band' <-> 'aid'", isWord: false });
    const result = plan(words, [...singles, phrase, term('bandaid')]);
    expect(result?.steps[0]).toBe(`(('bandaid':ABC) | ('band':ABC <-> 'aid':ABC))`);
  });

  test('are not if one of them has no meaning', () => {
    const phrase = term('the aid', { stem: "'aid'", synonyms: ["'help'"] });
    const result = plan(['the', 'aid'], [term('the', { stem: '' }), term('aid'), phrase]);
    expect(result?.steps[0]).toBe(`(('aid':ABC))`);
  });
});

test.each([
  ['a stop word', [term('the', { stem: '' })]],
  ['a word in every description', [term('the', { isCommon: true })]],
])('%s finds nothing alone and is ignored next to other words', (_what, terms) => {
  expect(plan(['the'], terms)).toBeNull();
  expect(plan(['the', 'mug'], [...terms, term('mug')])?.steps[0]).toBe(`(('mug':ABC))`);
});

test('“size” is ignored next to other words', () => {
  expect(plan(['shoe', 'size', '46'], [term('shoe'), term('size'), term('46')])?.steps[0]).toBe(
    `(('shoe':ABC)) & (('46':ABC))`,
  );
  expect(plan(['size'], [term('size')])?.steps[0]).toBe(`(('size':ABC))`);
});

test('the ranking knows the typed words, their synonyms and the name of a thing', () => {
  const shoe = term('shoe', { synonyms: ["'sneaker'", "'gym' <-> 'shoe'"] });
  expect(plan(['shoe'], [shoe])?.parts).toEqual([
    {
      own: `'shoe'`,
      any: `(('shoe') | ('sneaker') | ('gym' <-> 'shoe'))`,
      head: `'=shoe' | '=sneaker'`,
    },
  ]);
});
