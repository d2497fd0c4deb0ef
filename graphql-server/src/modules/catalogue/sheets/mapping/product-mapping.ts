import { normalizeColumn } from '../../../../shared/csv/csv.ts';
import type { LocalDate } from '../../../../shared/time/local-date.ts';
import { isRecognizable } from '../../../imports/mapping/guess-columns.ts';
import type { MappedSheet } from '../../../imports/sheet-import.ts';
import type { ColumnsByName } from '../product-sheet.ts';
import { SourceSheet } from '../sources/source-sheet.ts';
import { guessColumns } from './guess-columns.ts';

const needs = [['Product ID', 'Handle', 'SKU', 'Title']] as const;

/** Product files in which merchants have named the columns themselves. `columns` are those of the sheet. */
export function productMapping(today: LocalDate, columns: ColumnsByName): MappedSheet {
  const guess = (header: readonly string[]) => guessColumns(header, columns);
  return {
    needs,
    guess,
    isRecognized(header) {
      if (SourceSheet.recognize(header, today)) return true;
      const own = header.map((name) => columns.get(normalizeColumn(name)) ?? null);
      return isRecognizable(needs, own, guess(header));
    },
  };
}
