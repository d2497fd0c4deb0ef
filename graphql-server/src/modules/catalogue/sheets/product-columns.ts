import { readList, writeList } from '../../../shared/csv/csv-list.ts';
import { type Message, message } from '../../../shared/messages/message.ts';
import { isLocalDate } from '../../../shared/time/local-date.ts';
import { normalisedTag } from '../../../shared/tag-rules.ts';
import type { CustomField, ProductType } from '../../custom-fields/custom-fields.ts';
import { type ProductStatus, productStatuses } from '../listing/product-listing.ts';
import type { Picture } from '../pictures/picture.ts';
import { isPlaceholder } from '../products/placeholder-picture.ts';
import type { ProductChangeInput } from '../products/product-rules.ts';
import type { Product } from '../products/product-query.ts';
import type { Variant } from '../variants/variant.ts';
import { readAttributes, writeAttributes } from './attribute-list.ts';
import { fieldChangeIn, readFieldCell, writeFieldCell } from '../../custom-fields/field-cells.ts';
import { type FieldColumn, fieldColumns } from './field-columns.ts';

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
  /** The custom fields of all owners. */
  fields: readonly CustomField[];
  productTypes: readonly ProductType[];
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

const flag = (field: 'isNew' | 'isWithdrawalExcluded') => ({
  field,
  write: ({ product }: SheetProduct) => (product[field] ? 'yes' : ''),
  read: (value: string) => yesOrNothing[value.toLowerCase()] ?? message('productSheet.noYesOrNo'),
  change: (value: string): ProductChangeInput => ({ [field]: value === 'yes' }),
});

/** A day, or a time with its zone. */
const ISO_TIME = /^(\d{4}-\d\d-\d\d)([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

/** Other forms are ambiguous: for JavaScript “03/04/2026” is in March, and “1” in 2001. */
const readTime: ReadCell = (value) => {
  if (value === '') return '';
  const [, day = ''] = ISO_TIME.exec(value) ?? [];
  const date = new Date(value);
  return isLocalDate(day) && !Number.isNaN(date.getTime())
    ? date.toISOString()
    : message('productSheet.noTime');
};

const readStatus: ReadCell = (value) => {
  const status = value.toUpperCase();
  const isStatus = status === '' || (productStatuses as readonly string[]).includes(status);
  return isStatus ? status : message('productSheet.noStatus');
};

const readTaxClass: ReadCell = (value, { taxClasses }) => {
  const name = value.trim().toLowerCase();
  if (name === '') return '';
  const taxClass = taxClasses.find((each) => each.name.toLowerCase() === name);
  return taxClass?.name ?? message('productSheet.unknownTaxClass', { name: value });
};

/** The key of the product type with this key or name; null if the shop has none. */
export function productTypeKey(text: string, { productTypes }: SheetTerms): string | null {
  const name = text.toLowerCase();
  return productTypes.find((each) => each.key === name || each.name.toLowerCase() === name)?.key ?? null;
}

/** The address of the product in the shop, which is in each of its rows. */
export const handleColumn = text('handle');

/** The columns about the product, in the order of the sheet. */
export const productColumns = {
  Title: requiredText('title'),
  Description: requiredText('description'),
  Status: {
    field: 'status',
    write: ({ product }) => product.status,
    read: readStatus,
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
  New: flag('isNew'),
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
  },
  Origin: { ...text('originCountry'), read: (value) => value.toUpperCase() },
  'Customs code': {
    ...text('customsCode'),
    read: (value) => value.replaceAll(/[\s.]/g, ''),
  },
  'Excluded from withdrawal': flag('isWithdrawalExcluded'),
  'Product type': {
    field: 'type',
    // Empty if the type is gone, too.
    write: ({ product }, { productTypes }) => productTypes.find(({ key }) => key === product.type)?.key ?? '',
    read: (value, terms) => productTypeKey(value, terms) ?? '',
    change: (value) => ({ type: value || null }),
  },
} as const satisfies Record<string, ProductColumn>;

export type ProductColumnName = keyof typeof productColumns;

/** The same columns as a list. */
export const productColumnList: readonly (ProductColumn & { name: ProductColumnName })[] = Object.entries(
  productColumns,
).map(([name, column]) => ({ ...column, name: name as ProductColumnName }));

/** All columns about the product, including those of the shop's custom fields. */
export function productColumnsFor({
  fields,
  currency,
}: SheetTerms): readonly (ProductColumn & { name: ProductColumnName | FieldColumn })[] {
  const ofFields = fieldColumns(fields, 'PRODUCT').map(({ name, field }) => ({
    name,
    field: 'fields',
    write: ({ product }: SheetProduct) => writeFieldCell(field, product.customFields, currency),
    read: (cell: string) => readFieldCell(field, cell, currency),
    change: (cell: string) => ({ fields: [fieldChangeIn(field, cell, currency)] }),
  }));
  return [...productColumnList, ...ofFields];
}

/** The category of products without one. */
export const OTHER_CATEGORY = 'Other';

/** The pictures of a product without placeholders, the main one first. */
export function chosenPictures({ gallery }: Product): Picture[] {
  return gallery.filter((picture) => !isPlaceholder(picture));
}
