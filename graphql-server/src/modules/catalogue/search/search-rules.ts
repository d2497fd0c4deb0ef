import { editDistance } from './edit-distance.ts';
import type { NearWord, SearchTerm } from './search-terms-query.ts';

/** The tsqueries of a search; the first one that any product matches counts. */
export interface SearchPlan {
  /** From the narrowest to the widest. */
  steps: string[];
  /** The parts of the search, for the ranking. */
  parts: RankedPart[];
  /** The text with misspelled words corrected; null when nothing was corrected. */
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
  text: string;
  /** The stem as typed or corrected, then its synonyms; empty for a word that finds nothing or everything. */
  stems: string[];
  completions: string[];
  isCorrected: boolean;
}

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
 * Only unknown words are corrected, and only to near ones. `isTyping`: the last word may be unfinished, even
 * if it is a word. Null: nothing can be found.
 */
export function planSearch(
  words: readonly string[],
  terms: ReadonlyMap<string, SearchTerm>,
  { isTyping = false } = {},
): SearchPlan | null {
  const typed = withoutNoise(partsOf(words, terms, isTyping)).map((part) =>
    rereadDistantStem(part, terms.get(part.text)),
  );
  const understood = typed.flatMap((part) => correct(part, terms.get(part.text)));
  if (understood.length === 0) {
    if (typed.length === 0 || !typed.every(isUnlisted)) return null;
    return { steps: allOf(typed, isTyping), parts: typed.map((part) => toRankedPart(part)), corrected: null };
  }
  const isReread =
    understood.length < typed.length || understood.some((part, index) => part !== typed[index]);
  const steps = [
    ...allOf(typed, isTyping),
    ...(isReread ? allOf(understood, isTyping) : []),
    ...someOf(understood),
  ];
  return {
    steps: [...new Set(steps)],
    parts: understood.map((part) => toRankedPart(part)),
    corrected: understood.some(({ isCorrected }) => isCorrected)
      ? understood.map(({ text }) => text).join(' ')
      : null,
  };
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
  if (phrase.synonyms.length > 0) return toPart(phrase);
  if (!compound?.isWord) return null;
  return { ...toPart(compound), stems: [compound.stem, phrase.stem, ...compound.synonyms] };
}

/** A word that finds nothing may be the prefix of one that does: "he" of headphones. */
function toPart({ text, stem, isCommon, synonyms, completions }: SearchTerm, isTyping = false): Part {
  const own = stem === '' || isCommon ? [] : [stem, ...synonyms];
  const stems = own.length === 0 && isTyping ? completions : own;
  return { text, stems, completions, isCorrected: false };
}

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
  return nearest ? correctedPart(nearest) : part;
}

/** Whether the word list excludes such words, so that only the products can tell: numbers, "xl", "512gb". */
function isUnlisted({ text }: Part): boolean {
  return text.length < 3 || /\p{N}/u.test(text);
}

/** Returns the part itself if the shop knows it, else the nearest word; nothing if there is none. */
function correct(part: Part, term: SearchTerm | undefined): Part[] {
  // At least one of two joined words is known.
  if (!term || part.isCorrected || part.text.includes(' ')) return [part];
  if (term.isWord || term.isStem || part.completions.length > 0) return [part];
  const nearest = nearestWord(term);
  return nearest ? [correctedPart(nearest)] : [];
}

function correctedPart({ word, stem, synonyms }: NearWord): Part {
  return { text: word, stems: [stem, ...synonyms], completions: [], isCorrected: true };
}

/**
 * The intended word: one edit in words of four or more letters, two in eight or more; if several are near,
 * the most frequent one.
 */
function nearestWord({ text, near }: SearchTerm): NearWord | null {
  const limit = text.length < 4 ? 0 : text.length < 8 ? 1 : 2;
  const alike = near
    .map((candidate) => ({ candidate, slips: slipsTo(text, candidate.word) }))
    .filter(({ slips }) => slips <= limit)
    .sort(
      (one, other) =>
        one.slips - other.slips ||
        other.candidate.weight - one.candidate.weight ||
        other.candidate.popularity - one.candidate.popularity,
    );
  return alike[0]?.candidate ?? null;
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
    .flatMap((text) =>
      (terms.get(text)?.near ?? [])
        .map(({ word, weight }) => ({ word, weight, slips: slipsTo(text, word) }))
        .filter(({ weight, slips }) => weight > 1 && slips <= text.length / 2),
    )
    .sort((one, other) => one.slips - other.slips);
  return [...new Set(near.map(({ word }) => word))].slice(0, MAX_NEAR_WORDS);
}

/** Steps that require all parts: first in product names, then anywhere. */
function allOf(parts: Part[], isTyping: boolean): string[] {
  const whole = (labels: string) => parts.map((part) => anyOf(part.stems, labels)).join(' & ');
  const begun = (labels: string) =>
    parts.map((part) => anyOf([...part.stems, ...part.completions], labels)).join(' & ');
  const aKind = parts.map((part) => anyOf(part.stems, 'AB')).join(' | ');
  return [
    ...(isTyping ? [] : [whole('ABC')]),
    begun('ABC'),
    `(${aKind}) & ${whole('')}`,
    whole(''),
    begun(''),
  ];
}

/**
 * Steps that require only one of several parts: the one that names a thing, then any part in product names.
 */
function someOf(parts: Part[]): string[] {
  if (parts.length === 1) return [];
  const heads = parts.flatMap((part) => headOf(part.stems) ?? []);
  const called = (labels: string) => parts.map((part) => anyOf(part.stems, labels)).join(' | ');
  return [...(heads.length > 0 ? [heads.join(' | ')] : []), called('AB'), called('ABC')];
}

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
