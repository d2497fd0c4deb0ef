import { t } from '@lingui/core/macro';
import type { Page } from '../navigation/page.ts';
import { pages } from '../navigation/pages.ts';
import { paths } from '../navigation/paths.ts';
import { formatShopSearch, onlyCategoryOf, parseShopSearch } from '../navigation/shop-search.ts';
import { type ListedCategory, pathTo } from '../features/catalogue/shared/categories/category-tree.ts';
import { catalogueVariables } from '../features/catalogue/catalogue-variables.ts';
import {
  CatalogueDocument,
  CategoriesDocument,
  CategoryIntroDocument,
  ContentPageDocument,
  CollectionDocument,
  LegalPageDocument,
  type LegalPageKind,
  ProductDocument,
  ProductReviewsDocument,
  ShopDocument,
  type ShopQuery,
} from '../gql/graphql.ts';
import { tagIn, tagSearch } from '../features/content/blog/blog-search.ts';
import { HOME } from '../features/content/shared/handle.ts';
import { firstReviews } from '../features/reviews/shared/first-reviews.ts';
import { breadcrumbTrail } from '../layouts/shop/breadcrumbs/breadcrumb-trail.ts';
import { formatRoundMoney, toDecimalText } from '../lib/money.ts';
import { plainText } from './plain-text.ts';
import { readOfferTerms } from './offer-terms.ts';
import { describeBlog, describePost } from './blog-pages.ts';
import { type DescriptionRequest, type PageDescription, shortened } from './page-description.ts';
import { logoPreview, uploadedPreview } from './page-pictures.ts';
import { chunksOf, firstPicture, firstText } from './section-content.ts';
import {
  breadcrumbData,
  isPlaceholder,
  itemListData,
  organizationData,
  productData,
  webSiteData,
} from './structured-data.ts';

/** A page that the server renders and search engines may index. */
export interface PublicPage {
  page: Page;
  /** The name of its chunk in the build, whose files the server links in the page. */
  chunk: string;
  /** Normalizes the query parameters that the page reads; by default it reads none. */
  normaliseSearch?: (search: URLSearchParams) => string;
  /** Describes the page; null if its subject does not exist. */
  describe: (request: DescriptionRequest) => Promise<PageDescription | null>;
  /** Whether the page may be missing from a shop. */
  isOptional?: true;
}

/** All public pages, in the sitemap's order. Every other page is noindex and rendered only by the browser. */
export const publicPages: readonly PublicPage[] = [
  { page: pages.home, chunk: 'content-page', describe: describeHome },
  {
    page: pages.shop,
    chunk: 'shop-page',
    normaliseSearch: (search) => formatShopSearch(parseShopSearch(search)),
    describe: describeShopPage,
  },
  {
    page: pages.collections,
    chunk: 'collections-page',
    describe: async (request) => ({
      description: t`Products that go together, from across the shop.`,
      image: await logoPreview(request),
      structuredData: [breadcrumbData(request.shop, breadcrumbTrail(pages.collections.path, undefined))],
    }),
  },
  {
    page: pages.collection,
    chunk: 'collection-page',
    normaliseSearch: (search) => formatShopSearch(parseShopSearch(search)),
    describe: describeCollectionPage,
  },
  { page: pages.product, chunk: 'product-page', describe: describeProductPage },
  {
    page: pages.sizeGuide,
    chunk: 'size-guide-page',
    describe: async (request) => ({
      description: t`Clothing and shoe sizes by body measurements, in centimeters and inches.`,
      image: await logoPreview(request),
      structuredData: [breadcrumbData(request.shop, breadcrumbTrail(pages.sizeGuide.path, undefined))],
    }),
  },
  {
    page: pages.contact,
    chunk: 'contact-page',
    describe: async (request) => ({
      description: t`Call or write to us.`,
      image: await logoPreview(request),
      structuredData: [breadcrumbData(request.shop, breadcrumbTrail(pages.contact.path, undefined))],
    }),
  },
  legalPage('TERMS', () => t`The terms on which we sell: orders, prices, delivery and payment.`),
  legalPage('PRIVACY', () => t`What data we collect, why, and what rights you have.`),
  legalPage('RETURNS', () => t`How to return something, and when you’ll get your money back.`),
  {
    page: pages.blog,
    chunk: 'blog-page',
    normaliseSearch: (search) => tagSearch(tagIn(search)),
    isOptional: true,
    describe: describeBlog,
  },
  { page: pages.post, chunk: 'post-page', describe: describePost },
  { page: pages.content, chunk: 'content-page', describe: describeContentPage },
];

/** A legal page, which exists once its text is written. */
function legalPage(kind: LegalPageKind, description: () => string): PublicPage {
  const page = pages.legal[kind];
  return {
    page,
    chunk: 'legal-page',
    isOptional: true,
    describe: async (request) => {
      const { shop, query } = request;
      const { legalPage: written } = await query(LegalPageDocument, { kind });
      if (!written) return null;
      return {
        description: description(),
        image: await logoPreview(request),
        structuredData: [breadcrumbData(shop, breadcrumbTrail(page.path, undefined))],
      };
    },
  };
}

async function describeHome({ shop, query }: DescriptionRequest): Promise<PageDescription> {
  const { page } = await query(ContentPageDocument, { handle: HOME });
  const sections = page?.sections ?? [];
  return {
    title: page?.seoTitle ?? '',
    description: page?.seoDescription || homeDescription((await query(ShopDocument, {})).shop),
    image: uploadedPreview(shop, firstPicture(sections)),
    structuredData: [organizationData(shop), webSiteData(shop)],
    chunks: chunksOf(sections),
  };
}

async function describeContentPage({
  shop,
  id: handle,
  query,
}: DescriptionRequest): Promise<PageDescription | null> {
  const { page } = await query(ContentPageDocument, { handle });
  if (!page) return null;
  const { title, seoTitle, seoDescription, sections } = page;
  return {
    title: seoTitle || title,
    description: seoDescription || shortened(firstText(sections)),
    image: uploadedPreview(shop, firstPicture(sections)),
    structuredData: [breadcrumbData(shop, breadcrumbTrail(paths.content(handle), title))],
    chunks: chunksOf(sections),
  };
}

function homeDescription({ name, delivery, currencyCode, returnDays: days }: ShopQuery['shop']): string {
  const threshold = delivery.freeFrom == null ? null : formatRoundMoney(delivery.freeFrom, currencyCode);
  if (threshold === null)
    return days === 0 ? t`Shop at ${name}.` : t`Shop at ${name}, with ${days} days to return.`;
  return days === 0
    ? t`Shop at ${name}, with free delivery over ${threshold}.`
    : t`Shop at ${name}, with free delivery over ${threshold} and ${days} days to return.`;
}

function catalogueDescription({ returnDays: days }: ShopQuery['shop']): string {
  return days === 0
    ? t`The whole catalog, by category, price and rating. In stock today.`
    : t`The whole catalog, by category, price and rating. In stock today, with ${days} days to return.`;
}

function categoryDescription(category: string, shopName: string): string {
  return t`${category} at ${shopName}: compare prices, ratings and what is in stock.`;
}

async function describeShopPage(request: DescriptionRequest): Promise<PageDescription> {
  const { shop, search, query, readsLists } = request;
  const shopSearch = parseShopSearch(search);
  const listed = readsLists
    ? (await query(CatalogueDocument, catalogueVariables(shopSearch))).products.nodes
    : [];
  const categories = await wayTo(onlyCategoryOf(shopSearch), query);
  const category = categories.at(-1);
  const intro = category && (await query(CategoryIntroDocument, { slug: category.slug })).category;
  return {
    ...(category && { title: category.label, search: formatShopSearch({ categories: [category.slug] }) }),
    description:
      shortened(plainText(intro?.descriptionHtml ?? '')) ||
      (category
        ? categoryDescription(category.label, shop.name)
        : catalogueDescription((await query(ShopDocument, {})).shop)),
    image: uploadedPreview(shop, intro?.picture) ?? (await logoPreview(request)),
    structuredData: [
      breadcrumbData(shop, breadcrumbTrail(pages.shop.path, undefined, categories)),
      itemListData(shop, listed),
    ],
  };
}

async function describeCollectionPage(request: DescriptionRequest): Promise<PageDescription | null> {
  const { shop, id: handle, search, query, readsLists } = request;
  const { collection } = await query(CollectionDocument, { handle });
  if (!collection) return null;
  const { title, descriptionHtml, picture } = collection;
  const description = plainText(descriptionHtml);
  const variables = catalogueVariables(parseShopSearch(search), handle);
  const listed = readsLists ? (await query(CatalogueDocument, variables)).products.nodes : [];
  return {
    name: title,
    description: description === '' ? t`${title}: picked from across the shop.` : shortened(description),
    image: uploadedPreview(shop, picture) ?? (await logoPreview(request)),
    structuredData: [
      breadcrumbData(shop, breadcrumbTrail(paths.collection(handle), title)),
      itemListData(shop, listed),
    ],
  };
}

async function describeProductPage(request: DescriptionRequest): Promise<PageDescription | null> {
  const { shop, id, query, readsLists } = request;
  const { productByHandle: product } = await query(ProductDocument, { handle: id });
  if (!product) return null;
  const categories = await wayTo(product.category.slug, query);
  const reviewed = readsLists
    ? (await query(ProductReviewsDocument, firstReviews(product.id))).product
    : null;
  const { url, alt, width, height, sources } = product.image;
  return {
    name: product.seoTitle ?? product.title,
    path: paths.product(product.handle),
    description: product.seoDescription ?? shortened(plainText(product.descriptionHtml)),
    // The size of a picture is unknown if an admin entered its URL.
    image: isPlaceholder(product.image)
      ? await logoPreview(request)
      : {
          url: new URL(url, shop.baseUrl).href,
          alt,
          size: sources.length > 0 ? { width, height } : null,
        },
    product: {
      price: toDecimalText(product.salePrice, shop.currencyCode),
      currency: shop.currencyCode,
      availability: product.availability,
    },
    structuredData: [
      productData(shop, product, await readOfferTerms(query), reviewed),
      breadcrumbData(shop, breadcrumbTrail(paths.product(product.handle), product.title, categories)),
    ],
  };
}

/**
 * The path of categories from the top to this one, which the page's menu has loaded anyway; empty for a
 * hidden category.
 */
async function wayTo(
  slug: string | null,
  query: DescriptionRequest['query'],
): Promise<readonly ListedCategory[]> {
  return slug === null ? [] : pathTo((await query(CategoriesDocument, {})).categories, slug);
}
