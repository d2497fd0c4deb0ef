import { t } from '@lingui/core/macro';
import { documentTitle, notFoundPage } from '../navigation/page.ts';
import { pages } from '../navigation/pages.ts';
import type { Availability } from '../gql/graphql.ts';
import type { FoundPage } from './find-page.ts';
import { type PageHead, renderPageHead } from './page-head.ts';
import type { DescriptionRequest, PageDescription } from './page-description.ts';
import type { ShopInfo } from './structured-data.ts';

/** As the Open Graph protocol of Facebook calls it. */
const availabilities: Record<Availability, string> = {
  IN_STOCK: 'in stock',
  BACKORDER: 'available for order',
  PREORDER: 'preorder',
  SOLD_OUT: 'out of stock',
};

/** The status of a page, and its head as HTML. */
export interface DescribedPage {
  status: 200 | 301 | 404 | 503;
  head: string;
  /** The path that a 301 redirects to. */
  location?: string;
  /** The names of further chunks in the build that the page shows. */
  chunks?: readonly string[];
}

/**
 * Describes a page: a public one from its data, any other by its title alone.
 * @throws any error of its queries
 */
export async function describeFoundPage(
  { page, isKnown, publicPage, id, search, rendersAs }: FoundPage,
  request: Pick<DescriptionRequest, 'shop' | 'query' | 'readsLists'>,
): Promise<DescribedPage> {
  const { shop } = request;
  if (!isKnown) return notFound(shop);
  if (!publicPage) return { status: 200, head: renderPageHead(plainHead(shop, page.title())) };
  const description = await publicPage.describe({ ...request, id, search });
  if (!description) return notFound(shop);
  // All searches share one canonical URL, except those of a category.
  const path = (rendersAs ?? page.path).replace(/\?.*/, '');
  const { path: ownPath = path, search: ownSearch = '' } = description;
  if (ownPath !== path) return { status: 301, head: '', location: ownPath };
  const pageTitle = description.title ?? page.title(description.name);
  const title = documentTitle(pageTitle, shop.name, page === pages.home);
  const canonical = shop.baseUrl + path + ownSearch;
  return {
    status: 200,
    head: renderPageHead({ ...toHead(shop, title, description), canonical }),
    ...(description.chunks && { chunks: description.chunks }),
  };
}

/** Describes any page whose data is unavailable. Search engines retry after a 503. */
export function describeUnavailablePage(shop: ShopInfo): DescribedPage {
  return { status: 503, head: renderPageHead(plainHead(shop, t`Please come back soon`)) };
}

function notFound(shop: ShopInfo): DescribedPage {
  return { status: 404, head: renderPageHead(plainHead(shop, notFoundPage.title())) };
}

/** The head of a page that search engines must not index. */
function plainHead(shop: ShopInfo, title: string): PageHead {
  const nothing = { description: '', image: null, structuredData: [] };
  return toHead(shop, documentTitle(title, shop.name, false), nothing);
}

function toHead(
  { name, baseUrl }: ShopInfo,
  title: string,
  { description, image, product, article, feed, structuredData }: PageDescription,
): PageHead {
  return {
    title,
    description,
    canonical: null,
    siteName: name,
    type: product ? 'product' : article ? 'article' : 'website',
    image,
    feed: feed === undefined ? null : baseUrl + feed,
    properties: {
      ...(product && {
        'product:price:amount': product.price,
        'product:price:currency': product.currency,
        'product:availability': availabilities[product.availability],
      }),
      ...(article && {
        'article:published_time': article.datedAt,
        'article:modified_time': article.publishedAt,
      }),
    },
    structuredData,
  };
}
