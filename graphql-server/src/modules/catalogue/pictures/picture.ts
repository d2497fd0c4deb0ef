/** One file of a picture; `width` in pixels. */
export interface PictureSource {
  url: string;
  width: number;
  /** The same in AVIF, where that is smaller. */
  avifUrl?: string;
}

/** What of a picture must stay visible where it is cropped, as fractions of its width and height. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** A picture as stored with products and order lines; width and height of the largest file, in pixels. */
export interface Picture {
  /** The asset that it is; left out of a picture whose URL is all that the shop has of it. */
  assetId?: string;
  url: string;
  alt: string;
  width: number;
  height: number;
  sources: PictureSource[];
  /** A tiny version as a `data:` URL, to be shown while the picture loads. */
  placeholder?: string | null;
  /** Left out: its middle. */
  focalPoint?: FocalPoint;
  /**
   * The placeholder of the product's category, for when the picture can't be loaded. Derived, never stored.
   */
  fallbackUrl?: string;
}

/** A colour of a product; `image` shows the product in it, or is null. */
export interface Colour {
  name: string;
  hex: string;
  image: Picture | null;
}
