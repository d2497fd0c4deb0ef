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
}

/** A colour of a product; `image` is the product in it, or null. */
export interface Colour {
  name: string;
  hex: string;
  image: Picture | null;
}
