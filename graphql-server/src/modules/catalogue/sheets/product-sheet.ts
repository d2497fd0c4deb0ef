import { type CsvRow, normalizeColumn } from '../../../shared/csv/csv.ts';
import { type Message, message } from '../../../shared/messages/message.ts';
import { isLocalDate } from '../../../shared/time/local-date.ts';
import { fromDecimal, toDecimalText } from '../../../shared/money/money.ts';
import { formatMeasure, parseMeasure } from '../unit-prices/unit-price.ts';
import type { Variant } from '../variants/variant.ts';
import { readAmount } from '../../../shared/csv/amount.ts';
import { readFieldCell, writeFieldCell } from '../../custom-fields/field-cells.ts';
import { type FieldColumn, fieldColumnAliases, fieldColumns } from './field-columns.ts';
import { otherOptionColumns } from './product-options.ts';
import {
  handleColumn,
  type ProductColumnName,
  productColumnList,
  productColumnsFor,
  type ReadCell,
  type SheetProduct,
  type SheetTerms,
} from './product-columns.ts';

/** Columns about a variant. */
export const variantColumns = [
  ...(['Colour code', 'SKU', 'Barcode', 'Price', 'Former price', 'Weight'] as const),
  ...(['Requires shipping', 'Lead time days'] as const),
  ...(['Backorder limit', 'Available from', 'Low stock limit'] as const),
  ...(['Minimum quantity', 'Quantity step', 'Maximum quantity'] as const),
  ...(['Contents', 'Unit price base'] as const),
] as const;

/**
 * The columns of each shop's product sheet, which has one row per variant. Sales after the export are
 * preserved, because the new stock is compared with the exported stock next to it, as in the stock sheet.
 */
export const productSheetColumns = [
  'Product ID',
  'Handle',
  ...productColumnList.map(({ name }) => name),
  'Colour',
  'Size',
  ...otherOptionColumns.flat(),
  ...variantColumns,
  'Stock',
  'New stock',
] as const;

export type ProductSheetColumn = (typeof productSheetColumns)[number] | FieldColumn;

/** All columns of the shop's product sheet. */
export function sheetColumnsFor({ fields }: Pick<SheetTerms, 'fields'>): readonly ProductSheetColumn[] {
  const ofFields = [...fieldColumns(fields, 'PRODUCT'), ...fieldColumns(fields, 'VARIANT')];
  return [...productSheetColumns, ...ofFields.map(({ name }) => name)];
}

/** The sheet's columns by each name, normalized, that a file may have for them. */
export type ColumnsByName = ReadonlyMap<string, ProductSheetColumn>;

/** A key counts before the name of another field. */
export function sheetColumnsByName(terms: Pick<SheetTerms, 'fields'>): ColumnsByName {
  const ownNames = sheetColumnsFor(terms).map((column) => [column, column] as const);
  const names = [...fieldColumnAliases(terms.fields), ...ownNames];
  return new Map(names.map(([name, column]) => [normalizeColumn(name), column]));
}

/** A row as it is in a file, which may lack columns. */
export type FileRow = CsvRow<never, ProductSheetColumn>;

/** The cells of a row; cells without a value are empty. */
export type ProductSheetCells = Readonly<Record<ProductSheetColumn, string>>;

/** A row whose cells are valid. */
export interface ReadRow {
  line: number;
  cells: ProductSheetCells;
}

const numberText = (value: number | null) => (value === null ? '' : String(value));

/** Converts a product to rows. */
export function rowsOf(exported: SheetProduct, terms: SheetTerms): ProductSheetCells[] {
  const { product, variants } = exported;
  const { currency } = terms;
  const amount = (value: number | null) => (value === null ? '' : toDecimalText(value, currency));
  const columns = productColumnsFor(terms);
  const ofProduct = cellsOf(columns, (column) => column.write(exported, terms));
  const nothing = cellsOf(columns, () => '');
  const variantFields = fieldColumns(terms.fields, 'VARIANT');
  return variants.map((variant, index) => ({
    'Product ID': product.id,
    Handle: handleColumn.write(exported),
    ...(index === 0 ? ofProduct : nothing),
    Colour: variant.colour ?? '',
    'Colour code': colourCodeOf(exported, variant),
    Size: variant.size ?? '',
    ...otherCellsOf(exported, variant),
    SKU: variant.sku ?? '',
    Barcode: variant.barcode ?? '',
    // The price that staff edit, without a running campaign.
    Price: amount(variant.baseSalePrice),
    'Former price': amount(variant.baseRegularPrice),
    Weight: numberText(variant.weight),
    'Requires shipping': variant.requiresShipping ? 'yes' : 'no',
    'Lead time days': numberText(variant.leadTimeDays),
    'Backorder limit': String(variant.backorderLimit),
    'Available from': variant.availableFrom ?? '',
    'Low stock limit': numberText(variant.lowStockLimit),
    'Minimum quantity': numberText(variant.minimumQuantity),
    'Quantity step': numberText(variant.quantityStep),
    'Maximum quantity': numberText(variant.maximumQuantity),
    Contents: variant.unitMeasure ? formatMeasure(variant.unitMeasure) : '',
    'Unit price base': variant.unitPriceBase ? formatMeasure(variant.unitPriceBase) : '',
    // Empty if it is not tracked.
    Stock: variant.tracksStock ? String(variant.stock) : '',
    'New stock': '',
    ...Object.fromEntries(
      variantFields.map(
        ({ name, field }) => [name, writeFieldCell(field, variant.customFields, currency)] as const,
      ),
    ),
  }));
}

function colourCodeOf({ product }: SheetProduct, variant: Variant): string {
  const colour = product.colours.find(({ name }) => name === variant.colour);
  return colour?.hasHex ? colour.hex.toLowerCase() : '';
}

/** The cells of the options besides color and size. */
function otherCellsOf({ product }: SheetProduct, variant: Variant) {
  const cells = otherOptionColumns.flatMap(([name, value], index) => [
    [name, product.otherOptions[index]?.name ?? ''] as const,
    [value, variant.others[index] ?? ''] as const,
  ]);
  return Object.fromEntries(cells) as Record<(typeof otherOptionColumns)[number][number], string>;
}

/** The cells of the columns about the product. */
function cellsOf(columns: ProductColumns, cellOf: (column: ProductColumns[number]) => string) {
  const cells = columns.map((column) => [column.name, cellOf(column)] as const);
  return Object.fromEntries(cells) as Record<ProductColumnName | FieldColumn, string>;
}

type ProductColumns = ReturnType<typeof productColumnsFor>;

const amount: ReadCell = (text, { currency }) => {
  if (text === '') return '';
  const decimal = readAmount(text);
  const minorUnits = decimal === null ? null : fromDecimal(decimal, currency);
  return minorUnits === null ? message('productSheet.noAmount') : toDecimalText(minorUnits, currency);
};

/** Three decimals may be thousands. */
const WHOLE_NUMBER = /^(\d{1,9})([.,]0{1,2})?$/;

const wholeNumber: ReadCell = (text) => {
  if (text === '') return '';
  const [, digits] = WHOLE_NUMBER.exec(text) ?? [];
  return digits === undefined ? message('productSheet.noNumber') : String(Number(digits));
};

const measure: ReadCell = (text) => {
  if (text === '') return '';
  const read = parseMeasure(text);
  return read ? formatMeasure(read) : message('productSheet.noMeasure');
};

/** Most things are delivered, so an empty cell is a yes. */
const isDelivered: Record<string, string> = { '': 'yes', yes: 'yes', true: 'yes', no: 'no', false: 'no' };

/** Readers for cells that can be written in more than one way. The product's rules validate the values. */
const readers: Partial<Record<ProductSheetColumn, ReadCell>> = {
  'Colour code': (text) => text.toLowerCase(),
  Price: amount,
  'Former price': amount,
  Weight: wholeNumber,
  'Requires shipping': (text) => isDelivered[text.toLowerCase()] ?? message('productSheet.noYesOrNo'),
  'Lead time days': wholeNumber,
  'Backorder limit': (text, terms) => wholeNumber(text || '0', terms),
  'Available from': (text) => (text === '' || isLocalDate(text) ? text : message('productSheet.noDay')),
  'Low stock limit': wholeNumber,
  'Minimum quantity': wholeNumber,
  'Quantity step': wholeNumber,
  'Maximum quantity': wholeNumber,
  Contents: measure,
  'Unit price base': measure,
  Stock: wholeNumber,
  'New stock': wholeNumber,
};

/**
 * Normalizes the cells of a row to the format of `rowsOf`, and returns errors for those that can't be read.
 */
export function readCells(
  values: ProductSheetCells,
  terms: SheetTerms,
): { cells: ProductSheetCells; errors: [column: ProductSheetColumn, reason: Message][] } {
  const errors: [ProductSheetColumn, Message][] = [];
  const ofProduct = productColumnsFor(terms).map(({ name, read }) => [name, read] as const);
  const ofVariantFields = fieldColumns(terms.fields, 'VARIANT').map(
    ({ name, field }) => [name, (cell: string) => readFieldCell(field, cell, terms.currency)] as const,
  );
  const allReaders = new Map([...Object.entries(readers), ...ofProduct, ...ofVariantFields]);
  const cells = sheetColumnsFor(terms).map((column) => {
    const cell = values[column] ?? '';
    const read = allReaders.get(column)?.(cell, terms) ?? cell;
    if (typeof read === 'string') return [column, read];
    errors.push([column, read]);
    return [column, ''];
  });
  return { cells: Object.fromEntries(cells) as ProductSheetCells, errors };
}
