import type { Colour, Picture } from '../products/picture.ts';
import type { Product } from '../products/product.ts';

/** What of a product matters to whoever buys it. Price in cents; a withdrawn product can't be bought. */
export interface SellableProduct {
  id: string;
  title: string;
  image: Picture;
  /** Pictures of the product in its colours, by the colour's name; colours without one are left out. */
  colourImages: ReadonlyMap<string, Picture>;
  salePrice: number;
  stock: number;
  isWithdrawn: boolean;
  options: VariantOptions;
}

/** The names to choose from; an empty list is no choice. */
export interface VariantOptions {
  colours: string[];
  sizes: string[];
}

/** The pictures of a product in its colours, by the colour's name. */
export function colourImagesOf(colours: readonly Colour[]): Map<string, Picture> {
  return new Map(colours.flatMap(({ name, image }) => (image ? [[name, image]] : [])));
}

/** What a product looks like in a colour; null is no choice. */
export function imageIn(colour: string | null, { image, colourImages }: SellableProduct): Picture {
  return colourImages.get(colour ?? '') ?? image;
}

/** The choices of a product. */
export function optionsOf(product: { colours: readonly Colour[]; sizes: readonly string[] }): VariantOptions {
  return { colours: product.colours.map((colour) => colour.name), sizes: [...product.sizes] };
}

/** What of a product in the catalogue matters to whoever buys it. */
export function toSellableProduct(product: Product): SellableProduct {
  const { id, title, image, salePrice, stock, colours } = product;
  const looks = { title, image, colourImages: colourImagesOf(colours) };
  return { id, ...looks, salePrice, stock, isWithdrawn: false, options: optionsOf(product) };
}
