import { t } from '@lingui/core/macro';
import type { Permission } from '../gql/graphql.ts';

/** Who may see a page. A buyer is a customer or, where the shop allows it, a guest. */
type Audience = 'everyone' | 'buyer' | 'customer' | 'admin';

/** A page of the shop or of the back office. */
export interface Page<Path extends string = string, For extends Audience = Audience> {
  /** In the router's syntax; `:id` matches one segment. */
  readonly path: Path;
  readonly audience: For;
  /** Its title in the current language; `name` is the name of its subject, once loaded. */
  readonly title: (name?: string) => string;
  /** Its layout, if not only the shop's header and footer. */
  readonly frame?: 'account' | 'checkout' | undefined;
}

export interface AdminPage<Path extends string = string> extends Page<Path, 'admin'> {
  /** Its title without "- Admin", as in the menu. */
  readonly label: (name?: string) => string;
  /** The required permission; null if every staff member may open it, and sees what their role includes. */
  readonly permission: Permission | null;
}

/** Pages by name, in groups. */
export interface PageGroup {
  readonly [name: string]: Page | PageGroup;
}

const pageFor =
  <For extends Audience>(audience: For, frame?: Page['frame']) =>
  <Path extends string>(path: Path, title: Page['title']): Page<Path, For> => ({
    path,
    audience,
    title,
    frame,
  });

export const page = pageFor('everyone');
export const buyerPage = pageFor('buyer');
export const checkoutPage = pageFor('buyer', 'checkout');
export const customerPage = pageFor('customer');
/** A customer page with the account's menu. */
export const accountPage = pageFor('customer', 'account');

/** A page of the back office, with a title suffix. */
export const adminPage = <Path extends string>(
  path: Path,
  label: Page['title'],
  permission: Permission | null,
): AdminPage<Path> => ({
  ...pageFor('admin')(path, (name) => t`${label(name)} - Admin`),
  label,
  permission,
});

/** Shown for a page that does not exist; it has no path of its own. */
export const notFoundPage: Page = page('*', () => t`404 Not Found`);

/** All pages of a group, in order. */
export function pagesIn(group: PageGroup): Page[] {
  return Object.values(group).flatMap((entry) => (isPage(entry) ? [entry] : pagesIn(entry)));
}

export function isPage(entry: Page | PageGroup): entry is Page {
  return typeof entry['path'] === 'string';
}

/**
 * The title in the browser and in search results: "Cart - Exclusive"; on the home page "Exclusive: Things for
 * everybody" or, without a title, as also of a page that is not known yet, the shop's name.
 */
export function documentTitle(title: string, shopName: string, isHome: boolean): string {
  if (title === '') return shopName;
  return isHome ? `${shopName}: ${title}` : `${title} - ${shopName}`;
}
