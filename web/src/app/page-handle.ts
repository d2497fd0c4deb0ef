/** A route's `handle`: its title, and its breadcrumb label where that differs. */
export interface PageHandle {
  /** Left out where only the page knows it, such as a product's; that page calls usePageTitle. */
  title?: string;
  /** The home page: its title follows the shop's name, and it has no breadcrumbs because they start here. */
  isHome?: boolean;
  /** Visitors are redirected to the login from here. */
  isForShoppers?: boolean;
}

/** Reads a route's `handle`; empty for a route without one. */
export function readPageHandle(handle: unknown): PageHandle {
  return typeof handle === 'object' && handle !== null ? handle : {};
}
