import type { MinorUnits } from '../../../shared/money/money.ts';
import type { LocalDate } from '../../../shared/time/local-date.ts';
import type { FieldValues } from '../../custom-fields/custom-fields.ts';
import type { Product } from '../products/product-query.ts';
import type { Picture } from '../pictures/picture.ts';
import type { Availability } from '../filters/availability.ts';
import type { Contents, UnitPrice } from '../unit-prices/unit-price.ts';
import type { QuantityRules } from './quantity-rules.ts';
import type { Combination } from './variant-rules.ts';

/** A variant with its product. */
export interface VariantOfProduct extends Variant {
  product: Product;
}

/** A variant as the rest of the code uses it, including derived values. */
export interface Variant extends Combination, QuantityRules, Contents {
  id: string;
  sku: string | null;
  barcode: string | null;
  salePrice: MinorUnits;
  regularPrice: MinorUnits | null;
  /** The price that staff edit, without a running campaign. */
  baseSalePrice: MinorUnits;
  baseRegularPrice: MinorUnits | null;
  discount: number | null;
  /** Units in stock that can be ordered; `UNTRACKED_STOCK` if it is not tracked. */
  stock: number;
  /** Whether orders reduce its stock. */
  tracksStock: boolean;
  /** Whether it must be delivered; otherwise it is a digital item or a service. */
  requiresShipping: boolean;
  /** If it is made to order: the days until it ships. */
  leadTimeDays: number | null;
  /** Whether enough is in stock for an order. */
  inStock: boolean;
  availability: Availability;
  /** A day in the future, from which units sold beyond the stock ship. */
  availableFrom: LocalDate | null;
  /** Units that can still be ordered beyond the stock. */
  backorderable: number;
  /** Units sold beyond the stock, which wait for it. */
  backordered: number;
  backorderLimit: number;
  /** Null: the shop's limit. */
  lowStockLimit: number | null;
  unitPrice: UnitPrice | null;
  /** In grams. */
  weight: number | null;
  image: Picture;
  /** Whether `image` was chosen for this variant. */
  hasOwnImage: boolean;
  customFields: FieldValues;
  /** Time of the last change, including stock. */
  updatedAt: Date;
}
