import { isPage, type Page, type PageGroup } from './page.ts';
import { pages } from './pages.ts';
import { formatShopSearch, type ShopSearch } from './shop-search.ts';

/** Returns the path of a page; one with `:id` takes the id. */
type Link<Path extends string> = Path extends `${string}:id${string}` ? (id: string) => string : () => string;

type Links<Group extends PageGroup> = {
  readonly [Name in keyof Group]: Group[Name] extends Page<infer Path>
    ? Link<Path>
    : Group[Name] extends PageGroup
      ? Links<Group[Name]>
      : never;
};

/** The path of a page with the id filled in. */
export function pathOf({ path }: Page, id = ''): string {
  return path.replace(':id', () => encodeURIComponent(id));
}

/** The links to the pages of a group, by their names. */
export function linksTo<Group extends PageGroup>(group: Group): Links<Group> {
  const links = Object.entries(group).map(([name, entry]) => [
    name,
    isPage(entry) ? (id?: string) => pathOf(entry, id) : linksTo(entry),
  ]);
  return Object.fromEntries(links) as Links<Group>;
}

/**
 * The links to all pages of the shop, such as `paths.account.order(id)`; only this file and `admin-pages.ts`
 * build paths.
 */
export const paths = {
  ...linksTo(pages),
  /** A product by its handle, with a color preselected. */
  product: (handle: string, colour?: string) =>
    pathOf(pages.product, handle) +
    (colour === undefined ? '' : `?${new URLSearchParams({ colour }).toString()}`),
  /**
   * The catalog, for example `paths.shop({ categories: ["men's clothing"] })`; without arguments, all of it.
   */
  shop: (search: Partial<ShopSearch> = {}) => pages.shop.path + formatShopSearch(search),
  /** A collection by its handle, with the same search as the catalog. */
  collection: (handle: string, search: Partial<ShopSearch> = {}) =>
    pathOf(pages.collection, handle) + formatShopSearch(search),
};
