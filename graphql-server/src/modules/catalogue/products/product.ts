import type { MinorUnits } from '../../../shared/money/money.ts';
import type { Colour, Picture } from '../pictures/picture.ts';
import type { ProductListing } from '../listing/product-listing.ts';

/** What a product offers to choose besides colour and size, under the merchant's name for it. */
export interface OtherOption {
  name: string;
  values: string[];
}

/** An average of 0 to 5, with one decimal, and of how many. */
export interface Rating {
  rate: number;
  reviews: number;
}

/** What a product's rating is made of. */
export interface ReviewSummary {
  /** The average of the approved reviews; null without any. */
  rate: number | null;
  reviews: number;
  /** From 5 stars down to 1. */
  counts: { stars: number; reviews: number }[];
  /** What a product of the sample starts from. */
  startingRating: Rating | null;
}

/** What lists show of a product, derived values included. */
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

/** A product as the rest of the code sees it, derived values included. */
export interface Product extends ProductListing, ProductCard {
  /** Changes with each edit by staff. */
  version: string;
  /** Whether shoppers can see and buy it now. */
  isPublished: boolean;
  description: string;
  /** What staff edit: the prices without the campaign that is running. */
  baseSalePrice: MinorUnits;
  baseRegularPrice: MinorUnits | null;
  /** The campaign that its prices follow; null for none. */
  campaignId: string | null;
  /** How it is taxed; null: as the standard class is. */
  taxClassId: string | null;
  /** ISO 3166-1 alpha-2; null: nobody knows. */
  originCountry: string | null;
  /** Digits of the Harmonized System or a tariff made of it; null: nobody knows. */
  customsCode: string | null;
  reviewSummary: ReviewSummary;
  gallery: Picture[];
  createdAt: Date;
  /** When it changed last, but for its stock and ratings. */
  updatedAt: Date;
  /** Null unless it was deleted. */
  deletedAt: Date | null;
}
