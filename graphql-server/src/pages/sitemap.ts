import { escapeHtml } from '../shared/html.ts';
import type { WebBundle } from './web-bundle.ts';

/** The protocol (sitemaps.org) allows no more URLs in one file. */
export const MAX_URLS = 50_000;

/** All public pages and those at the given paths, in the format of the sitemap protocol. */
export function sitemap(
  { publicPaths }: Pick<WebBundle, 'publicPaths'>,
  baseUrl: string,
  more: readonly string[],
): string {
  const paths = [...publicPaths, ...more].slice(0, MAX_URLS);
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
export function robots({ privatePaths }: Pick<WebBundle, 'privatePaths'>, baseUrl: string): string {
  return [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
