import type { FeedItem } from './feed-item.ts';

/** A file that lists all variants, written in parts. */
export interface FeedFormat {
  path: string;
  /** Its media type. */
  type: string;
  start: (shop: { name: string; url: string }) => string;
  /** Writes items; `isFirst` if none were written before. */
  items: (items: readonly FeedItem[], isFirst: boolean) => string;
  end: string;
}
