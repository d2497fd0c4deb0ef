import { type Message, message } from '../../../shared/messages/message.ts';
import { type ImportEntry, rowError } from '../../imports/sheet-import.ts';
import { isSameCombination } from '../variants/variant-rules.ts';
import { codeError } from './cells/barcode.ts';
import { variantIn } from './product-changes.ts';
import { combinationOf, optionValueColumns, otherOptionColumns } from './product-options.ts';
import {
  type ProductSheetCells,
  type ProductSheetColumn,
  type ReadRow,
  variantColumns,
} from './product-sheet.ts';

/** What is wrong in the rows of a product's variants; `shown` are the rows that the shop would export. */
export function errorsOfVariants(
  rows: readonly ReadRow[],
  shown: readonly ProductSheetCells[],
): ImportEntry[] {
  return [
    ...rows.flatMap(({ line, cells }) =>
      [...cellErrors(cells, variantIn(shown, cells)), ...renamedOptions(cells, shown)].map(
        ([column, reason]) => rowError(line, column, reason),
      ),
    ),
    ...optionNameErrors(rows, shown),
    ...repeatedVariants(rows),
  ];
}

type CellError = [column: ProductSheetColumn, reason: Message];

function cellErrors(cells: ProductSheetCells, before: ProductSheetCells | undefined): CellError[] {
  const errors: CellError[] = [];
  for (const column of ['SKU', 'Barcode'] as const) {
    const error = codeError(cells[column], before?.[column] ?? '');
    if (error) errors.push([column, error]);
  }
  if (cells.Price === '') errors.push(['Price', message('productSheet.noAmount')]);
  const formerPrice = cells['Former price'];
  if (formerPrice !== '' && Number(formerPrice) < Number(cells.Price))
    errors.push(['Former price', message('productSheet.noFormerPrice')]);
  return errors;
}

/** Options of an existing variant that a spreadsheet or a person has written in another way. */
function renamedOptions(cells: ProductSheetCells, shown: readonly ProductSheetCells[]): CellError[] {
  if (variantIn(shown, cells)) return [];
  const sameNumbers = optionValueColumns.flatMap((column): CellError[] => {
    const values = shown.map((each) => each[column]);
    const value = values.find((each) => isSameNumber(each, cells[column]));
    if (value === undefined || values.includes(cells[column])) return [];
    return [[column, message('productSheet.sameNumber', { value })]];
  });
  if (sameNumbers.length > 0) return sameNumbers;
  const bySku = shown.find(({ SKU }) => SKU !== '' && SKU === cells.SKU);
  const column = bySku && optionValueColumns.find((each) => bySku[each] !== cells[each]);
  return column ? [[column, message('productSheet.otherOption', { value: bySku[column] })]] : [];
}

const toNumber = (text: string) => (text === '' ? NaN : Number(text.replace(',', '.')));
const isSameNumber = (one: string, other: string) => toNumber(one) === toNumber(other);

/** Options of which the rows have different names, or only a name. */
function optionNameErrors(rows: readonly ReadRow[], shown: readonly ProductSheetCells[]): ImportEntry[] {
  return otherOptionColumns.flatMap(([column, valueColumn]) => {
    const named = rows.filter(({ cells }) => cells[column] !== '');
    const [first, ...others] = named;
    if (!first) return [];
    const hasValue = [...rows.map(({ cells }) => cells), ...shown].some((cells) => cells[valueColumn] !== '');
    if (!hasValue) return [rowError(first.line, valueColumn, message('option.empty'))];
    return others
      .filter(({ cells }) => cells[column] !== first.cells[column])
      .map(({ line }) => rowError(line, column, message('productSheet.differs', { line: first.line })));
  });
}

/** Rows about the variant of an earlier row. */
function repeatedVariants(rows: readonly ReadRow[]): ImportEntry[] {
  return rows.flatMap(({ line, cells }, index) => {
    const earlier = rows
      .slice(0, index)
      .find((row) => isSameCombination(combinationOf(row.cells), combinationOf(cells)));
    if (!earlier) return [];
    const column = variantColumns.find((each) => earlier.cells[each] !== cells[each]) ?? null;
    return [rowError(line, column, message('productSheet.variantRepeated', { line: earlier.line }))];
  });
}
