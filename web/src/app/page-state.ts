import type { NormalizedCacheObject } from '@apollo/client/cache';

/** What the browser needs to hydrate a server-rendered page. */
export interface PageState {
  /** In ms since the epoch. */
  renderedAt: number;
  /** The Apollo cache with the results of the page's operations. */
  cache: NormalizedCacheObject;
}

/**
 * Reads the state that the server embedded in the page; null if the page was not server-rendered, as in
 * development.
 */
export function readPageState(): PageState | null {
  const text = document.getElementById('page-state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : null;
}
