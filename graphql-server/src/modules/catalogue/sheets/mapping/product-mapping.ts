import { normalizeColumn } from '../../../../shared/csv/csv.ts';
import type { LocalDate } from '../../../../shared/time/local-date.ts';
import type { MappedSheet } from '../../../imports/sheet-import.ts';
import { type ProductSheetColumn, productSheetColumns } from '../product-sheet.ts';
import { SourceSheet } from '../sources/source-sheet.ts';
import { guessColumns } from './guess-columns.ts';

const identifying = ['Product ID', 'Handle', 'SKU', 'Title'] as const;

const isIdentifying = (column: string | null) => identifying.some((each) => each === column);

/** Product files in which merchants have named the columns themselves. */
export function productMapping(today: LocalDate): MappedSheet {
  return {
    identifying,
    guess: guessColumns,
    isRecognized(header) {
      if (SourceSheet.recognize(header, today)) return true;
      const own = ownColumns(header);
      if (!own.some(isIdentifying)) return false;
      const hasValues = own.some((column) => !isIdentifying(column));
      return hasValues || guessColumns(header).every((column) => column === null || own.includes(column));
    },
  };
}

/** The columns of the shop's own sheet in a header. */
function ownColumns(header: readonly string[]): ProductSheetColumn[] {
  const names = new Set(header.map(normalizeColumn));
  return productSheetColumns.filter((column) => names.has(normalizeColumn(column)));
}
