import type { ProductDetails_productFragment } from '../../../gql/graphql.ts';
import { orderableUnits } from '../../../lib/quantity-rules.ts';
import {
  type ChosenOptions,
  haveSameOptions,
  type OptionKey,
  valueOf,
  withValue,
} from '../../../lib/chosen-options.ts';

/** The fields of a product that are needed to choose a variant. */
export type WithVariants = Pick<ProductDetails_productFragment, 'variants'>;

type ProductVariant = ProductDetails_productFragment['variants'][number];

/** The chosen variant; undefined for an incomplete choice or a combination that does not exist. */
export function chosenVariant({ variants }: WithVariants, choice: ChosenOptions): ProductVariant | undefined {
  return variants.find((variant) => haveSameOptions(variant, choice));
}

/** Why an option's value can't be bought with the rest of the choice; null if it can. */
export function obstacleOf(
  { variants }: WithVariants,
  option: OptionKey,
  value: string,
  choice: ChosenOptions,
): 'SOLD_OUT' | 'NOT_OFFERED' | null {
  const newChoice = withValue(choice, option, value);
  const possible = variants.filter((variant) =>
    (['colour', 'size', ...newChoice.others.keys()] as const).every((each) => {
      const chosen = valueOf(newChoice, each);
      return chosen === null || valueOf(variant, each) === chosen;
    }),
  );
  if (possible.length === 0) return 'NOT_OFFERED';
  return possible.every(({ availability }) => availability === 'SOLD_OUT') ? 'SOLD_OUT' : null;
}

/**
 * The availability of a choice. `variant` is null for an incomplete choice or a combination that does not
 * exist.
 */
export interface Availability {
  variant: ProductVariant | null;
  /**
   * The units that can be ordered, in stock or beyond it: of the variant, or of all variants if none is
   * chosen.
   */
  stock: number;
  /** False for a complete choice that is not a variant of the product. */
  isOffered: boolean;
}

/** The price to show: of the chosen variant, or of all. The props of `Price`, without the currency. */
export function priceOf(
  product: Pick<ProductDetails_productFragment, 'salePrice' | 'regularPrice' | 'highestPrice'>,
  variant: ProductVariant | null,
) {
  const { salePrice, regularPrice } = variant ?? product;
  return {
    amount: salePrice,
    regularAmount: regularPrice,
    isFrom: variant === null && product.highestPrice > product.salePrice,
  };
}

/** The unit prices to show: of the chosen variant, or of all. */
export function unitPricesOf(
  { unitPrices }: Pick<ProductDetails_productFragment, 'unitPrices'>,
  variant: ProductVariant | null,
) {
  if (!variant) return unitPrices;
  const { unitPrice } = variant;
  return unitPrice && { lowest: unitPrice.price, highest: unitPrice.price, per: unitPrice.per };
}

/** The units of a variant that can be ordered, in stock or beyond it. */
const unitsOf = (variant: ProductVariant) =>
  orderableUnits({ ...variant, stock: variant.stock + variant.backorderable });

/** The availability of a choice, complete or not. */
export function availabilityOf(
  product: WithVariants,
  choice: ChosenOptions,
  isComplete: boolean,
): Availability {
  const variant = chosenVariant(product, choice) ?? null;
  const isOffered = variant !== null || !isComplete;
  const variants = variant ? [variant] : product.variants;
  const stock = variants.reduce((sum, each) => sum + unitsOf(each), 0);
  return { variant, isOffered, stock: isOffered ? stock : 0 };
}
