import { normalizeColumn } from '../../../../shared/csv/csv.ts';
import type { LocalDate } from '../../../../shared/time/local-date.ts';
import type { MappedSheet } from '../../../imports/sheet-import.ts';
import type { ColumnsByName } from '../product-sheet.ts';
import { SourceSheet } from '../sources/source-sheet.ts';
import { guessColumns } from './guess-columns.ts';

const identifying = ['Product ID', 'Handle', 'SKU', 'Title'] as const;

const isIdentifying = (column: string | null) => identifying.some((each) => each === column);

/** Product files in which merchants have named the columns themselves. `columns` are those of the sheet. */
export function productMapping(today: LocalDate, columns: ColumnsByName): MappedSheet {
  const guess = (header: readonly string[]) => guessColumns(header, columns);
  return {
    identifying,
    guess,
    isRecognized(header) {
      if (SourceSheet.recognize(header, today)) return true;
      const own = header.flatMap((name) => columns.get(normalizeColumn(name)) ?? []);
      if (!own.some(isIdentifying)) return false;
      const hasValues = own.some((column) => !isIdentifying(column));
      return hasValues || guess(header).every((column) => column === null || own.includes(column));
    },
  };
}
