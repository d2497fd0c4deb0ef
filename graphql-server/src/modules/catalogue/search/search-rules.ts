import { editDistance } from './edit-distance.ts';
import type { NearWord, SearchTerm } from './search-terms-query.ts';

/** The tsqueries of a search; the first one that any product matches counts. */
export interface SearchPlan {
  /** From the narrowest to the widest. */
  steps: SearchStep[];
  parts: RankedPart[];
}

export interface SearchStep {
  query: string;
  /** The parts of the search as this step reads them, for the ranking. */
  parts: RankedPart[];
  /** The text with misspelled words corrected, if it searches for that; otherwise null. */
  corrected: string | null;
}

/** The tsqueries that locate a part of a search in a product. */
export interface RankedPart {
  /** The part as typed, without synonyms. */
  own: string;
  /** The part with synonyms and completions. */
  any: string;
  /** The name of the thing itself; null if it is not a single word. */
  head: string | null;
}

/** One or two words of a search with a single meaning. */
interface Part {
  /** As typed, and as corrected. */
  typed: string;
  text: string;
  /** The stem as typed or corrected, then its synonyms; empty for a word that finds nothing or everything. */
  stems: string[];
  completions: string[];
  isCorrected: boolean;
  /** Whether the shop knows it as typed. */
  isSure: boolean;
}

const PREPOSITIONS = new Set(['for', 'with', 'of', 'in', 'from']);

/** Words about a search that are not in product names. */
const NOISE = new Set(['size', 'sizes', 'colour', 'colours', 'color', 'colors']);

/** The texts to look up: each word, and neighbors both as a phrase and as one word. */
export function textsToFind(words: readonly string[]): string[] {
  const pairs = words.slice(1).flatMap((word, index) => pairOf(words[index] ?? '', word));
  return [...new Set([...words, ...pairs])];
}

const pairOf = (one: string, other: string): [phrase: string, compound: string] => [
  `${one} ${other}`,
  `${one}${other}`,
];

/**
 * Plans a search. Words come before prefixes, names before descriptions, and all words before some of them.
 * Only unknown words are corrected, only to near ones, and only if a product has all words then. `isTyping`:
 * the last word may be unfinished, even if it is a word. Null: nothing can be found. Two words that are a
 * synonym are read as one thing first, then as two: the shop may have a steel bottle, but no "water bottle".
 */
export function planSearch(
  words: readonly string[],
  terms: ReadonlyMap<string, SearchTerm>,
  { isTyping = false } = {},
): SearchPlan | null {
  const apart = new Map(
    [...terms].filter(([text, { synonyms }]) => !text.includes(' ') || synonyms.length === 0),
  );
  const meanings = [terms, apart].flatMap((meaning) => planMeaning(words, meaning, isTyping) ?? []);
  const [first] = meanings;
  if (!first) return null;
  const steps = [
    ...meanings.flatMap(({ inNames }) => inNames),
    ...meanings.flatMap(({ anywhere }) => anywhere),
  ];
  return {
    steps: steps.filter(({ query }, index) => steps.findIndex((step) => step.query === query) === index),
    parts: first.parts,
  };
}

/** The steps if the words mean these terms; null if they can find nothing. */
function planMeaning(words: readonly string[], terms: ReadonlyMap<string, SearchTerm>, isTyping: boolean) {
  const typed = withoutNoise(partsOf(words, terms, isTyping)).map((part) =>
    rereadDistantStem(part, terms.get(part.text)),
  );
  const understood = typed.flatMap((part) => correct(part, terms.get(part.text)));
  if (understood.length === 0 && (typed.length === 0 || !typed.every(isUnlisted))) return null;
  const sure = understood.filter(({ isSure }) => isSure);
  const parts = (understood.length > 0 ? understood : typed).map((part) => toRankedPart(part));
  const asTyped = (query: string): SearchStep => ({ query, corrected: null, parts });
  // What follows a preposition is not the thing: "gift for mum".
  const last = words.some((word) => PREPOSITIONS.has(word)) ? undefined : typed.at(-1);
  const asUnderstood = (query: string): SearchStep => ({
    query: query + thingInsteadOf(last, understood),
    corrected: correctedText(understood),
    parts,
  });
  const withoutRest = (query: string) => asTyped(query + thingInsteadOf(last, sure));
  const phrases = sure
    .filter(({ text }) => text.includes(' '))
    .map(({ stems }) => ` & ${anyOf(stems, 'ABC')}`);
  const withPhrases = (query: string) => withoutRest(query + phrases.join(''));
  return {
    parts,
    inNames: [
      ...named(typed, isTyping).map(asTyped),
      ...guessed(typed, terms).map((step) => ({ ...step, parts })),
      ...named(understood, isTyping).map(asUnderstood),
      ...named(sure, isTyping).map(withoutRest),
      ...mostlyNamed(sure).map(withPhrases),
    ],
    anywhere: [
      ...described(typed).map(asTyped),
      ...described(understood).map(asUnderstood),
      ...described(sure).map(withoutRest),
      ...partlyNamed(sure).map(withPhrases),
    ],
  };
}

/**
 * The last word names the thing. Without it, another word must name one: a dog bowl is not what "dog bed"
 * means.
 */
function thingInsteadOf(last: Part | undefined, parts: readonly Part[]): string {
  if (!last || isUnlisted(last) || parts.some(({ typed }) => typed === last.typed)) return '';
  return ` & (${parts.flatMap(({ stems }) => [headOf(stems) ?? [], anyOf(stems, 'BC')].flat()).join(' | ')})`;
}

/** Joins neighbors that form a synonym or a compound word: "band aid", "head phones". */
function partsOf(
  words: readonly string[],
  terms: ReadonlyMap<string, SearchTerm>,
  isTyping: boolean,
): Part[] {
  const parts: Part[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const joined = joinedPart(word, words[index + 1], terms);
    if (joined) index += 1;
    const single = terms.get(word);
    const part = joined ?? (single && toPart(single, isTyping));
    if (part) parts.push(part);
  }
  return parts;
}

function joinedPart(
  one: string,
  other: string | undefined,
  terms: ReadonlyMap<string, SearchTerm>,
): Part | null {
  if (other === undefined) return null;
  const [phrase, compound] = pairOf(one, other).map((text) => terms.get(text));
  // The stem of "the shoe" is the stem of "shoe".
  if (!phrase?.stem.includes('<')) return null;
  if (phrase.synonyms.length > 0) {
    const both = [one, other].map((text) => anyOf(stemsOf(terms.get(text)), ''));
    return { ...toPart(phrase), stems: [phrase.stem, both.join(' & '), ...phrase.synonyms] };
  }
  if (!compound?.isWord) return null;
  return { ...toPart(compound), stems: [compound.stem, phrase.stem, ...compound.synonyms] };
}

const stemsOf = (term: SearchTerm | undefined) => (term ? [term.stem, ...term.synonyms] : []);

/** A word that finds nothing may be the prefix of one that does: "he" of headphones. */
function toPart(term: SearchTerm, isTyping = false): Part {
  const { text, stem, isCommon, completions } = term;
  const own = stem === '' || isCommon ? [] : stemsOf(term);
  const stems = own.length === 0 && isTyping ? completions : own;
  return { typed: text, text, stems, completions, isCorrected: false, isSure: isKnown(term) };
}

/** Whether the shop has the word. Its list has none of those written without spaces: the products tell. */
const isKnown = ({ text, isWord, isStem }: SearchTerm) =>
  text.includes(' ') || isWord || isStem || UNSPACED.test(text);

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function withoutNoise(parts: Part[]): Part[] {
  const meaningful = parts.filter(({ stems }) => stems.length > 0);
  const things = meaningful.filter(({ text }) => !NOISE.has(text));
  return things.length > 0 ? things : meaningful;
}

/** A stem that is this many letters shorter is doubtful. */
const DISTANT = 4;

/**
 * "earings" has the stem of "ear". A stem that drops so many letters counts only if no known word is spelled
 * alike.
 */
function rereadDistantStem(part: Part, term: SearchTerm | undefined): Part {
  if (!term || term.isWord || !term.isStem) return part;
  const letters = term.stem.length - "''".length;
  const nearest = part.text.length - letters >= DISTANT ? nearestWord(term) : null;
  return nearest ? correctedPart(part.text, nearest) : part;
}

/** Whether the word list excludes such words, so that only the products can tell: numbers, "xl", "512gb". */
function isUnlisted({ text }: Part): boolean {
  return text.length < 3 || /\p{N}/u.test(text);
}

/**
 * Returns the part itself if the shop knows it or its beginning, else the two words that it is composed of,
 * else the nearest word; nothing if there is none.
 */
function correct(part: Part, term: SearchTerm | undefined): Part[] {
  if (!term || part.isCorrected || part.isSure || part.completions.length > 0) return [part];
  if (term.compound !== null) return [{ ...part, stems: [term.compound], isSure: true }];
  const nearest = nearestWord(term);
  return nearest ? [correctedPart(part.text, nearest)] : [];
}

/**
 * A step for titles with all words, if one of them can only be corrected to a word that would be too doubtful
 * alone: "wall clok". Only letters can have been left out: coats are no goats.
 */
function guessed(parts: readonly Part[], terms: ReadonlyMap<string, SearchTerm>) {
  const understood = parts.map((part) => ({ part, term: terms.get(part.text) }));
  const unknown = understood.filter(({ part, term }) => correct(part, term).length === 0);
  const [doubtful] = unknown;
  if (!doubtful?.term || unknown.length > 1 || parts.length === 1) return [];
  const { folded } = doubtful.term;
  const nearest = nearestWord(doubtful.term, ({ word }) => word.length > folded.length);
  if (!nearest) return [];
  const all = understood.flatMap(({ part, term }) =>
    part === doubtful.part ? [correctedPart(part.typed, nearest)] : correct(part, term),
  );
  return [{ query: wholeWords(all, 'A'), corrected: correctedText(all) }];
}

const correctedText = (parts: readonly Part[]) =>
  parts.some(({ isCorrected }) => isCorrected) ? parts.map(({ text }) => text).join(' ') : null;

function correctedPart(typed: string, { spelling, stem, synonyms }: NearWord): Part {
  return {
    typed,
    text: spelling,
    stems: [stem, ...synonyms],
    completions: [],
    isCorrected: true,
    isSure: false,
  };
}

/**
 * The intended word: one edit in words of four or more letters, two in eight or more; if several are near,
 * the most frequent one.
 */
function nearestWord(
  { folded, near }: SearchTerm,
  isPossible = (candidate: NearWord) => isLikely(folded, candidate),
): NearWord | null {
  const limit = folded.length < 4 ? 0 : folded.length < 8 ? 1 : 2;
  const alike = near
    .map((candidate) => ({ candidate, slips: slipsTo(folded, candidate.word) }))
    .filter(({ candidate, slips }) => slips <= limit && isPossible(candidate))
    .sort(
      (one, other) =>
        one.slips - other.slips ||
        other.candidate.weight - one.candidate.weight ||
        other.candidate.popularity - one.candidate.popularity,
    );
  return alike[0]?.candidate ?? null;
}

/**
 * Many short words are one edit away from a word that means something else: lego and leg, sale and sable. So
 * up to five letters become only words in titles, and four only if letters were swapped or doubled.
 */
function isLikely(text: string, { word, weight }: NearWord): boolean {
  if (text.length > 5) return true;
  const undoubled = (letters: string) => letters.replaceAll(/(.)\1/g, '$1');
  const sorted = (letters: string) => [...letters].sort().join('');
  return (
    weight === 3 &&
    (text.length === 5 || undoubled(text) === undoubled(word) || sorted(text) === sorted(word))
  );
}

/** The plural ending does not count as an edit. */
const slipsTo = (text: string, word: string) =>
  Math.min(editDistance(text, word), editDistance(text, `${word}s`));

const MAX_NEAR_WORDS = 5;

/**
 * Possible meanings of misspelled words that are too distant to be searched automatically: half of the
 * letters must be right.
 */
export function nearWords(words: readonly string[], terms: ReadonlyMap<string, SearchTerm>): string[] {
  const near = words
    .flatMap((word) => terms.get(word) ?? [])
    .flatMap(({ folded, near: candidates }) =>
      candidates
        .map(({ word, spelling, weight }) => ({ spelling, weight, slips: slipsTo(folded, word) }))
        .filter(({ weight, slips }) => weight > 1 && slips <= folded.length / 2),
    )
    .sort((one, other) => one.slips - other.slips);
  return [...new Set(near.map(({ spelling }) => spelling))].slice(0, MAX_NEAR_WORDS);
}

/** Steps that require all parts in names; or one in a name, and the others anywhere. */
function named(parts: readonly Part[], isTyping: boolean): string[] {
  if (parts.length === 0) return [];
  const aKind = parts.map((part) => anyOf(part.stems, 'AB')).join(' | ');
  return [
    ...(isTyping ? [] : [wholeWords(parts, 'ABC')]),
    unfinishedWords(parts, 'ABC'),
    `(${aKind}) & ${wholeWords(parts, '')}`,
  ];
}

/** Steps that require all parts anywhere. */
const described = (parts: readonly Part[]) =>
  parts.length === 0 ? [] : [wholeWords(parts, ''), unfinishedWords(parts, '')];

const wholeWords = (parts: readonly Part[], labels: string) =>
  parts.map(({ stems }) => anyOf(stems, labels)).join(' & ');

const unfinishedWords = (parts: readonly Part[], labels: string) =>
  parts.map(({ stems, completions }) => anyOf([...stems, ...completions], labels)).join(' & ');

/**
 * Steps that require some of several parts in names: all but one, of those first things with one of the
 * names; then things with the last of the names; then any part in titles.
 */
function mostlyNamed(parts: readonly Part[]): string[] {
  if (parts.length < 2) return [];
  const heads = parts.flatMap(({ stems }) => headOf(stems) ?? []).reverse();
  const allButOne = parts.map((left) =>
    wholeWords(
      parts.filter((part) => part !== left),
      'ABC',
    ),
  );
  const nearlyAll = `(${allButOne.map((query) => `(${query})`).join(' | ')})`;
  return [
    ...(parts.length > 2 && heads.length > 0 ? [`(${heads.join(' | ')}) & ${nearlyAll}`] : []),
    ...(parts.length > 2 ? [nearlyAll] : []),
    ...heads.map((head) => `(${head})`),
    anyPart(parts, 'A'),
  ];
}

/** Steps that require only one of several parts in names. */
const partlyNamed = (parts: readonly Part[]) =>
  parts.length < 2 ? [] : [anyPart(parts, 'AB'), anyPart(parts, 'ABC')];

const anyPart = (parts: readonly Part[], labels: string) =>
  `(${parts.map(({ stems }) => anyOf(stems, labels)).join(' | ')})`;

function toRankedPart({ stems, completions }: Part): RankedPart {
  const all = [...stems, ...completions];
  return { own: stems[0] ?? '', any: anyOf(all, ''), head: headOf(all) };
}

/** A tsquery for any of the stems, at positions with these labels. */
function anyOf(stems: readonly string[], labels: string): string {
  return `(${stems.map((stem) => `(${labelled(stem, labels)})`).join(' | ')})`;
}

/** A tsquery with a label on each of its lexemes: `'street':A <-> 'board':A`. */
export function labelled(query: string, labels: string): string {
  return labels === '' ? query : query.replaceAll(/'(?:[^']|'')+'/g, `$&:${labels}`);
}

/**
 * A tsquery for titles that end with one of the stems; the document repeats the last word with an equals
 * sign.
 */
function headOf(stems: readonly string[]): string | null {
  const heads = stems.flatMap((stem) => (/^'(?:[^']|'')+'$/.test(stem) ? [`'=${stem.slice(1)}`] : []));
  return heads.length > 0 ? heads.join(' | ') : null;
}
