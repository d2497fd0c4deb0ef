import type { Colour, Picture } from './picture.ts';

/** A product as the rest of the code sees it, derived values included. Prices in cents. */
export interface Product {
  id: string;
  title: string;
  description: string;
  salePrice: number;
  regularPrice: number | null;
  discount: number | null;
  category: { slug: string; label: string };
  rating: { rate: number; reviews: number };
  colours: Colour[];
  sizes: string[];
  isNew: boolean;
  stock: number;
  inStock: boolean;
  image: Picture;
  gallery: Picture[];
  createdAt: Date;
}
