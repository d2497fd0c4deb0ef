/** A storefront other than the shop's own: a website or app that sells through the API. */
export interface HeadlessStorefront {
  /** Stays while it is edited and moved: orders, keys and emails name it. */
  id: string;
  name: string;
  /** Where its pages run, such as `https://store.example`; browsers may call the API from there. */
  origin: string;
  /** Customers come back from the payment page to these URLs, or to what lies below their paths. */
  returnUrls: string[];
  /**
   * Paths of its pages, with a placeholder each (`linkPlaceholders`); null: emails lead to the shop's own
   * page.
   */
  orderPath: string | null;
  guestOrderPath: string | null;
  paymentPath: string | null;
  passwordResetPath: string | null;
}

export interface HeadlessSettings {
  storefronts: HeadlessStorefront[];
}

/** What the path of each link must have, to be filled in. */
export const linkPlaceholders = {
  orderPath: '{id}',
  guestOrderPath: '{token}',
  paymentPath: '{token}',
  passwordResetPath: '{token}',
} as const;

export type StorefrontLink = keyof typeof linkPlaceholders;

/** The storefront with this id; undefined for null, and for one that staff have removed. */
export function findStorefront(
  storefronts: readonly HeadlessStorefront[],
  id: string | null,
): HeadlessStorefront | undefined {
  return storefronts.find((storefront) => storefront.id === id);
}

/** The URL of a storefront's page; null when it has none, or is gone. */
export function storefrontLink(
  storefront: HeadlessStorefront | undefined,
  link: StorefrontLink,
  value: string,
): string | null {
  const path = storefront?.[link];
  // A function, because `$&` in a replacement means something.
  return storefront && path
    ? storefront.origin + path.replaceAll(linkPlaceholders[link], () => encodeURIComponent(value))
    : null;
}
