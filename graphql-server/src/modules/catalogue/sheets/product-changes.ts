import { isSameCombination } from '../variants/variant-rules.ts';
import { fieldColumns } from './field-columns.ts';
import type { SheetTerms } from './product-columns.ts';
import { combinationOf, otherOptionColumns } from './product-options.ts';
import { type ProductSheetCells, type ProductSheetColumn, variantColumns } from './product-sheet.ts';

interface CellChange {
  column: ProductSheetColumn;
  before: string;
  after: string;
}

/** The variant of a row among those that the shop has. */
export function variantIn(shown: readonly ProductSheetCells[], cells: ProductSheetCells) {
  return shown.find((each) => isSameCombination(combinationOf(each), combinationOf(cells)));
}

/** The columns in which a row differs from the shop. */
export function changedIn(
  cells: ProductSheetCells,
  shown: ProductSheetCells,
  columns: readonly ProductSheetColumn[],
): CellChange[] {
  return columns
    .map((column) => ({ column, before: shown[column] ?? '', after: cells[column] ?? '' }))
    .filter(({ before, after }) => before !== after);
}

/** The changes of a row to its variant, or the new variant. */
export function variantChanges(
  cells: ProductSheetCells,
  shown: readonly ProductSheetCells[],
  { fields }: Pick<SheetTerms, 'fields'>,
): CellChange[] {
  const currentCells = variantIn(shown, cells);
  if (!currentCells) {
    const column = cells.Size ? 'Size' : cells.Colour ? 'Colour' : 'Option value';
    return [{ column, before: '', after: cells[column] }];
  }
  const names = otherOptionColumns.map(([column]) => column);
  const optional = (['Colour code', ...names] as const).filter((column) => cells[column] !== '');
  const changes = changedIn(cells, currentCells, [
    ...variantColumns.slice(1),
    ...fieldColumns(fields, 'VARIANT').map(({ name }) => name),
    ...optional,
  ]);
  const [before, after] = [cells.Stock || currentCells.Stock, cells['New stock']];
  if (after === '' || after === before) return changes;
  const stock = String(Number(currentCells.Stock) + Number(after) - Number(before));
  return [...changes, { column: 'New stock', before: currentCells.Stock, after: stock }];
}
