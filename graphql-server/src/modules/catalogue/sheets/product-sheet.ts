import type { CsvRow } from '../../../shared/csv/csv.ts';
import { readList, writeList } from '../../../shared/csv/csv-list.ts';
import { type Message, message } from '../../../shared/messages/message.ts';
import { fromDecimal, toDecimalText } from '../../../shared/money/money.ts';
import { normalisedTag } from '../../../shared/tag-rules.ts';
import type { Picture } from '../pictures/picture.ts';
import type { Product } from '../products/product.ts';
import type { Variant } from '../variants/variant.ts';
import { readAttributes, writeAttributes } from './attribute-list.ts';

/** What a sheet says of the product; it stands in the first of the product's rows. */
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

/** What a sheet says of a variant. */
export const variantColumns = ['Colour code', 'SKU', 'Barcode', 'Price', 'Former price', 'Weight'] as const;

/**
 * The columns of the product sheet, which has a row for each variant. What sells meanwhile stays sold,
 * because the new stock is compared with the stock beside it, like in the stock sheet.
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

/** What files from before these columns lack; it stays as it is then. */
export const optionalColumns = ['Tax class', 'Origin', 'Customs code'] as const;

export type OptionalColumn = (typeof optionalColumns)[number];
export type RequiredColumn = Exclude<ProductSheetColumn, OptionalColumn>;

export const requiredColumns = productSheetColumns.filter(
  (column): column is RequiredColumn => !(optionalColumns as readonly string[]).includes(column),
);

/** A row as a file has it. */
export type FileRow = CsvRow<RequiredColumn, OptionalColumn>;

/** The cells of a row; one that says nothing is empty. */
export type ProductSheetCells = Readonly<Record<ProductSheetColumn, string>>;

/** A row whose cells can be read. */
export interface ReadRow {
  line: number;
  cells: ProductSheetCells;
}

/** A product as a sheet shows it, with the variants that it offers. */
export interface SheetProduct {
  product: Product;
  /** Slugs. */
  furtherCategories: readonly string[];
  variants: readonly Variant[];
}

/** What cells need besides the product, to be written and read. */
export interface SheetTerms {
  /** Of the amounts. */
  currency: string;
  taxClasses: readonly TaxClassName[];
}

/** A sheet has the names of tax classes, since nobody knows their ids. */
export interface TaxClassName {
  id: string;
  name: string;
}

/** What stands for a missing picture is no picture of the product's. */
const PLACEHOLDERS = '/placeholders/';

/** The pictures that were chosen for a product, the main one first. */
export function chosenPictures({ gallery }: Product): Picture[] {
  return gallery.filter(({ url }) => !url.startsWith(PLACEHOLDERS));
}

/** What a sheet says of a product's alternative texts: one for each picture, in their order. */
export function altTextsOf(product: Product): string {
  return writeList(chosenPictures(product).map(({ alt }) => alt));
}

/** The name of a product's tax class; nothing where it has none, or one that is gone. */
export function taxClassOf({ taxClassId }: Product, { taxClasses }: SheetTerms): string {
  return taxClasses.find(({ id }) => id === taxClassId)?.name ?? '';
}

/** The rows of a product. */
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
    // What staff edit; a running campaign is no change of theirs.
    Price: amount(variant.baseSalePrice),
    'Former price': amount(variant.baseRegularPrice),
    Weight: variant.weight === null ? '' : String(variant.weight),
    Stock: String(variant.stock),
    'New stock': '',
  }));
}

/** A cell as `rowsOf` writes it, or what is wrong with it. */
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

/**
 * How the cells are read that can be written in more than one way; the rules of what they say are the
 * product's.
 */
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

/** The cells of a row as `rowsOf` writes them, and what is wrong with those that can't be read. */
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
