import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendTagged } from '../http/send-tagged.ts';
import type { Services } from '../modules.ts';
import { legalLinks } from '../modules/settings/legal/legal-pages.ts';
import { MAX_URLS, robots, sitemap, sitemapIndex } from './sitemap.ts';
import { webLinks } from '../shared/web-links.ts';
import type { WebBundle } from './web-bundle.ts';

const ONE_HOUR = 'public, max-age=3600';

const PAGES = '/sitemaps/pages.xml';
const productsAt = (block: number) => `/sitemaps/products-${block}.xml`;

interface SitemapParts {
  web: WebBundle;
  createServices: () => Services;
  /** The shop's public URL, without a trailing slash. */
  baseUrl: () => string;
}

/**
 * Lists the shop's pages for search engines: in one sitemap or, for a large shop, an index of sitemaps, one
 * with the pages and others with some 10,000 products each, so that none takes longer as products are added.
 */
export function registerSitemap(
  server: FastifyInstance,
  { web, createServices, baseUrl }: SitemapParts,
): void {
  const sendXml = (request: FastifyRequest, reply: FastifyReply, text: string) =>
    sendTagged(request, reply.header('cache-control', ONE_HOUR), 'application/xml', text);
  const productPaths = async (block: number) =>
    (await createServices().catalogue.handlesOfBlock(block, MAX_URLS)).map((handle) =>
      web.productPath(handle),
    );

  server.get('/robots.txt', (request, reply) => {
    reply.header('cache-control', ONE_HOUR);
    return sendTagged(request, reply, 'text/plain', robots(web, baseUrl()));
  });
  server.get('/sitemap.xml', async (request, reply) => {
    const blocks = await createServices().catalogue.blocks();
    if (blocks.length > 1) {
      return sendXml(request, reply, sitemapIndex(baseUrl(), [PAGES, ...blocks.map(productsAt)]));
    }
    const pages = await pagePaths(createServices(), web);
    const products = await Promise.all(blocks.map(productPaths));
    return sendXml(request, reply, sitemap(baseUrl(), [...pages, ...products.flat()]));
  });
  server.get(PAGES, async (request, reply) =>
    sendXml(request, reply, sitemap(baseUrl(), await pagePaths(createServices(), web))),
  );
  server.get<{ Params: { block: string } }>(
    '/sitemaps/products-:block(^\\d{1,6}).xml',
    async (request, reply) => {
      const paths = await productPaths(Number(request.params.block));
      if (paths.length === 0) return reply.callNotFound();
      return sendXml(request, reply, sitemap(baseUrl(), paths));
    },
  );
}

/**
 * All pages other than products: those of every shop, legal pages, categories, collections, the merchant's
 * pages, and the blog with its posts.
 */
async function pagePaths(
  {
    categories,
    collections,
    legalPages,
    pages,
    blog,
  }: Pick<Services, 'categories' | 'collections' | 'legalPages' | 'pages' | 'blog'>,
  web: WebBundle,
): Promise<string[]> {
  const posts = await blog.publishedHandles();
  const shownCategories = await categories.list({ includesHidden: false });
  const shown = await collections.list({ includesHidden: false });
  return [
    ...web.publicPaths,
    ...legalPages.written().map((kind) => legalLinks[kind]()),
    ...shownCategories.map(({ slug }) => webLinks.category(slug)),
    ...shown.map(({ handle }) => web.collectionPath(handle)),
    ...(await pages.publishedHandles()).map((handle) => web.contentPath(handle)),
    ...(posts ? [webLinks.blog(), ...posts.map((handle) => webLinks.post(handle))] : []),
  ];
}
