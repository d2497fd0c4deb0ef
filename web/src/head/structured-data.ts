import { pages } from '../navigation/pages.ts';
import { paths } from '../navigation/paths.ts';
import type {
  Availability,
  BlogPostQuery,
  ProductDetails_productFragment,
  ProductReviewsQuery,
} from '../gql/graphql.ts';
import { toDecimalText } from '../lib/money.ts';
import { type PricedContents, priceSpecification } from './price-specification.ts';
import { plainText } from './plain-text.ts';
import type { DeliveryTerms } from '../shop/delivery-terms.ts';
import type { Breadcrumb } from '../ui/layout/breadcrumbs.tsx';
import { chosenValues, type LooseOptions, optionsOf } from '../lib/chosen-options.ts';
import { type QuantityRules, smallestQuantity } from '../lib/quantity-rules.ts';
import { withChoice } from '../lib/options-in-url.ts';

const CONTEXT = 'https://schema.org';

/** The shop's data for schema.org descriptions; `baseUrl` is absolute, without a trailing slash. */
export interface ShopInfo {
  name: string;
  currencyCode: string;
  baseUrl: string;
}

/** The shop's delivery fee within its own country, and its return terms. */
export interface OfferTerms {
  /** ISO 3166-1 alpha-2 code of the shop's own country. */
  countryCode: string;
  delivery: DeliveryTerms;
  /** 0 if the shop offers no voluntary returns. */
  returnDays: number;
}

/** The shop as an organization. */
export function organizationData({ name, baseUrl }: ShopInfo): object {
  return { '@context': CONTEXT, '@type': 'Organization', name, url: `${baseUrl}/` };
}

/** The shop as a website with a search. */
export function webSiteData({ name, baseUrl }: ShopInfo): object {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name,
    url: `${baseUrl}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${baseUrl}${pages.shop.path}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

export function itemListData(
  { baseUrl }: ShopInfo,
  products: readonly { handle: string; title: string }[],
): object {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: products.map(({ handle, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: baseUrl + paths.product(handle),
    })),
  };
}

export function breadcrumbData({ baseUrl }: ShopInfo, breadcrumbs: readonly Breadcrumb[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, to = '' }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: baseUrl + to,
    })),
  };
}

/** A post of the blog. */
export function blogPostingData(
  shop: ShopInfo,
  post: NonNullable<BlogPostQuery['post']>,
  description: string,
): object {
  const { handle, title, author, tags, picture, datedAt, publishedAt } = post;
  const url = shop.baseUrl + paths.post(handle);
  const publisher = { '@type': 'Organization', name: shop.name, url: `${shop.baseUrl}/` };
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    datePublished: datedAt,
    dateModified: publishedAt,
    author: author === '' ? publisher : { '@type': 'Person', name: author },
    publisher,
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    ...(picture && { image: [absolute(shop, picture.url)] }),
  };
}

/**
 * A product with its price; one with several variants as a ProductGroup, as in Google's guide to product
 * variants (https://developers.google.com/search/docs/appearance/structured-data/product-variants). Its
 * rating covers only its reviews, without the initial rating of a sample product, and the reviews are those
 * on its page.
 */
export function productData(
  shop: ShopInfo,
  product: ProductDetails_productFragment,
  terms: OfferTerms,
  reviewed: ProductReviewsQuery['product'] = null,
): object {
  const url = shop.baseUrl + paths.product(product.handle);
  const [first, ...others] = product.variants;
  return {
    '@context': CONTEXT,
    name: product.title,
    description: plainText(product.descriptionHtml),
    ...(product.brand != null && { brand: { '@type': 'Brand', name: product.brand } }),
    category: product.category.label,
    ...imageData(shop, product.gallery),
    ...(others.length > 0
      ? groupData(shop, product, url, terms)
      : {
          '@type': 'Product',
          sku: first?.sku ?? product.id,
          ...gtinData(first?.barcode),
          ...(first && optionData(first)),
          offers: offerData(shop, { ...product, ...termsOfSale(first) }, url, terms),
        }),
    ...(reviewed && reviewed.reviewSummary.reviews > 0 && reviewData(reviewed)),
  };
}

function reviewData({ reviewSummary, reviews }: NonNullable<ProductReviewsQuery['product']>): object {
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: reviewSummary.rate,
      reviewCount: reviewSummary.reviews,
      bestRating: 5,
    },
    review: reviews.nodes.map(({ stars, title, text, authorName, createdAt }) => ({
      '@type': 'Review',
      name: title,
      reviewBody: text,
      author: { '@type': 'Person', name: authorName },
      datePublished: createdAt.slice(0, 10),
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
    })),
  };
}

function groupData(
  shop: ShopInfo,
  product: ProductDetails_productFragment,
  url: string,
  terms: OfferTerms,
): object {
  return {
    '@type': 'ProductGroup',
    productGroupID: product.id,
    url,
    variesBy: [
      ...(product.colours.length > 0 ? [`${CONTEXT}/color`] : []),
      ...(product.sizes.length > 0 ? [`${CONTEXT}/size`] : []),
      ...product.otherOptions.map(({ name }) => name),
    ],
    hasVariant: product.variants.map((variant) => {
      const options = optionsOf(variant);
      return {
        '@type': 'Product',
        name: [product.title, ...chosenValues(options)].join(', '),
        sku: variant.sku ?? variant.id,
        ...gtinData(variant.barcode),
        ...optionData(variant),
        ...imageData(shop, [variant.image]),
        offers: offerData(
          shop,
          { ...variant, runningPriceCampaign: product.runningPriceCampaign },
          url + withChoice('', options),
          terms,
        ),
      };
    }),
  };
}

/** How a product's only variant is sold. */
function termsOfSale(variant: ProductDetails_productFragment['variants'][number] | undefined) {
  const { requiresShipping, leadTimeDays, minimumQuantity, quantityStep, maximumQuantity } = variant ?? {};
  const { unitMeasure, unitPrice } = variant ?? {};
  const contents = { unitMeasure, unitPrice };
  return { requiresShipping, leadTimeDays, minimumQuantity, quantityStep, maximumQuantity, ...contents };
}

function optionData({ colour, size }: LooseOptions): object {
  return { ...(colour && { color: colour }), ...(size && { size }) };
}

/** A product or one of its variants. */
interface PricedThing extends QuantityRules, PricedContents {
  availability: Availability;
  availableFrom?: string | null | undefined;
  requiresShipping?: boolean | undefined;
  /** If it is made to order: the days until it ships. */
  leadTimeDays?: number | null | undefined;
  runningPriceCampaign?: { endsAt: string } | null | undefined;
}

const availabilities: Record<Availability, string> = {
  IN_STOCK: 'InStock',
  BACKORDER: 'BackOrder',
  PREORDER: 'PreOrder',
  SOLD_OUT: 'OutOfStock',
};
/** schema.org has no property for a step. */
function quantityData(rules: QuantityRules): object {
  const { maximumQuantity } = rules;
  const minValue = smallestQuantity(rules);
  if (minValue === 1 && maximumQuantity == null) return {};
  const maximum = maximumQuantity == null ? {} : { maxValue: maximumQuantity };
  return {
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue, ...maximum, unitCode: 'C62' },
  };
}

function offerData(
  { currencyCode, name }: ShopInfo,
  priced: PricedThing,
  url: string,
  { countryCode, delivery: { fee, freeFrom }, returnDays }: OfferTerms,
): object {
  const { salePrice, availableFrom, requiresShipping = true, leadTimeDays, runningPriceCampaign } = priced;
  const isMadeToOrder = priced.availability === 'IN_STOCK' && leadTimeDays != null;
  const availability = isMadeToOrder ? 'MadeToOrder' : availabilities[priced.availability];
  const isFree = freeFrom != null && salePrice >= freeFrom;
  return {
    '@type': 'Offer',
    url,
    price: toDecimalText(salePrice, currencyCode),
    priceCurrency: currencyCode,
    ...priceSpecification(priced, currencyCode),
    ...(runningPriceCampaign && { priceValidUntil: runningPriceCampaign.endsAt }),
    availability: `${CONTEXT}/${availability}`,
    ...(priced.availability === 'PREORDER' && { availabilityStarts: availableFrom }),
    ...quantityData(priced),
    ...(leadTimeDays != null && {
      deliveryLeadTime: { '@type': 'QuantitativeValue', value: leadTimeDays, unitCode: 'DAY' },
    }),
    itemCondition: `${CONTEXT}/NewCondition`,
    seller: { '@type': 'Organization', name },
    ...(requiresShipping && {
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: {
          '@type': 'MonetaryAmount',
          value: toDecimalText(isFree ? 0 : fee, currencyCode),
          currency: currencyCode,
        },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: countryCode },
      },
    }),
    ...(requiresShipping &&
      returnDays > 0 && {
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: countryCode,
          returnPolicyCategory: `${CONTEXT}/MerchantReturnFiniteReturnWindow`,
          merchantReturnDays: returnDays,
          returnMethod: `${CONTEXT}/ReturnByMail`,
        },
      }),
  };
}

/** A barcode is free text by the merchant; only a GTIN, whose last digit checks the others, means more. */
function gtinData(barcode: string | null | undefined): object {
  if (!barcode || !/^(\d{8}|\d{12,14})$/u.test(barcode)) return {};
  const digits = [...barcode].map(Number).toReversed();
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? { gtin: barcode } : {};
}

/** Search engines reject a product that says a placeholder is its picture; it may have none. */
function imageData(shop: ShopInfo, pictures: readonly { url: string }[]): object {
  const urls = pictures.filter((picture) => !isPlaceholder(picture)).map(({ url }) => absolute(shop, url));
  return urls.length > 0 ? { image: urls } : {};
}

/** Whether the shop shows this picture because the product has none. */
export function isPlaceholder({ url }: { url: string }): boolean {
  return url.startsWith('/placeholders/');
}

function absolute({ baseUrl }: ShopInfo, url: string): string {
  return new URL(url, baseUrl).href;
}
