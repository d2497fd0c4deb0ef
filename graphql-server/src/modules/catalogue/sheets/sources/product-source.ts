import type { Message } from '../../../../shared/messages/message.ts';
import type { LocalDate } from '../../../../shared/time/local-date.ts';
import type { ProductAttribute, ProductStatus } from '../../listing/product-listing.ts';
import type { QuantityRules } from '../../variants/quantity-rules.ts';
import type { ProductSheetCells, ProductSheetColumn } from '../product-sheet.ts';

/** A shop system whose product export can be imported; `Field` names the values that are read from it. */
export interface ProductSource<Field extends string = string> {
  /** The system's name. */
  name: string;
  /** The columns that are imported; a field may have several names, for example of different years. */
  columns: readonly SourceColumn<Field>[];
  /** Any of these columns is only in files of this system. */
  marks: readonly string[];
  /** The fields without which a file can't be read. */
  required: readonly Field[];
  /** The field with the handles of products. In files without its column they are made of names. */
  handleField: Field | null;
  /** Where the system's shops show products, with `*` for the handle, as the paths of redirects. */
  productPaths: readonly string[];
  /** Whether its files say too little of products to create them. */
  onlyChanges?: true;
  /** Finds the products in all rows of a file; `today` is the shop's. */
  productsIn(rows: readonly SourceRow<Field>[], report: ReportRow, today: LocalDate): SourceProduct[];
}

export interface SourceColumn<Field extends string> {
  field: Field;
  names: readonly string[];
  /** The columns of the shop's own sheet that get its values. */
  fills: readonly ProductSheetColumn[];
}

export interface SourceRow<Field extends string> {
  line: number;
  cells: Readonly<Partial<Record<Field, string>>>;
}

/** Reports what of a row is not kept, or for an error that the file can't be imported. */
export type ReportRow = (
  row: {
    line: number;
    kind?: 'ERROR' | 'NOTICE';
    column: ProductSheetColumn | null;
    subject: string;
    value?: string;
  },
  reason: Message,
) => void;

/** A product of another system. */
export interface SourceProduct {
  /** Its first row. */
  line: number;
  handle: string;
  title: string;
  html: string;
  status: ProductStatus;
  category: string;
  furtherCategories: readonly string[];
  brand: string;
  tags: readonly string[];
  attributes: readonly ProductAttribute[];
  seoTitle: string;
  seoDescription: string;
  /** In order; the text is empty if there is none. */
  pictures: readonly { url: string; alt: string }[];
  /** The names of its options, in order. */
  options: readonly string[];
  variants: readonly SourceVariant[];
  /** All that a file says of a product which the shop has; other values are those of a new product. */
  changes?: Partial<ProductSheetCells>;
}

export interface SourceVariant {
  line: number;
  /** Its values of the product's options, in the same order. */
  values: readonly string[];
  sku: string;
  barcode: string;
  /** Decimal numbers as in the file. */
  price: string;
  formerPrice: string;
  /** What it contains, such as "750 ml", and what its unit price refers to; empty or omitted if unknown. */
  contents?: string;
  unitPriceBase?: string;
  /** In grams; null if unknown. */
  weight: number | null;
  requiresShipping: boolean;
  /** Null if it is not counted or not in the file. */
  stock: number | null;
  /** Whether it is sold when it is out of stock. */
  sellsOn: boolean;
  /** How many units an order can have; omitted if the file has no such rules. */
  quantityRules?: QuantityRules;
  hasOwnPicture: boolean;
}
