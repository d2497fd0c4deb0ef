import type { OtherOption } from '../../modules/catalogue/products/product.ts';
import type { ProductAttribute, ProductStatus } from '../../modules/catalogue/listing/product-listing.ts';

/** The stock of each size, or of each value of the other option, in their order; null: not offered in it. */
export type StockBySize = readonly (number | null)[];

/** A product of the sample catalogue. Prices in cents. */
export interface SampleProduct {
  /**
   * Names its colours in colours.json and its pictures in pictures.generated.json. Never changed: its id
   * comes from it.
   */
  key: string;
  title: string;
  description: string;
  salePrice: number;
  regularPrice?: number;
  /** Smallest first. */
  sizes?: string[];
  /** What there is to choose besides colours; not together with sizes. */
  otherOption?: OtherOption;
  /** What a size, or a value of the other option, costs more than the product. */
  surcharges?: Record<string, number>;
  /**
   * Of a product without options; or of each size; or of each colour and size, with one number where there
   * are no sizes.
   */
  stock: number | StockBySize | Readonly<Record<string, StockBySize>>;
  /**
   * Its colours are these of another product, of which it shows the pictures: the same thing in other sizes.
   */
  looksLike?: { key: string; colours: string[] };
  rating: { rate: number; reviews: number };
  isNew?: boolean;
  status?: ProductStatus;
  brand: string;
  /** What the SKUs of its variants begin with. */
  sku: string;
  /** An EAN-13 from the range that shops use for themselves (20). Only for products without options. */
  barcode?: string;
  /** In lower case. */
  tags?: string[];
  attributes: ProductAttribute[];
}
