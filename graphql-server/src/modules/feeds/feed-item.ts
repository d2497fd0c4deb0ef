import type { LocalDate } from '../../shared/time/local-date.ts';
import { cutText } from '../../shared/cut-text.ts';
import { toDecimalText } from '../../shared/money/money.ts';
import { variantLink } from '../../shared/web-links.ts';
import type { RunningPriceCampaign } from '../catalogue/price-campaigns/current-campaigns.ts';
import { isPlaceholder } from '../catalogue/products/placeholder-picture.ts';
import type { Product } from '../catalogue/products/product-query.ts';
import type { Availability } from '../catalogue/filters/availability.ts';
import { isGtin } from '../catalogue/variants/gtin.ts';
import type { MeasureUnit, UnitMeasure } from '../catalogue/unit-prices/unit-price.ts';
import type { VariantOfProduct } from '../catalogue/variants/variant.ts';
import {
  feedProblems,
  feedTitle,
  type GoogleDetails,
  hasIdentifier,
  isRejected,
  MAX_TITLE,
} from './feed-problems.ts';
import type { ShippingPrice } from './feed-shipping.ts';

/** A variant in feeds. All URLs are absolute, and prices decimal numbers in the shop's currency. */
export interface FeedItem extends GoogleDetails {
  id: string;
  /** The product's id if it has several variants. */
  groupId: string | null;
  title: string;
  /** Without markup. */
  description: string;
  url: string;
  /** The variant's own first; empty if it has none. */
  images: string[];
  inStock: boolean;
  availability: Availability;
  /** A day in the future, from which it ships if it is not in stock. */
  availableFrom: LocalDate | null;
  currency: string;
  price: string;
  /** The price before the reduction; null if it is not reduced. */
  regularPrice: string | null;
  /** When a price campaign reduces it; null otherwise. */
  reducedFrom: Date | null;
  reducedUntil: Date | null;
  brand: string | null;
  gtin: string | null;
  sku: string | null;
  hasIdentifier: boolean;
  color: string | null;
  size: string | null;
  /** The path to the main category, from the top. */
  categories: readonly string[];
  /** What it contains, and what its unit price refers to, as Google writes them: "750ml", "1l". */
  unitMeasure: string | null;
  unitPriceBase: string | null;
  /** In grams. */
  weight: number | null;
  /** If it is made to order: the days until it ships. */
  leadTimeDays: number | null;
  requiresShipping: boolean;
  shipping: { countryCode: string; service: string; price: string }[];
  /** Whether shopping services would reject it. */
  isRejected: boolean;
}

/** What an item says besides its variant. */
export interface FeedTerms {
  currency: string;
  /** The shop's public URL, without a trailing slash. */
  baseUrl: string;
  /** The product's description without markup. */
  description: string;
  isGroup: boolean;
  campaign: RunningPriceCampaign | null;
  categories: readonly string[];
  google: GoogleDetails;
  shipping: readonly ShippingPrice[];
}

/** How many pictures Google's specification allows besides the main one. */
const MAX_FURTHER_PICTURES = 10;

export function toFeedItem(variant: VariantOfProduct, terms: FeedTerms): FeedItem {
  const { product, salePrice, regularPrice, baseSalePrice, sku, barcode } = variant;
  const { currency, baseUrl, campaign } = terms;
  const price = (amount: number) => toDecimalText(amount, currency);
  const isReduced = regularPrice !== null && regularPrice > salePrice;
  const period = isReduced && salePrice < baseSalePrice ? campaign : null;
  return {
    id: variant.id,
    groupId: terms.isGroup ? product.id : null,
    title: cutText(feedTitle(variant), MAX_TITLE),
    description: terms.description,
    url: baseUrl + variantLink(product.handle, variant),
    images: picturesOf(variant).map((url) => new URL(url, baseUrl).href),
    inStock: variant.inStock,
    availability: variant.availability,
    availableFrom: variant.availability === 'PREORDER' ? variant.availableFrom : null,
    currency,
    price: price(salePrice),
    regularPrice: isReduced ? price(regularPrice) : null,
    reducedFrom: period?.startsAt ?? null,
    reducedUntil: period?.endsAt ?? null,
    brand: product.brand,
    gtin: isGtin(barcode) ? barcode : null,
    sku,
    hasIdentifier: hasIdentifier(variant),
    color: variant.colour,
    size: variant.size,
    categories: terms.categories,
    ...terms.google,
    ...googleMeasures(variant),
    weight: variant.weight,
    leadTimeDays: variant.leadTimeDays,
    requiresShipping: variant.requiresShipping,
    shipping: terms.shipping.map((each) => ({ ...each, price: price(each.price) })),
    isRejected: isRejected(feedProblems(variant, terms.google)),
  };
}

/** Google's names of units that differ. It knows no millimeters. */
const googleUnits: Partial<Record<MeasureUnit, string>> = { M3: 'cbm', M2: 'sqm', PIECE: 'ct' };
/** The bases of unit prices that Google allows; it takes others for errors. */
const googleAmounts = new Set([1, 2, 4, 8, 10, 100]);
const googleBases = new Set(['75cl', '750ml', '50kg', '1000kg']);

function googleMeasures({
  unitMeasure,
  unitPrice,
}: Pick<VariantOfProduct, 'unitMeasure' | 'unitPrice'>): Pick<FeedItem, 'unitMeasure' | 'unitPriceBase'> {
  if (!unitMeasure || !unitPrice) return { unitMeasure: null, unitPriceBase: null };
  const { per } = unitPrice;
  const base = googleMeasure(per);
  const isAllowed = (googleAmounts.has(per.amount) && per.unit !== 'MM') || googleBases.has(base);
  return { unitMeasure: googleMeasure(unitMeasure), unitPriceBase: isAllowed ? base : null };
}

function googleMeasure({ amount, unit }: UnitMeasure): string {
  return unit === 'MM' ? `${amount / 10}cm` : `${amount}${googleUnits[unit] ?? unit.toLowerCase()}`;
}

/** The picture of the variant, and those of the product that do not show another color. */
function picturesOf({ image, colour, product }: VariantOfProduct): string[] {
  if (isPlaceholder(image)) return [];
  const ofOthers = colourPictures(product).filter(({ name }) => name !== colour);
  const further = product.gallery
    .filter((picture) => !isPlaceholder(picture) && !ofOthers.some(({ url }) => url === picture.url))
    .map(({ url }) => url)
    .filter((url) => url !== image.url);
  return [image.url, ...further.slice(0, MAX_FURTHER_PICTURES)];
}

function colourPictures({ colours }: Product) {
  return colours.flatMap(({ name, image }) => (image ? [{ name, url: image.url }] : []));
}
