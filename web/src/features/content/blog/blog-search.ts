import { paths } from '../../../navigation/paths.ts';

/** Posts to a page of the blog. */
const FIRST = 12;

const TAG = 'tag';
/** The server's limit. */
const MAX_TAG = 40;

/** The tag in a query string of the blog, as the server stores it; null without one. */
export function tagIn(search: URLSearchParams): string | null {
  const tag = search.get(TAG)?.trim().toLowerCase().replaceAll(/\s+/g, ' ').slice(0, MAX_TAG);
  return tag || null;
}

/** The query string for the posts with a tag; empty for all posts. */
export function tagSearch(tag: string | null): string {
  return tag === null ? '' : `?${new URLSearchParams({ [TAG]: tag }).toString()}`;
}

export const tagPath = (tag: string) => paths.blog() + tagSearch(tag);

/** The Atom feed, which the server writes. */
export const feedPath = () => `${paths.blog()}/feed.atom`;

export const blogVariables = (tag: string | null) => ({ first: FIRST, tag });
