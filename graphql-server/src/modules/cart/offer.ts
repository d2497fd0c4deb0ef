import type { Colour, Picture } from '../catalogue/picture.ts';

/** What of a product matters to whoever buys it. Price in cents; a withdrawn product can't be bought. */
export interface Offer {
  id: string;
  title: string;
  image: Picture;
  salePrice: number;
  stock: number;
  isWithdrawn: boolean;
  choices: Choices;
}

/** The names to choose from; an empty list is no choice. */
export interface Choices {
  colours: string[];
  sizes: string[];
}

/** The choices of a product. */
export function choicesOf(product: { colours: readonly Colour[]; sizes: readonly string[] }): Choices {
  return { colours: product.colours.map((colour) => colour.name), sizes: [...product.sizes] };
}
