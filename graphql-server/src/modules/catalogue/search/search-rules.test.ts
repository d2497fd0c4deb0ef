import { describe, expect, test } from 'vitest';
import { labelled, planSearch, textsToFind } from './search-rules.ts';
import type { NearWord, SearchTerm } from './search-terms-query.ts';

const near = (word: string, change: Partial<NearWord> = {}): NearWord => ({
  word,
  spelling: word,
  stem: `'${word}'`,
  synonyms: [],
  weight: 3,
  popularity: 1,
  ...change,
});

const term = (text: string, change: Partial<SearchTerm> = {}): SearchTerm => ({
  text,
  folded: text,
  stem: `'${text}'`,
  synonyms: [],
  isWord: true,
  isStem: true,
  isCommon: false,
  completions: [],
  compound: null,
  near: [],
  ...change,
});

const unknown = (text: string, ...words: NearWord[]) =>
  term(text, { isWord: false, isStem: false, near: words });

function plan(words: string[], terms: SearchTerm[], options = {}) {
  const result = planSearch(
    words,
    new Map(terms.map((searchTerm) => [searchTerm.text, searchTerm])),
    options,
  );
  const corrected = result?.steps.find((step) => step.corrected !== null)?.corrected ?? null;
  return result && { ...result, steps: result.steps.map(({ query }) => query), corrected };
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
  expect(plan(['2', 'jugss'], [unknown('2'), unknown('jugss', near('jugs'))])?.corrected).toBe('jugs');
});

test('several words must all match, or else the last one that names a thing, or else any', () => {
  expect(plan(['red', 'lamp'], [term('red'), term('lamp')])?.steps).toEqual([
    `(('red':ABC)) & (('lamp':ABC))`,
    `((('red':AB)) | (('lamp':AB))) & (('red')) & (('lamp'))`,
    ...[`('=lamp')`, `('=red')`, `((('red':A)) | (('lamp':A)))`],
    `(('red')) & (('lamp'))`,
    ...[`((('red':AB)) | (('lamp':AB)))`, `((('red':ABC)) | (('lamp':ABC)))`],
  ]);
});

test('of three words, two in names come before one, first of products that one of them names', () => {
  const steps = plan(['garden', 'chair', 'white'], [term('garden'), term('chair'), term('white')])?.steps;
  const two = `(((('chair':ABC)) & (('white':ABC))) | ((('garden':ABC)) & (('white':ABC))) | ((('garden':ABC)) & (('chair':ABC))))`;
  expect(steps?.slice(2, 5)).toEqual([`('=white' | '=chair' | '=garden') & ${two}`, two, `('=white')`]);
});

test('another word must name a thing if the shop does not have the last one', () => {
  expect(plan(['dog', 'hammock'], [term('dog'), unknown('hammock')])?.steps).toEqual([
    `(('dog':ABC)) & (('hammock':ABC))`,
    `((('dog':AB)) | (('hammock':AB))) & (('dog')) & (('hammock'))`,
    `(('dog':ABC)) & ('=dog' | (('dog':BC)))`,
    `((('dog':AB))) & (('dog')) & ('=dog' | (('dog':BC)))`,
    `(('dog')) & (('hammock'))`,
    `(('dog')) & ('=dog' | (('dog':BC)))`,
  ]);
  const gift = [term('gift'), term('for', { stem: '' }), unknown('mum')];
  expect(plan(['gift', 'for', 'mum'], gift)?.steps).toContain(`(('gift'))`);
  expect(plan(['hammock', 'dog'], [unknown('hammock'), term('dog')])?.steps).toContain(`(('dog':ABC))`);
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
    const said = near('topper', { weight: 1, popularity: 9 });
    expect(plan(['copper'], [unknown('copper', said, near('copier'))])?.corrected).toBe('copier');
    const usual = near('cooper', { popularity: 5 });
    expect(plan(['copper'], [unknown('copper', near('copier'), usual)])?.corrected).toBe('cooper');
  });

  test.each([
    ['lego', near('leg'), null],
    ['hemd', near('hem'), null],
    ['lmap', near('lamp'), 'lamp'],
    ['lapm', near('lamp', { weight: 2 }), null],
    ['mugg', near('mug'), 'mug'],
    ['stoel', near('steel', { weight: 2 }), null],
    ['stoel', near('steel'), 'steel'],
    ['velvte', near('velvet', { weight: 1 }), 'velvet'],
  ])('as short as “%s” becomes only a word in titles', (text, word, corrected) => {
    expect(plan([text], [unknown(text, word)])?.corrected ?? null).toBe(corrected);
  });

  test('becomes another only in a search for all words', () => {
    const words = [unknown('fever', near('never')), term('thermometer')];
    const result = planSearch(['fever', 'thermometer'], new Map(words.map((word) => [word.text, word])));
    for (const { query, corrected } of result?.steps ?? []) {
      expect(corrected).toBe(query.includes('never') ? 'never thermometer' : null);
      if (corrected) expect(query).toMatch(/'never'.* & .*'thermometer'/);
    }
    expect(result?.steps.at(-1)?.query).toBe(`(('thermometer'))`);
  });

  test.each([
    ['clok', near('clock'), true],
    ['lego', near('leg'), false],
    ['coat', near('goat'), false],
    ['clo', near('clock'), false],
  ])('such as “%s” becomes a doubtful word only in a title with all others', (text, word, isCorrected) => {
    const step = `(('wall':A)) & (('${word.word}':A))`;
    const result = plan(['wall', text], [term('wall'), unknown(text, word)]);
    expect(result?.steps.includes(step)).toBe(isCorrected);
    expect(result?.corrected).toBe(isCorrected ? `wall ${word.word}` : null);
    expect(plan([text], [unknown(text, word)])).toBeNull();
  });

  test('is two words if a title ends with the second', () => {
    const armchair = { ...unknown('armchair', near('archair')), compound: "'arm' & 'chair'" };
    expect(plan(['armchair'], [armchair])).toMatchObject({
      steps: expect.arrayContaining([`(('arm':ABC & 'chair':ABC))`]) as unknown,
      corrected: null,
    });
  });

  test('of a script without spaces is searched as typed', () => {
    expect(plan(['耳机'], [unknown('耳机')])?.steps[0]).toBe(`(('耳机':ABC))`);
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
  const synonym = term('band aid', { stem: "'band' <-> 'aid'", synonyms: ["'plaster'"] });

  test('are one if they are a synonym', () => {
    expect(plan(words, [...singles, synonym])?.steps[0]).toBe(
      `(('band':ABC <-> 'aid':ABC) | ((('band':ABC)) & (('aid':ABC))) | ('plaster':ABC))`,
    );
  });

  test('are two if no name has the synonym, before descriptions are searched', () => {
    const steps = plan(words, [...singles, synonym])?.steps ?? [];
    const separately = steps.indexOf(`('=aid')`);
    expect(separately).toBeGreaterThan(0);
    expect(steps.findIndex((step) => step.includes('plaster') && !step.includes(':'))).toBeGreaterThan(
      separately,
    );
  });

  test('are not left out as a synonym', () => {
    const steps = plan(['blue', ...words], [term('blue'), ...singles, synonym])?.steps ?? [];
    expect(steps.find((step) => step.startsWith(`('=blue')`))).toContain("& (('band':ABC <-> 'aid':ABC)");
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
