/** What a route says of itself: its title, and how the breadcrumbs call it where that differs. */
export interface PageHandle {
  /** Left out where only the page knows it, as a product's; that page calls usePageTitle. */
  title?: string;
  /** Its title stands behind the shop's name, and it has no breadcrumbs: they begin here. */
  isHome?: boolean;
  /** Whoever is not signed in is sent to the login from here. */
  isForShoppers?: boolean;
}

/** Reads what a route put into `handle`; empty for a route without one. */
export function readPageHandle(handle: unknown): PageHandle {
  return typeof handle === 'object' && handle !== null ? handle : {};
}
