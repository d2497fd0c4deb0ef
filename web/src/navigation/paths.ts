import { isPage, type Page, type PageGroup } from './page.ts';
import { pages } from './pages.ts';
import { formatShopSearch, type ShopSearch } from './shop-search.ts';

/** Writes the path of a page; one with `:id` needs the id. */
type Link<Path extends string> = Path extends `${string}:id${string}` ? (id: string) => string : () => string;

type Links<Group extends PageGroup> = {
  readonly [Name in keyof Group]: Group[Name] extends Page<infer Path>
    ? Link<Path>
    : Group[Name] extends PageGroup
      ? Links<Group[Name]>
      : never;
};

/** The path of a page, with the id in its place. */
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
 * The links to every page of the shop, such as `paths.account.order(id)`; no code but this and
 * `admin-pages.ts` writes a path.
 */
export const paths = {
  ...linksTo(pages),
  /** A product by its handle, with a colour of it chosen. */
  product: (handle: string, colour?: string) =>
    pathOf(pages.product, handle) +
    (colour === undefined ? '' : `?${new URLSearchParams({ colour }).toString()}`),
  /**
   * The catalogue, for example `paths.shop({ categories: ["men's clothing"] })`; all of it without arguments.
   */
  shop: (search: Partial<ShopSearch> = {}) => pages.shop.path + formatShopSearch(search),
  /** A collection by its handle, searched like the catalogue. */
  collection: (handle: string, search: Partial<ShopSearch> = {}) =>
    pathOf(pages.collection, handle) + formatShopSearch(search),
};
