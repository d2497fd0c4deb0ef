import { type Message, message } from '../../../shared/messages/message.ts';
import type { LocalDate } from '../../../shared/time/local-date.ts';
import type { MinorUnits } from '../../../shared/money/money.ts';
import type { Colour, Picture } from '../pictures/picture.ts';
import type { OtherOption } from '../products/product.entity.ts';
import type { QuantityRules } from './quantity-rules.ts';
import { backorderedOf, type Combination, optionWords, type VariantOptions } from './variant-rules.ts';

/** The data of a variant needed for buying. A variant that is no longer offered can't be bought. */
export interface SellableVariant extends Combination, QuantityRules {
  id: string;
  salePrice: MinorUnits;
  /**
   * The price without a running campaign; null when none is running. Only set for cart lines, like the next
   * field.
   */
  baseSalePrice?: MinorUnits | null;
  /** The price in its last campaign; null when there was none, or the price is what the customer last saw. */
  lastSalePrice?: MinorUnits | null;
  /** Units that can be ordered. */
  stock: number;
  /** Units of `stock` that are not there yet, and ship later. */
  backorderable: number;
  /** A day in the future, from which these ship. */
  availableFrom: LocalDate | null;
  /** Weight of one unit in grams; null: unknown. */
  weight: number | null;
  requiresShipping: boolean;
  leadTimeDays: number | null;
  /** Null: the product's picture in its color. */
  image: Picture | null;
  isWithdrawn: boolean;
}

/** The data of a product needed for buying. A withdrawn product can't be bought. */
export interface SellableProduct {
  id: string;
  title: string;
  image: Picture;
  colours: readonly Colour[];
  sizes: readonly string[];
  otherOptions: readonly OtherOption[];
  /** Null: the standard tax class. */
  taxClassId: string | null;
  /** The key of its product type, which may have been deleted since. */
  type: string | null;
  isWithdrawn: boolean;
  /** Includes those that are no longer offered. */
  variants: readonly SellableVariant[];
}

/** Units of each line that are not in stock yet. Lines with the same variant share its stock. */
export function unitsBeyondStock(
  lines: readonly { variantId: string; quantity: number; variant: SellableVariant }[],
): number[] {
  const ofEach = Map.groupBy(lines, ({ variantId }) => variantId);
  const beyond = new Map(
    [...ofEach].map(([variantId, ofVariant]) => {
      const { stock, backorderable } = ofVariant[0]?.variant ?? { stock: 0, backorderable: 0 };
      const quantity = ofVariant.reduce((sum, line) => sum + line.quantity, 0);
      return [variantId, Math.min(backorderable, Math.max(0, quantity - (stock - backorderable)))];
    }),
  );
  return backorderedOf(lines, beyond);
}

/** The picture of a variant: its own, else the product's in its color, else the product's main picture. */
export function imageOf(
  variant: { colour?: string | null | undefined; image?: Picture | null | undefined },
  product: { image: Picture; colours: readonly Colour[] },
): Picture {
  const inColour = product.colours.find(({ name }) => name === variant.colour)?.image;
  return variant.image ?? inColour ?? product.image;
}

export function optionsOf(product: {
  colours: readonly Colour[];
  sizes: readonly string[];
  otherOptions: readonly OtherOption[];
}): VariantOptions {
  return {
    colours: product.colours.map((colour) => colour.name),
    sizes: product.sizes,
    others: product.otherOptions.map(({ values }) => values),
  };
}

/** The name of a variant: the product's title and the chosen options. */
export function variantTitle({ title, ...combination }: Combination & { title: string }): string | Message {
  const options = optionWords(combination);
  return options === '' ? title : message('variant.title', { title, options });
}
