import { readList, writeList } from '../../../shared/csv/csv-list.ts';
import { type Message, message } from '../../../shared/messages/message.ts';
import { normalisedTag } from '../../../shared/tag-rules.ts';
import type { ProductStatus } from '../listing/product-listing.ts';
import type { Picture } from '../pictures/picture.ts';
import type { ProductChangeInput } from '../products/product-rules.ts';
import type { Product } from '../products/product-query.ts';
import type { Variant } from '../variants/variant.ts';
import { readAttributes, writeAttributes } from './attribute-list.ts';

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

/** Normalizes a cell to the format in which it is exported, or returns an error. */
export type ReadCell = (text: string, terms: SheetTerms) => string | Message;

/** A column about the product; it is filled in the product's first row. */
interface ProductColumn {
  /** The field of the product's rules whose errors belong to this column. */
  field: string;
  write: (exported: SheetProduct, terms: SheetTerms) => string;
  /** For a cell that can be written in more than one way. The product's rules validate the value. */
  read?: ReadCell;
  /** Converts a cell to fields of the product. Pictures depend on other cells: see `picturesIn`. */
  change?: (text: string, terms: SheetTerms) => ProductChangeInput;
  /** Set if older exports lack the column; the value stays unchanged then. */
  isOptional?: true;
}

/** A text that can be missing. */
const text = (
  field: 'handle' | 'brand' | 'seoTitle' | 'seoDescription' | 'originCountry' | 'customsCode',
) => ({
  field,
  write: ({ product }: SheetProduct) => product[field] ?? '',
  change: (value: string): ProductChangeInput => ({ [field]: value || null }),
});

const requiredText = (field: 'title' | 'description') => ({
  field,
  write: ({ product }: SheetProduct) => product[field],
  change: (value: string): ProductChangeInput => ({ [field]: value }),
});

const yesOrNothing: Record<string, string> = { yes: 'yes', true: 'yes', no: '', false: '', '': '' };

const readTime: ReadCell = (value) => {
  if (value === '') return '';
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? message('productSheet.noTime') : date.toISOString();
};

const readTaxClass: ReadCell = (value, { taxClasses }) => {
  const name = value.trim().toLowerCase();
  if (name === '') return '';
  const taxClass = taxClasses.find((each) => each.name.toLowerCase() === name);
  return taxClass?.name ?? message('productSheet.unknownTaxClass', { name: value });
};

/** The address of the product in the shop, which is in each of its rows. */
export const handleColumn = text('handle');

/** The columns about the product, in the order of the sheet. */
export const productColumns = {
  Title: requiredText('title'),
  Description: requiredText('description'),
  Status: {
    field: 'status',
    write: ({ product }) => product.status,
    read: (value) => value.toUpperCase(),
    // An invalid status fails the product's validation.
    change: (value) => ({ status: value as ProductStatus }),
  },
  'Publish at': {
    field: 'publishAt',
    write: ({ product }) => product.publishAt?.toISOString() ?? '',
    read: readTime,
    change: (value) => ({ publishAt: value === '' ? null : new Date(value) }),
  },
  Category: {
    field: 'category',
    write: ({ product }) => product.category.slug,
    change: (category) => ({ category }),
  },
  'Further categories': {
    field: 'furtherCategories',
    write: ({ furtherCategories }) => writeList(furtherCategories),
    read: (value) => writeList(readList(value)),
    change: (value) => ({ furtherCategories: readList(value) }),
  },
  Brand: text('brand'),
  Tags: {
    field: 'tags',
    write: ({ product }) => writeList(product.tags),
    read: (value) => writeList([...new Set(readList(value).map(normalisedTag))]),
    change: (value) => ({ tags: readList(value) }),
  },
  Attributes: {
    field: 'attributes',
    write: ({ product }) => writeAttributes(product.attributes),
    read: (value) => {
      const attributes = readAttributes(value);
      return attributes === null ? message('productSheet.noAttribute') : writeAttributes(attributes);
    },
    change: (value) => ({ attributes: readAttributes(value) ?? [] }),
  },
  New: {
    field: 'isNew',
    write: ({ product }) => (product.isNew ? 'yes' : ''),
    read: (value) => yesOrNothing[value.toLowerCase()] ?? message('productSheet.noYesOrNo'),
    change: (value) => ({ isNew: value === 'yes' }),
  },
  'SEO title': text('seoTitle'),
  'SEO description': text('seoDescription'),
  Pictures: {
    field: 'pictures',
    write: ({ product }) =>
      chosenPictures(product)
        .map(({ url }) => url)
        .join(' '),
    read: (value) => value.split(/\s+/).join(' '),
  },
  'Alt texts': {
    field: 'alt',
    write: ({ product }) => writeList(chosenPictures(product).map(({ alt }) => alt)),
    read: (value) => writeList(readList(value)),
  },
  'Tax class': {
    field: 'taxClassId',
    // Empty if the class is gone, too.
    write: ({ product }, { taxClasses }) =>
      taxClasses.find(({ id }) => id === product.taxClassId)?.name ?? '',
    read: readTaxClass,
    change: (value, { taxClasses }) => ({
      taxClassId: taxClasses.find(({ name }) => name === value)?.id ?? null,
    }),
    isOptional: true,
  },
  Origin: { ...text('originCountry'), read: (value) => value.toUpperCase(), isOptional: true },
  'Customs code': {
    ...text('customsCode'),
    read: (value) => value.replaceAll(/[\s.]/g, ''),
    isOptional: true,
  },
} as const satisfies Record<string, ProductColumn>;

export type ProductColumnName = keyof typeof productColumns;

/** Columns about the product that older exports lack. */
export type OptionalProductColumn = {
  [Name in ProductColumnName]: (typeof productColumns)[Name] extends { isOptional: true } ? Name : never;
}[ProductColumnName];

/** The same columns as a list. */
export const productColumnList: readonly (ProductColumn & { name: ProductColumnName })[] = Object.entries(
  productColumns,
).map(([name, column]) => ({ ...column, name: name as ProductColumnName }));

/** Placeholders are not pictures of the product. */
const PLACEHOLDERS = '/placeholders/';

/** The pictures of a product without placeholders, the main one first. */
export function chosenPictures({ gallery }: Product): Picture[] {
  return gallery.filter(({ url }) => !url.startsWith(PLACEHOLDERS));
}
