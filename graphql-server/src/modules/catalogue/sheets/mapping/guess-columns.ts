import { normalizeColumn } from '../../../../shared/csv/csv.ts';
import { guessByWords, guessOnce } from '../../../imports/mapping/guess-columns.ts';
import type { ColumnsByName, ProductSheetColumn } from '../product-sheet.ts';
import { optionColumns } from '../sources/option-columns.ts';
import { columnWords } from './column-words.ts';

const guessByWord = guessByWords<ProductSheetColumn>(columnWords);

/** The shop's own column that each column of a merchant's file most likely is; null for others. */
export function guessColumns(
  header: readonly string[],
  columns: ColumnsByName,
): (ProductSheetColumn | null)[] {
  const ownColumn = (name: string) => columns.get(normalizeColumn(name)) ?? null;
  const guessed = guessOnce(header, ownColumn, guessColumn);
  return guessed.includes('Price')
    ? guessed
    : guessed.map((column, index) =>
        column === 'Former price' && !ownColumn(header[index] ?? '') ? 'Price' : column,
      );
}

function guessColumn(name: string): ProductSheetColumn | null {
  const [option] = optionColumns([name]);
  return option === 'Colour' || option === 'Size' ? option : guessByWord(name);
}
