import { t } from '@lingui/core/macro';
import type { Permission } from '../gql/graphql.ts';

/** Who may see a page: a buyer is a customer, or a guest where the shop allows them. */
type Audience = 'everyone' | 'buyer' | 'customer' | 'admin';

/** A page of the shop or of the back office. */
export interface Page<Path extends string = string, For extends Audience = Audience> {
  /** In the router's syntax; `:id` stands for one segment. */
  readonly path: Path;
  readonly audience: For;
  /** Its title in the current language; `name` is the name of what the page shows, once it is known. */
  readonly title: (name?: string) => string;
  /** What surrounds it, if not the shop's header and footer alone. */
  readonly frame?: 'account' | 'checkout' | undefined;
}

/** A page of the back office. */
export interface AdminPage<Path extends string = string> extends Page<Path, 'admin'> {
  /** Its title without what it is a part of, as in the menu. */
  readonly label: (name?: string) => string;
  /** What it takes to open it; null: anybody on the staff may, and sees what concerns them. */
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
/** A page for customers that the account's menu stands beside. */
export const accountPage = pageFor('customer', 'account');

/** A page of the back office, whose title says so. */
export const adminPage = <Path extends string>(
  path: Path,
  label: Page['title'],
  permission: Permission | null,
): AdminPage<Path> => ({
  ...pageFor('admin')(path, (name) => t`${label(name)} - Admin`),
  label,
  permission,
});

/** Shown in place of a page that does not exist; it has no path of its own. */
export const notFoundPage: Page = page('*', () => t`404 Not Found`);

/** Every page of a group, in its order. */
export function pagesIn(group: PageGroup): Page[] {
  return Object.values(group).flatMap((entry) => (isPage(entry) ? [entry] : pagesIn(entry)));
}

export function isPage(entry: Page | PageGroup): entry is Page {
  return typeof entry['path'] === 'string';
}

/**
 * A page's title in the browser and in search results: "Cart - Exclusive"; at home "Exclusive: Things for
 * everybody".
 */
export function documentTitle(title: string, shopName: string, isHome: boolean): string {
  return isHome ? `${shopName}: ${title}` : `${title} - ${shopName}`;
}
