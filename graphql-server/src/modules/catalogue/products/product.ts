import type { MinorUnits } from '../../../shared/money/money.ts';
import type { Colour, Picture } from '../pictures/picture.ts';
import type { ProductListing } from '../listing/product-listing.ts';

/** A product's third option besides color and size, with the merchant's name for it. */
export interface OtherOption {
  name: string;
  values: string[];
}

/** An average of 0 to 5 with one decimal, and the number of reviews. */
export interface Rating {
  rate: number;
  reviews: number;
}

/** The reviews behind a product's rating. */
export interface ReviewSummary {
  /** The average of the approved reviews; null without any. */
  rate: number | null;
  reviews: number;
  /** From 5 stars down to 1. */
  counts: { stars: number; reviews: number }[];
}

/** What lists show of a product, including derived values. */
export interface ProductCard {
  id: string;
  handle: string;
  title: string;
  salePrice: MinorUnits;
  highestPrice: MinorUnits;
  regularPrice: MinorUnits | null;
  discount: number | null;
  category: { id: string; slug: string; label: string };
  rating: Rating;
  colours: Colour[];
  sizes: string[];
  otherOption: OtherOption | null;
  isNew: boolean;
  stock: number;
  inStock: boolean;
  image: Picture;
}

/** A product as the rest of the code uses it, including derived values. */
export interface Product extends ProductListing, ProductCard {
  /** Changes with each edit by staff. */
  version: string;
  /** Whether shoppers can currently see and buy it. */
  isPublished: boolean;
  description: string;
  /** The prices that staff edit, without a running campaign. */
  baseSalePrice: MinorUnits;
  baseRegularPrice: MinorUnits | null;
  /** The campaign that currently sets its prices; null for none. */
  campaignId: string | null;
  /** Null: the standard tax class. */
  taxClassId: string | null;
  /** ISO 3166-1 alpha-2; null: unknown. */
  originCountry: string | null;
  /** Digits of the Harmonized System or a tariff based on it; null: unknown. */
  customsCode: string | null;
  reviewSummary: ReviewSummary;
  gallery: Picture[];
  createdAt: Date;
  /** Time of the last change, apart from stock and ratings. */
  updatedAt: Date;
  /** Null unless it is deleted. */
  deletedAt: Date | null;
}
