import { message } from '../../../shared/messages/message.ts';
import { type ImportEntry, rowError } from '../../imports/sheet-import.ts';
import type { ProductSheetCells, ProductSheetColumn, ReadRow } from './product-sheet.ts';

/** What the rows of a product say of it together. */
export interface MergedProduct {
  cells: ProductSheetCells;
  /** The row that says a value, or else the one with the title. */
  lineOf: (column: ProductSheetColumn | null) => number;
  /** Rows that contradict each other. */
  errors: ImportEntry[];
}

/**
 * The first value in each column about the product counts. The handle is in each row; if one was changed, it
 * counts. `handle` is the one that the shop has, and `columns` are those about products.
 */
export function mergeRows(
  rows: readonly [ReadRow, ...ReadRow[]],
  handle: string,
  columns: readonly ProductSheetColumn[],
): MergedProduct {
  const [first] = rows;
  const withTitle = rows.find(({ cells }) => cells.Title !== '') ?? first;
  const errors: ImportEntry[] = [];
  const saying = new Map<ProductSheetColumn, ReadRow>();
  for (const row of rows)
    for (const column of columns) {
      const value = row.cells[column] ?? '';
      if (value === '' || (column === 'Handle' && value === handle)) continue;
      const earlier = saying.get(column) ?? row;
      saying.set(column, earlier);
      if (value !== earlier.cells[column])
        errors.push(rowError(row.line, column, message('productSheet.differs', { line: earlier.line })));
    }
  const values = [...saying].map(([column, { cells }]) => [column, cells[column]] as const);
  return {
    cells: { ...first.cells, Handle: handle, ...Object.fromEntries(values) },
    lineOf: (column) => (column && saying.get(column)?.line) ?? withTitle.line,
    errors,
  };
}
