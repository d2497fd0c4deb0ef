import type { CsvRow } from '../../../../shared/csv/csv.ts';
import { isFieldColumn } from '../field-columns.ts';
import type { ProductColumnName } from '../product-columns.ts';
import { productColumnList } from '../product-columns.ts';
import { optionValueColumns, otherOptionColumns } from '../product-options.ts';
import {
  type FileRow,
  type ProductSheetCells,
  type ProductSheetColumn,
  variantColumns,
} from '../product-sheet.ts';

/** Rows of a product with all columns of the sheet. */
interface CompletedRows {
  rows: CsvRow<ProductSheetColumn>[];
  /** The lines that say nothing of a variant. */
  withoutVariant: number[];
  /** The lines that fit several variants. */
  ambiguous: number[];
}

/** Each product has a value of these. */
const filledColumns: readonly ProductColumnName[] = ['Title', 'Status', 'Category'];

const namedOfVariant: readonly ProductSheetColumn[] = [
  ...optionValueColumns,
  ...otherOptionColumns.map(([name]) => name),
  ...variantColumns,
  'Stock',
  'New stock',
];

/**
 * Fills columns that a file lacks with the values of the shop's product, whose rows in the sheet are `shown`,
 * so that they stay; for a new product they are empty. The same holds for the product's own values if the row
 * that had them is not in the file: the one with its title, or in a file without titles the one of its first
 * variant or of none. `columns` are all that the shop's sheet has.
 */
export function completeRows(
  group: readonly FileRow[],
  shown: readonly ProductSheetCells[],
  fills: (column: ProductSheetColumn) => boolean,
  columns: readonly ProductSheetColumn[],
): CompletedRows {
  const withoutVariant: number[] = [];
  const ambiguous: number[] = [];
  const isEmpty = (column: ProductSheetColumn) => group.every(({ values }) => !values[column]);
  const filled = filledColumns.filter(fills);
  const ofVariant = columns.filter(isOfVariant);
  const saysVariant = ({ values }: FileRow) => ofVariant.some((column) => Boolean(values[column]));
  const isProductRowMissing =
    filled.length > 0
      ? filled.every(isEmpty)
      : group.every((row) => saysVariant(row) && variantsOf(row.values, shown, fills)[0] !== shown[0]);
  const keepsShown = (column: ProductSheetColumn) =>
    !fills(column) || (isProductRowMissing && isEmpty(column));
  const rows = group.map((row, index) => {
    const { line, values } = row;
    const variants = variantsOf(values, shown, fills);
    if (!saysVariant(row) && variants.length !== 1 && shown.length + group.length > 1)
      withoutVariant.push(line);
    else if (variants.length > 1) ambiguous.push(line);
    const variant = variants.length === 1 ? variants[0] : undefined;
    const saysOptions = optionValueColumns.some((column) => Boolean(values[column]));
    const keepsOptions = (column: ProductSheetColumn) => isOption(column) && !saysOptions;
    const cellOf = (column: ProductSheetColumn) => {
      if (ofVariant.includes(column))
        return fills(column) && !keepsOptions(column) ? values[column] : variant?.[column];
      return index === 0 && isOfProduct(column) && keepsShown(column) ? shown[0]?.[column] : values[column];
    };
    const cells = columns.map((column) => [column, cellOf(column) ?? ''] as const);
    return { line, values: Object.fromEntries(cells) as ProductSheetCells };
  });
  return { rows, withoutVariant, ambiguous };
}

const isOption = (column: ProductSheetColumn) =>
  (optionValueColumns as readonly ProductSheetColumn[]).includes(column);

const isOfProduct = (column: ProductSheetColumn) =>
  productColumnList.some(({ name }) => name === column) || isFieldColumn(column, 'PRODUCT');

const isOfVariant = (column: ProductSheetColumn) =>
  namedOfVariant.includes(column) || isFieldColumn(column, 'VARIANT');

/** The variants that a row may be about: by the options that the file has, or else by the SKU. */
function variantsOf(
  values: FileRow['values'],
  shown: readonly ProductSheetCells[],
  fills: (column: ProductSheetColumn) => boolean,
): ProductSheetCells[] {
  const bySku = shown.filter(({ SKU }) => SKU !== '' && SKU === values.SKU);
  const options = optionValueColumns.filter(fills);
  if (bySku.length > 0 && !options.some((column) => values[column])) return bySku;
  const matching = shown.filter((each) => options.every((column) => each[column] === (values[column] ?? '')));
  const both = matching.filter((each) => bySku.includes(each));
  return both.length > 0 ? both : matching;
}
