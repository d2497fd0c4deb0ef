/** One file of a picture; `width` in pixels. */
export interface PictureSource {
  url: string;
  width: number;
  /** The same file in AVIF, where that is smaller. */
  avifUrl?: string;
}

/** The point of a picture that stays visible when it is cropped, as fractions of its width and height. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** A picture as stored with products and order lines; width and height of the largest file, in pixels. */
export interface Picture {
  /** The asset of the picture; missing when the shop only knows its URL. */
  assetId?: string;
  url: string;
  alt: string;
  width: number;
  height: number;
  sources: PictureSource[];
  /** A tiny version as a `data:` URL, to be shown while the picture loads. */
  placeholder?: string | null;
  /** By default the center. */
  focalPoint?: FocalPoint;
  /**
   * The placeholder of the product's category, for when the picture can't be loaded. Derived, never stored.
   */
  fallbackUrl?: string;
}

/**
 * A color of a product; `image` shows the product in that color, or is null. Without `hex`, shoppers choose
 * it by its name.
 */
export interface Colour {
  name: string;
  hex: string | null;
  image: Picture | null;
}
