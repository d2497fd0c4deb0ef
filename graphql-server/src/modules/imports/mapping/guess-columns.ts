import { normalizeColumn } from '../../../shared/csv/csv.ts';
import type { MappedSheet } from '../sheet-import.ts';

/** Words that say nothing of a column: articles, currencies, and that prices include tax, as all do here. */
const FILLERS = new Set(
  `the of a an in s der die das des dem le la les l du de d del el los las di il lo della con van het een
   eur euro usd chf gbp incl inkl including inklusive vat tax taxes mwst ttc iva btw brutto gross g`.split(
    /\s+/,
  ),
);

/** A name without what is written in different ways, such as “Art.-Nr.” and “Artnr”. */
function normalizeName(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !FILLERS.has(word));
  return words.join('');
}

type GuessColumn<Column extends string> = (name: string) => Column | null;

/** Guesses columns by their names; `words` are what merchants call each, separated by commas. */
export function guessByWords<Column extends string>(
  words: Readonly<Partial<Record<Column, string>>>,
): GuessColumn<Column> {
  const columns = new Map(
    Object.entries<string | undefined>(words).flatMap(([column, names = '']) =>
      [column, ...names.split(',')].map((name) => [normalizeName(name), column as Column]),
    ),
  );
  return (name) => {
    const normalized = normalizeName(name);
    return columns.get(normalized) ?? columns.get(normalized.replace(/1$/, '')) ?? null;
  };
}

/** The column of the shop's sheet that each column of a file is or most likely is, once; null for others. */
export function guessOnce<Column extends string>(
  header: readonly string[],
  ownColumn: GuessColumn<Column>,
  guess: GuessColumn<Column>,
): (Column | null)[] {
  const own = header.map(ownColumn);
  const taken = new Set<Column | null>(own);
  return header.map((name, index) => {
    const column = own[index] ?? guess(name);
    if (own[index] || column === null || taken.has(column)) return own[index] ?? null;
    taken.add(column);
    return column;
  });
}

/**
 * Whether a file can be read as it is: it has a column of each of these groups, and others that are
 * recognized, or none that could be.
 */
export function isRecognizable<Column extends string>(
  needs: readonly (readonly Column[])[],
  own: readonly (Column | null)[],
  guessed: readonly (Column | null)[],
): boolean {
  if (!needs.every((group) => group.some((column) => own.includes(column)))) return false;
  const isNeeded = (column: Column) => needs.some((group) => group.includes(column));
  const hasOthers = own.some((column) => column !== null && !isNeeded(column));
  return hasOthers || guessed.every((column) => own.includes(column));
}

/** A sheet whose columns have only their own names and the words for them. */
export function mappingByWords<Column extends string>(
  columns: readonly Column[],
  needs: readonly (readonly Column[])[],
  words: Readonly<Partial<Record<Column, string>>>,
): MappedSheet {
  const byName = new Map(columns.map((column) => [normalizeColumn(column), column]));
  const ownColumn = (name: string) => byName.get(normalizeColumn(name)) ?? null;
  const guessColumn = guessByWords(words);
  const guess = (header: readonly string[]) => guessOnce(header, ownColumn, guessColumn);
  return {
    needs,
    guess,
    isRecognized: (header) => isRecognizable(needs, header.map(ownColumn), guess(header)),
  };
}
