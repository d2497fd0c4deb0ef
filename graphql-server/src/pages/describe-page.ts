import type { Picture } from '../modules/catalogue/products/picture.ts';
import type { Product } from '../modules/catalogue/products/product.ts';
import type { Services } from '../services.ts';
import { toPageRequest } from '../shared/connection.ts';
import { toDecimalText } from '../shared/money.ts';
import type { ListedProduct } from './listed-products.ts';
import type { PageHead } from './page-head.ts';
import { type Page, pageAt } from './public-pages.ts';
import promoImages from './promo-images.generated.json' with { type: 'json' };
import {
  breadcrumbData,
  itemListData,
  organizationData,
  productData,
  type ShopInfo,
  webSiteData,
} from './structured-data.ts';

const LISTED_PRODUCTS = 24;
/** About as much of a description as search engines show. */
const MAX_DESCRIPTION = 160;

/** The status and head of a path's page. */
export interface DescribedPage {
  status: 200 | 404 | 503;
  head: PageHead;
}

/** The products that the rendered page lists; null when it was not rendered. */
type Listed = Promise<readonly ListedProduct[] | null>;

/**
 * Describes a page, with at most one statement, or none when rendering has already read the data. `baseUrl` is absolute
 * and without a trailing slash.
 */
export async function describePage(
  path: string,
  services: Services,
  baseUrl: string,
  listed: Listed,
): Promise<DescribedPage> {
  const { name, currencyCode } = services.shop;
  const facts: ShopInfo = { name, currencyCode, baseUrl };
  const found = pageAt(path);
  if (!found) return notFound(facts);
  if (found.page.path === '/shop/:id') {
    const product = await services.catalogue.find(found.id ?? '');
    return product ? { status: 200, head: productHead(facts, product) } : notFound(facts);
  }
  const structuredData = await structuredDataOf(found.page, facts, listed, services);
  return { status: 200, head: { ...plainHead(found.page, facts), structuredData } };
}

/** The description of a page while the database does not answer. Search engines retry after a 503. */
export function undescribedPage({ shop }: Services, baseUrl: string): DescribedPage {
  const head = plainHead(
    { path: '', title: 'Please come back soon', description: null },
    { ...shop, baseUrl },
  );
  return { status: 503, head };
}

async function structuredDataOf(
  page: Page,
  facts: ShopInfo,
  listed: Listed,
  services: Services,
): Promise<object[]> {
  if (page.path === '/') return [organizationData(facts), webSiteData(facts)];
  if (page.description === null) return [];
  const breadcrumbs = breadcrumbData(facts, [
    ['Home', '/'],
    [page.title, page.path],
  ]);
  if (page.path !== '/shop') return [breadcrumbs];
  return [breadcrumbs, itemListData(facts, (await listed) ?? (await firstProducts(services)))];
}

async function firstProducts({ catalogue }: Services): Promise<readonly ListedProduct[]> {
  const { nodes } = await catalogue.list({}, 'FEATURED', toPageRequest(LISTED_PRODUCTS, null));
  return nodes;
}

function plainHead({ path, title, description, promoImage }: Page, { name, baseUrl }: ShopInfo): PageHead {
  return {
    title: path === '/' ? `${name}: ${title}` : `${title} - ${name}`,
    description: description ?? '',
    canonical: description === null ? null : baseUrl + path,
    siteName: name,
    type: 'website',
    image: promoImage ? promoImageOf(baseUrl, promoImages[promoImage]) : null,
    properties: {},
    structuredData: [],
  };
}

function notFound(facts: ShopInfo): DescribedPage {
  return { status: 404, head: plainHead({ path: '', title: '404 Not Found', description: null }, facts) };
}

function productHead(facts: ShopInfo, product: Product): PageHead {
  const path = `/shop/${product.id}`;
  return {
    ...plainHead({ path, title: product.title, description: shortened(product.description) }, facts),
    type: 'product',
    image: productImage(facts.baseUrl, product.image),
    properties: {
      'product:price:amount': toDecimalText(product.salePrice, facts.currencyCode),
      'product:price:currency': facts.currencyCode,
      'product:availability': product.inStock ? 'in stock' : 'out of stock',
    },
    structuredData: [
      productData(facts, product),
      breadcrumbData(facts, [
        ['Home', '/'],
        ['Shop', '/shop'],
        [product.title, path],
      ]),
    ],
  };
}

function promoImageOf(baseUrl: string, { url, alt, width, height }: (typeof promoImages)['hero-phone']) {
  return { url: baseUrl + url, alt, size: { width, height } };
}

/** The size of a picture whose URL an admin entered is unknown. */
function productImage(baseUrl: string, { url, alt, width, height, sources }: Picture) {
  return { url: new URL(url, baseUrl).href, alt, size: sources.length > 0 ? { width, height } : null };
}

/** Cuts after a whole word. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION) return line;
  return `${line.slice(0, MAX_DESCRIPTION).replace(/\s+\S*$/, '')}…`;
}
