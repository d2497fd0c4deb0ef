import type { UserError, UserErrorIssue } from '../../../errors.ts';
import { type Message, message } from '../../../shared/messages/message.ts';
import { productLimits } from '../products/product-rules.ts';
import { isSameCombination } from '../variants/variant-rules.ts';
import { rowError, type ImportEntry } from '../../imports/sheet-import.ts';
import type { MergedProduct } from './merged-product.ts';
import { altTextsIn, picturesNamedIn } from './product-input.ts';
import { combinationOf, optionsIn, otherOptionColumns } from './product-options.ts';
import { productColumnList, type SheetProduct } from './product-columns.ts';
import type { ProductSheetColumn, ReadRow } from './product-sheet.ts';

/** The column for each field in the product's rules. */
const columns: Record<string, ProductSheetColumn> = {
  ...Object.fromEntries(productColumnList.map(({ field, name }) => [field, name])),
  handle: 'Handle',
  image: 'Pictures',
  salePrice: 'Price',
  regularPrice: 'Former price',
  colours: 'Colour',
  hex: 'Colour code',
  sizes: 'Size',
  sku: 'SKU',
  barcode: 'Barcode',
  weight: 'Weight',
  leadTimeDays: 'Lead time days',
  backorderLimit: 'Backorder limit',
  availableFrom: 'Available from',
  lowStockLimit: 'Low stock limit',
  minimumQuantity: 'Minimum quantity',
  quantityStep: 'Quantity step',
  maximumQuantity: 'Maximum quantity',
  unitMeasure: 'Contents',
  unitPriceBase: 'Unit price base',
  stock: 'New stock',
};

/** Errors of the rows of a product that its rules do not find. */
export function errorsOfProduct(product: MergedProduct, current: SheetProduct | null): ImportEntry[] {
  const { cells, lineOf } = product;
  const errors: ImportEntry[] = [];
  const add = (column: ProductSheetColumn, reason: Message) =>
    errors.push(rowError(lineOf(column), column, reason));
  if (cells['Product ID'] !== '' && !current) add('Product ID', message('product.notFound'));
  else if (!current && cells.Title === '') add('Title', message('productSheet.noTitle'));
  const pictureCount = picturesNamedIn(cells).length;
  // The product's rules count only those that have been fetched.
  if (pictureCount > productLimits.pictures)
    add('Pictures', message('pictures.tooMany', { max: productLimits.pictures }));
  if (altTextsIn(cells, current).length > pictureCount)
    add('Alt texts', message('productSheet.tooManyTexts'));
  return errors;
}

/** Converts errors of the product's rules to errors by line and column. */
export function errorsOfRules(
  { issues }: UserError,
  product: MergedProduct,
  rows: readonly ReadRow[],
  current: SheetProduct | null,
): ImportEntry[] {
  return issues.map((issue) => {
    const column = columnOf(issue);
    return rowError(lineOf(issue, rows, current) ?? product.lineOf(column), column, issue.message);
  });
}

function columnOf({ field }: UserErrorIssue): ProductSheetColumn | null {
  const [, name, index, part] = field ?? [];
  if (name === 'otherOptions') {
    const [nameColumn, valueColumn] = otherOptionColumns[Number(index)] ?? otherOptionColumns[0];
    return part === 'values' ? valueColumn : nameColumn;
  }
  const mapped = (field ?? []).toReversed().find((name) => name in columns);
  return mapped === undefined ? null : (columns[mapped] ?? null);
}

/** The line of the variant or option that an issue concerns; undefined when it concerns the product. */
function lineOf(
  { field }: UserErrorIssue,
  rows: readonly ReadRow[],
  current: SheetProduct | null,
): number | undefined {
  const [, name, index = '0', , part] = field ?? [];
  const cells = rows.map((row) => row.cells);
  const options = optionsIn(cells, current);
  if (name === 'colours') {
    return rows.find((row) => row.cells.Colour === options.colours[Number(index)]?.name)?.line;
  }
  if (name === 'sizes') return rows.find((row) => row.cells.Size === options.sizes[Number(index)])?.line;
  if (name === 'otherOptions') {
    const value = options.otherOptions[Number(index)]?.values[Number(part)];
    const column = otherOptionColumns[Number(index)]?.[1];
    return column && rows.find((row) => row.cells[column] === value)?.line;
  }
  if (name !== 'variants') return undefined;
  const currentVariants = current?.variants ?? [];
  const variant = currentVariants[Number(index)];
  const isOf = (row: ReadRow) => variant && isSameCombination(combinationOf(row.cells), variant);
  if (variant) return rows.find(isOf)?.line;
  const added = rows.filter(
    (row) => !currentVariants.some((each) => isSameCombination(combinationOf(row.cells), each)),
  );
  return added[Number(index) - currentVariants.length]?.line;
}
