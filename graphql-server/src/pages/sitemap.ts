import { escapeHtml } from '../shared/html.ts';
import type { WebBundle } from './web-bundle.ts';

/** The protocol's limit (sitemaps.org) per file. */
export const MAX_URLS = 50_000;

const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A sitemap of the given paths. */
export function sitemap(baseUrl: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `  <url><loc>${escapeHtml(baseUrl + path)}</loc></url>`);
  return asXml(`<urlset ${XMLNS}>`, entries, '</urlset>');
}

/** The index of sitemaps at the given paths, for a shop with too many pages for one. */
export function sitemapIndex(baseUrl: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `  <sitemap><loc>${escapeHtml(baseUrl + path)}</loc></sitemap>`);
  return asXml(`<sitemapindex ${XMLNS}>`, entries, '</sitemapindex>');
}

function asXml(start: string, entries: readonly string[], end: string): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', start, ...entries, end, ''].join('\n');
}

/** What search engines may crawl (RFC 9309): everything but private pages. */
export function robots({ privatePaths }: Pick<WebBundle, 'privatePaths'>, baseUrl: string): string {
  return [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
