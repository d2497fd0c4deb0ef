import type { MinorUnits } from '../../../shared/money/money.ts';
import type { Product } from '../products/product.ts';
import type { Picture } from '../pictures/picture.ts';
import type { Combination } from './variant-rules.ts';

/** A variant with the product that it is one of. */
export interface VariantOfProduct extends Variant {
  product: Product;
}

/** A variant as the rest of the code sees it, derived values included. */
export interface Variant extends Combination {
  id: string;
  sku: string | null;
  barcode: string | null;
  salePrice: MinorUnits;
  regularPrice: MinorUnits | null;
  /** What staff edit: the prices without the campaign that is running. */
  baseSalePrice: MinorUnits;
  baseRegularPrice: MinorUnits | null;
  discount: number | null;
  stock: number;
  inStock: boolean;
  /** In grams. */
  weight: number | null;
  image: Picture;
  /** Whether `image` was chosen for this variant. */
  hasOwnImage: boolean;
  /** When it changed last, its stock included. */
  updatedAt: Date;
}
