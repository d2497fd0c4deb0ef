/** A storefront other than the shop's own: a website or app that sells through the API. */
export interface HeadlessStorefront {
  /** Stable, because orders, keys and emails refer to it. */
  id: string;
  name: string;
  /** The origin of its pages, such as `https://store.example`; browsers may call the API from there. */
  origin: string;
  /** Where customers may return after paying: these URLs, and paths below them. */
  returnUrls: string[];
  /**
   * Paths of its pages, each with a placeholder (`linkPlaceholders`); null links to the shop's own page in
   * emails.
   */
  orderPath: string | null;
  guestOrderPath: string | null;
  paymentPath: string | null;
  passwordResetPath: string | null;
}

export interface HeadlessSettings {
  storefronts: HeadlessStorefront[];
}

/** The required placeholder of each link's path. */
export const linkPlaceholders = {
  orderPath: '{id}',
  guestOrderPath: '{token}',
  paymentPath: '{token}',
  passwordResetPath: '{token}',
} as const;

export type StorefrontLink = keyof typeof linkPlaceholders;

/** The storefront with this id; undefined for null, and for a removed storefront. */
export function findStorefront(
  storefronts: readonly HeadlessStorefront[],
  id: string | null,
): HeadlessStorefront | undefined {
  return storefronts.find((storefront) => storefront.id === id);
}

/** URL of a storefront's page; null if it has none, or the storefront was removed. */
export function storefrontLink(
  storefront: HeadlessStorefront | undefined,
  link: StorefrontLink,
  value: string,
): string | null {
  const path = storefront?.[link];
  // A function, because `$&` has a special meaning in a replacement string.
  return storefront && path
    ? storefront.origin + path.replaceAll(linkPlaceholders[link], () => encodeURIComponent(value))
    : null;
}
