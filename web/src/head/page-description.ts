import type { Availability } from '../gql/graphql.ts';
import type { PageHead } from './page-head.ts';
import type { PageQuery } from './page-query.ts';
import type { ShopInfo } from './structured-data.ts';

/** Roughly how much of a description search engines show. */
const MAX_DESCRIPTION = 160;

/** The data for a page's description. */
export interface DescriptionRequest {
  shop: ShopInfo;
  /** The id in the page's path; empty for a page without one. */
  id: string;
  search: URLSearchParams;
  /** Runs a query; a query of the page itself is free if the page has been rendered. */
  query: PageQuery;
  /** False while the server is too busy to load lists that only crawlers read. */
  readsLists: boolean;
}

/** A page's metadata for search engines and link previews. */
export interface PageDescription extends Pick<PageHead, 'description' | 'image' | 'structuredData'> {
  /** The name of the page's subject, for its title. */
  name?: string;
  /** Its title, if the table of pages does not have it. */
  title?: string;
  /** The part of the query string that belongs to its canonical URL; none by default. */
  search?: string;
  /** The names of the chunks of what it shows. */
  chunks?: readonly string[];
  /** The page's canonical path, if others lead to it, too; those are redirected. */
  path?: string;
  product?: { price: string; currency: string; availability: Availability };
  /** The times of a post. */
  article?: { datedAt: string; publishedAt: string };
  /** The path of a feed of the page. */
  feed?: string;
}

/** Truncates the text after a whole word. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION) return line;
  return `${line.slice(0, MAX_DESCRIPTION).replace(/\s+\S*$/, '')}…`;
}
