import type { MinorUnits } from '../../../shared/money.ts';
import type { Colour, Picture } from '../pictures/picture.ts';
import type { Product } from '../products/product.ts';

/** What buying needs to know about a product. A withdrawn product can't be bought. */
export interface SellableProduct {
  id: string;
  title: string;
  image: Picture;
  /** Pictures of the product by colour name; colours without a picture are missing. */
  colourImages: ReadonlyMap<string, Picture>;
  salePrice: MinorUnits;
  stock: number;
  isWithdrawn: boolean;
  options: VariantOptions;
}

/** The colours and sizes to choose from; an empty list means there is nothing to choose. */
export interface VariantOptions {
  colours: string[];
  sizes: string[];
}

/** The pictures of a product by colour name. */
export function colourImagesOf(colours: readonly Colour[]): Map<string, Picture> {
  return new Map(colours.flatMap(({ name, image }) => (image ? [[name, image]] : [])));
}

/** The picture of a product in a colour; null: no colour chosen. */
export function imageIn(colour: string | null, { image, colourImages }: SellableProduct): Picture {
  return colourImages.get(colour ?? '') ?? image;
}

export function optionsOf(product: { colours: readonly Colour[]; sizes: readonly string[] }): VariantOptions {
  return { colours: product.colours.map((colour) => colour.name), sizes: [...product.sizes] };
}

/** What buying needs to know about a product in the catalogue. */
export function toSellableProduct(product: Product): SellableProduct {
  const { id, title, image, salePrice, stock, colours } = product;
  const looks = { title, image, colourImages: colourImagesOf(colours) };
  return { id, ...looks, salePrice, stock, isWithdrawn: false, options: optionsOf(product) };
}
