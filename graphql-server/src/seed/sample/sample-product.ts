import type { ProductAttribute } from '../../modules/catalogue/listing/product-listing.ts';

/** A product of the sample catalogue. Prices in cents. */
export interface SampleProduct {
  /** Names its colours in colours.json and its pictures in pictures.generated.json. Never changed: its id comes from it. */
  key: string;
  title: string;
  description: string;
  salePrice: number;
  regularPrice?: number;
  /** Smallest first. */
  sizes?: string[];
  stock: number;
  rating: { rate: number; reviews: number };
  isNew?: boolean;
  brand?: string;
  /** In lower case. */
  tags?: string[];
  attributes?: ProductAttribute[];
}
