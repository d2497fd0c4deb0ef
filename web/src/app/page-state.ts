import type { NormalizedCacheObject } from '@apollo/client/cache';

/** What the browser needs to hydrate a server-rendered page. */
export interface PageState {
  /** In ms since the epoch. */
  renderedAt: number;
  /** The Apollo cache with the results of the page's operations. */
  cache: NormalizedCacheObject;
}

/** Reads what the server embedded in the page; null when the page came empty, as in development. */
export function readPageState(): PageState | null {
  const text = document.getElementById('page-state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : null;
}
