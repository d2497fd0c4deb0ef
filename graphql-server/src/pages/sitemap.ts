import { escapeHtml } from '../shared/html.ts';
import { publicPaths } from './public-pages.ts';

/** The protocol (sitemaps.org) allows no more URLs in one file. */
export const MAX_ADDRESSES = 50_000;

/** All public pages and the products with the given ids, in the format of the sitemap protocol. */
export function sitemap(baseUrl: string, productIds: readonly string[]): string {
  const paths = [...publicPaths, ...productIds.map((id) => `/shop/${id}`)].slice(0, MAX_ADDRESSES);
  const entries = paths.map((path) => `  <url><loc>${escapeHtml(baseUrl + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** What search engines may crawl (RFC 9309): all but private pages. */
export function robots(baseUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /account',
    'Disallow: /cart',
    'Disallow: /wishlist',
    'Disallow: /admin',
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
