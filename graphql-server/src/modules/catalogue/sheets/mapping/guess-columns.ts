import { normalizeColumn } from '../../../../shared/csv/csv.ts';
import type { ColumnsByName, ProductSheetColumn } from '../product-sheet.ts';
import { optionColumns } from '../sources/option-columns.ts';
import { columnWords } from './column-words.ts';

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

const columnsByWord = new Map(
  Object.entries(columnWords).flatMap(([column, names]) =>
    [column, ...names.split(',')].map((name) => [normalizeName(name), column as ProductSheetColumn]),
  ),
);

/** The shop's own column that each column of a merchant's file most likely is; null for others. */
export function guessColumns(
  header: readonly string[],
  columns: ColumnsByName,
): (ProductSheetColumn | null)[] {
  const own = header.map((name) => columns.get(normalizeColumn(name)) ?? null);
  const taken = new Set<ProductSheetColumn | null>(own);
  const guessed = header.map((name, index) => {
    const column = own[index] ?? guessColumn(name);
    if (own[index] || column === null || taken.has(column)) return own[index] ?? null;
    taken.add(column);
    return column;
  });
  return taken.has('Price')
    ? guessed
    : guessed.map((column, index) => (column === 'Former price' && !own[index] ? 'Price' : column));
}

function guessColumn(name: string): ProductSheetColumn | null {
  const [option] = optionColumns([name]);
  if (option === 'Colour' || option === 'Size') return option;
  const normalized = normalizeName(name);
  return columnsByWord.get(normalized) ?? columnsByWord.get(normalized.replace(/1$/, '')) ?? null;
}
