/** One file of a picture; `width` in pixels. */
export interface PictureSource {
  url: string;
  width: number;
}

/** A picture as stored with products and order lines; width and height of the largest file, in pixels. */
export interface Picture {
  url: string;
  alt: string;
  width: number;
  height: number;
  sources: PictureSource[];
  /** The placeholder of the product's category, for when the picture can't be loaded. Derived, never stored. */
  fallbackUrl?: string;
}

/** A colour of a product; `image` shows the product in it, or is null. */
export interface Colour {
  name: string;
  hex: string;
  image: Picture | null;
}
