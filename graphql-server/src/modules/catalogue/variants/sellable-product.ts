import { type Message, message } from '../../../shared/messages/message.ts';
import type { MinorUnits } from '../../../shared/money/money.ts';
import type { Colour, Picture } from '../pictures/picture.ts';
import type { OtherOption } from '../products/product.ts';
import { type Combination, optionWords, type VariantOptions } from './variant-rules.ts';

/** What buying needs to know about a variant. One that is no longer offered can't be bought. */
export interface SellableVariant extends Combination {
  id: string;
  salePrice: MinorUnits;
  /**
   * What it costs without the campaign that is running; null when none is. Only of lines in a cart, like the
   * next.
   */
  baseSalePrice?: MinorUnits | null;
  /**
   * What it cost in its last campaign; null when it was in none, or when it costs what the customer last saw.
   */
  lastSalePrice?: MinorUnits | null;
  stock: number;
  /** Of one unit in grams; null: nobody knows. */
  weight: number | null;
  /** Null: the product's picture in its colour. */
  image: Picture | null;
  isWithdrawn: boolean;
}

/** What buying needs to know about a product. A withdrawn product can't be bought. */
export interface SellableProduct {
  id: string;
  title: string;
  image: Picture;
  colours: readonly Colour[];
  sizes: readonly string[];
  otherOption: OtherOption | null;
  /** How it is taxed; null: as the standard class is. */
  taxClassId: string | null;
  isWithdrawn: boolean;
  /** Those that are no longer offered are among them. */
  variants: readonly SellableVariant[];
}

/** The picture of a variant: its own, or that of the product in its colour, or the product's. */
export function imageOf(
  variant: { colour?: string | null | undefined; image?: Picture | null | undefined },
  product: { image: Picture; colours: readonly Colour[] },
): Picture {
  const inColour = product.colours.find(({ name }) => name === variant.colour)?.image;
  return variant.image ?? inColour ?? product.image;
}

/** The options of a product, by name. */
export function optionsOf(product: {
  colours: readonly Colour[];
  sizes: readonly string[];
  otherOption?: OtherOption | null | undefined;
}): VariantOptions {
  return {
    colours: product.colours.map((colour) => colour.name),
    sizes: product.sizes,
    others: product.otherOption?.values ?? [],
  };
}

/** A variant by name: the product's title, and the options that were chosen. */
export function variantTitle({ title, ...combination }: Combination & { title: string }): string | Message {
  const options = optionWords(combination);
  return options === '' ? title : message('variant.title', { title, options });
}
