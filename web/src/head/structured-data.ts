import { pages } from '../navigation/pages.ts';
import { paths } from '../navigation/paths.ts';
import type { ProductDetails_productFragment } from '../gql/graphql.ts';
import { toDecimalText } from '../lib/money.ts';
import type { Breadcrumb } from '../ui/layout/breadcrumbs.tsx';

const CONTEXT = 'https://schema.org';

/** What schema.org descriptions need to know about the shop; `baseUrl` is absolute, without a trailing slash. */
export interface ShopInfo {
  name: string;
  currencyCode: string;
  baseUrl: string;
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

/** A list of products, in this order. */
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

/** The breadcrumbs of a page. */
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

/** A product with its price, and its rating if there is one. */
export function productData(
  { baseUrl, currencyCode, name }: ShopInfo,
  product: ProductDetails_productFragment,
): object {
  const url = baseUrl + paths.product(product.handle);
  const { rate, reviews } = product.rating;
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: product.title,
    description: product.description,
    ...(product.brand != null && { brand: { '@type': 'Brand', name: product.brand } }),
    sku: product.id,
    category: product.category.label,
    image: product.gallery.map((picture) => new URL(picture.url, baseUrl).href),
    offers: {
      '@type': 'Offer',
      url,
      price: toDecimalText(product.salePrice, currencyCode),
      priceCurrency: currencyCode,
      availability: `${CONTEXT}/${product.inStock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: `${CONTEXT}/NewCondition`,
      seller: { '@type': 'Organization', name },
    },
    ...(reviews > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rate, reviewCount: reviews, bestRating: 5 },
    }),
  };
}
