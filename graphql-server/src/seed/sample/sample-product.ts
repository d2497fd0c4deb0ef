import type { OtherOption } from '../../modules/catalogue/products/product.entity.ts';
import type { ProductAttribute, ProductStatus } from '../../modules/catalogue/listing/product-listing.ts';

/** The stock of each size, or of each value of the other option, in order; null: does not exist. */
export type StockBySize = readonly (number | null)[];

/** A product of the sample catalogue. Prices in cents. */
export interface SampleProduct {
  /** Its key in colours.json and pictures.generated.json. Never change it: its id is derived from it. */
  key: string;
  title: string;
  description: string;
  salePrice: number;
  regularPrice?: number;
  /** Smallest first. */
  sizes?: string[];
  /** Its option other than color; not together with sizes. */
  otherOption?: OtherOption;
  /** The surcharge of a size, or of a value of the other option. */
  surcharges?: Record<string, number>;
  /**
   * For a product without options; or per size; or per color and size, with one number where there are no
   * sizes.
   */
  stock: number | StockBySize | Readonly<Record<string, StockBySize>>;
  /** Uses these colors of another product and its pictures: the same thing in other sizes. */
  looksLike?: { key: string; colours: string[] };
  rating: { rate: number; reviews: number };
  isNew?: boolean;
  status?: ProductStatus;
  brand: string;
  /** The prefix of its variants' SKUs. */
  sku: string;
  /** An EAN-13 from the range for internal use by shops (20). Only for products without options. */
  barcode?: string;
  /** Lower case. */
  tags?: string[];
  attributes: ProductAttribute[];
}
