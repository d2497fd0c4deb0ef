import type { ProductDetails_productFragment } from '../../../gql/graphql.ts';
import {
  type ChosenOptions,
  haveSameOptions,
  type OptionKind,
  optionKinds,
} from '../../../lib/chosen-options.ts';

/** A product with its variants, as far as choosing one needs it. */
export type WithVariants = Pick<ProductDetails_productFragment, 'variants'>;

type ProductVariant = ProductDetails_productFragment['variants'][number];

/**
 * The variant that is chosen; undefined while the choice is incomplete, and for a combination that is not
 * offered.
 */
export function chosenVariant({ variants }: WithVariants, choice: ChosenOptions): ProductVariant | undefined {
  return variants.find((variant) => haveSameOptions(variant, choice));
}

/** Why a value of an option can't be bought together with the rest of the choice; null when it can. */
export function obstacleOf(
  { variants }: WithVariants,
  option: OptionKind,
  value: string,
  choice: ChosenOptions,
): 'SOLD_OUT' | 'NOT_OFFERED' | null {
  const wanted = { ...choice, [option]: value };
  const possible = variants.filter((variant) =>
    optionKinds.every((kind) => wanted[kind] === null || variant[kind] === wanted[kind]),
  );
  if (possible.length === 0) return 'NOT_OFFERED';
  return possible.every(({ stock }) => stock === 0) ? 'SOLD_OUT' : null;
}

/** What a choice comes to. `variant` is null while the choice is incomplete, and for what is not offered. */
export interface Availability {
  variant: ProductVariant | null;
  /** Units that can be ordered: of the variant, or of all together while nothing is decided. */
  stock: number;
  /** False for a complete choice of what the product does not come in. */
  isOffered: boolean;
}

/** What a choice comes to, complete or not. */
export function availabilityOf(
  product: WithVariants & { stock: number },
  choice: ChosenOptions,
  isComplete: boolean,
): Availability {
  const variant = chosenVariant(product, choice) ?? null;
  const isOffered = variant !== null || !isComplete;
  return { variant, isOffered, stock: isOffered ? (variant?.stock ?? product.stock) : 0 };
}
