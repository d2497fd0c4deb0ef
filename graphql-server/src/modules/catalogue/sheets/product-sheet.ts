import type { CsvRow } from '../../../shared/csv/csv.ts';
import { readList, writeList } from '../../../shared/csv/csv-list.ts';
import { type Message, message } from '../../../shared/messages/message.ts';
import { fromDecimal, toDecimalText } from '../../../shared/money/money.ts';
import { normalisedTag } from '../../../shared/tag-rules.ts';
import type { Picture } from '../pictures/picture.ts';
import type { Product } from '../products/product.ts';
import type { Variant } from '../variants/variant.ts';
import { readAttributes, writeAttributes } from './attribute-list.ts';

/** Columns about the product; they are filled in its first row. */
export const productColumns = [
  'Title',
  'Description',
  'Status',
  'Publish at',
  'Category',
  'Further categories',
  'Brand',
  'Tags',
  'Attributes',
  'New',
  'SEO title',
  'SEO description',
  'Pictures',
  'Alt texts',
  'Tax class',
  'Origin',
  'Customs code',
] as const;

/** Columns about a variant. */
export const variantColumns = ['Colour code', 'SKU', 'Barcode', 'Price', 'Former price', 'Weight'] as const;

/**
 * The columns of the product sheet, which has one row per variant. Sales after the export are preserved,
 * because the new stock is compared with the exported stock next to it, as in the stock sheet.
 */
export const productSheetColumns = [
  'Product ID',
  'Handle',
  ...productColumns,
  'Colour',
  'Size',
  'Option',
  'Option value',
  ...variantColumns,
  'Stock',
  'New stock',
] as const;

export type ProductSheetColumn = (typeof productSheetColumns)[number];

/** Columns that older exports lack; their values stay unchanged then. */
export const optionalColumns = ['Tax class', 'Origin', 'Customs code'] as const;

export type OptionalColumn = (typeof optionalColumns)[number];
export type RequiredColumn = Exclude<ProductSheetColumn, OptionalColumn>;

export const requiredColumns = productSheetColumns.filter(
  (column): column is RequiredColumn => !(optionalColumns as readonly string[]).includes(column),
);

/** A row as it is in a file. */
export type FileRow = CsvRow<RequiredColumn, OptionalColumn>;

/** The cells of a row; cells without a value are empty. */
export type ProductSheetCells = Readonly<Record<ProductSheetColumn, string>>;

/** A row whose cells are valid. */
export interface ReadRow {
  line: number;
  cells: ProductSheetCells;
}

/** A product as exported to a sheet, with its offered variants. */
export interface SheetProduct {
  product: Product;
  /** Slugs. */
  furtherCategories: readonly string[];
  variants: readonly Variant[];
}

/** Settings for writing and reading cells. */
export interface SheetTerms {
  /** The currency of the amounts. */
  currency: string;
  taxClasses: readonly TaxClassName[];
}

/** Sheets contain the names of tax classes, because their ids are internal. */
export interface TaxClassName {
  id: string;
  name: string;
}

/** Placeholders are not pictures of the product. */
const PLACEHOLDERS = '/placeholders/';

/** The pictures of a product without placeholders, the main one first. */
export function chosenPictures({ gallery }: Product): Picture[] {
  return gallery.filter(({ url }) => !url.startsWith(PLACEHOLDERS));
}

/** The cell with a product's alternative texts: one per picture, in the same order. */
export function altTextsOf(product: Product): string {
  return writeList(chosenPictures(product).map(({ alt }) => alt));
}

/** The name of a product's tax class; empty if it has none or the class is gone. */
export function taxClassOf({ taxClassId }: Product, { taxClasses }: SheetTerms): string {
  return taxClasses.find(({ id }) => id === taxClassId)?.name ?? '';
}

/** Converts a product to rows. */
export function rowsOf(
  { product, furtherCategories, variants }: SheetProduct,
  terms: SheetTerms,
): ProductSheetCells[] {
  const { currency } = terms;
  const amount = (value: number | null) => (value === null ? '' : toDecimalText(value, currency));
  const ofProduct: Record<(typeof productColumns)[number], string> = {
    Title: product.title,
    Description: product.description,
    Status: product.status,
    'Publish at': product.publishAt?.toISOString() ?? '',
    Category: product.category.slug,
    'Further categories': writeList(furtherCategories),
    Brand: product.brand ?? '',
    Tags: writeList(product.tags),
    Attributes: writeAttributes(product.attributes),
    New: product.isNew ? 'yes' : '',
    'SEO title': product.seoTitle ?? '',
    'SEO description': product.seoDescription ?? '',
    Pictures: chosenPictures(product)
      .map(({ url }) => url)
      .join(' '),
    'Alt texts': altTextsOf(product),
    'Tax class': taxClassOf(product, terms),
    Origin: product.originCountry ?? '',
    'Customs code': product.customsCode ?? '',
  };
  const nothing = Object.fromEntries(productColumns.map((column) => [column, ''])) as typeof ofProduct;
  return variants.map((variant, index) => ({
    'Product ID': product.id,
    Handle: product.handle,
    ...(index === 0 ? ofProduct : nothing),
    Colour: variant.colour ?? '',
    'Colour code': product.colours.find(({ name }) => name === variant.colour)?.hex.toLowerCase() ?? '',
    Size: variant.size ?? '',
    Option: variant.other === null ? '' : (product.otherOption?.name ?? ''),
    'Option value': variant.other ?? '',
    SKU: variant.sku ?? '',
    Barcode: variant.barcode ?? '',
    // The price that staff edit, without a running campaign.
    Price: amount(variant.baseSalePrice),
    'Former price': amount(variant.baseRegularPrice),
    Weight: variant.weight === null ? '' : String(variant.weight),
    Stock: String(variant.stock),
    'New stock': '',
  }));
}

/** Normalizes a cell to the format of `rowsOf`, or returns an error. */
type ReadCell = (text: string, terms: SheetTerms) => string | Message;

const yesOrNothing: Record<string, string> = { yes: 'yes', true: 'yes', no: '', false: '', '': '' };

const amount: ReadCell = (text, { currency }) => {
  if (text === '') return '';
  const minorUnits = /^\d+([.,]\d+)?$/.test(text)
    ? fromDecimal(Number(text.replace(',', '.')), currency)
    : null;
  return minorUnits === null ? message('productSheet.noAmount') : toDecimalText(minorUnits, currency);
};

const wholeNumber: ReadCell = (text) =>
  /^\d{0,9}$/.test(text) ? text && String(Number(text)) : message('productSheet.noNumber');

const time: ReadCell = (text) => {
  if (text === '') return '';
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? message('productSheet.noTime') : date.toISOString();
};

const attributes: ReadCell = (text) => {
  const read = readAttributes(text);
  return read === null ? message('productSheet.noAttribute') : writeAttributes(read);
};

const taxClass: ReadCell = (text, { taxClasses }) => {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return '';
  const found = taxClasses.find(({ name }) => name.toLowerCase() === wanted);
  return found?.name ?? message('productSheet.unknownTaxClass', { name: text });
};

/** Readers for cells that can be written in more than one way. The product's rules validate the values. */
const readers: Partial<Record<ProductSheetColumn, ReadCell>> = {
  Status: (text) => text.toUpperCase(),
  'Publish at': time,
  'Further categories': (text) => writeList(readList(text)),
  Tags: (text) => writeList([...new Set(readList(text).map(normalisedTag))]),
  Attributes: attributes,
  New: (text) => yesOrNothing[text.toLowerCase()] ?? message('productSheet.noYesOrNo'),
  Pictures: (text) => text.split(/\s+/).join(' '),
  'Alt texts': (text) => writeList(readList(text)),
  'Tax class': taxClass,
  Origin: (text) => text.toUpperCase(),
  'Customs code': (text) => text.replaceAll(/[\s.]/g, ''),
  'Colour code': (text) => text.toLowerCase(),
  Price: amount,
  'Former price': amount,
  Weight: wholeNumber,
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
  const cells = productSheetColumns.map((column) => {
    const read = readers[column]?.(values[column], terms) ?? values[column];
    if (typeof read === 'string') return [column, read];
    errors.push([column, read]);
    return [column, ''];
  });
  return { cells: Object.fromEntries(cells) as ProductSheetCells, errors };
}
