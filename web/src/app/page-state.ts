import type { NormalizedCacheObject } from '@apollo/client/cache';

/** What the browser must know to take over a page that the server drew. */
export interface PageState {
  /** In ms since the epoch. */
  renderedAt: number;
  /** What the page's operations brought. */
  cache: NormalizedCacheObject;
}

/** Reads what the server put beside the page it drew; null when the page came empty, as in development. */
export function readPageState(): PageState | null {
  const text = document.getElementById('page-state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : null;
}
