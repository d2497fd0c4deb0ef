import { t } from '@lingui/core/macro';

/** A page of the shop or of the back office. */
export interface Page<Path extends string = string> {
  /** In the router's syntax; `:id` stands for one segment. */
  readonly path: Path;
  /** 'customer' and 'admin': who must be logged in to see it. */
  readonly audience: 'everyone' | 'customer' | 'admin';
  /** Its title in the current language; `name` is the name of what the page shows, once it is known. */
  readonly title: (name?: string) => string;
}

const page = <Path extends string>(path: Path, title: Page['title']): Page<Path> => ({
  path,
  audience: 'everyone',
  title,
});

const customerPage = <Path extends string>(path: Path, title: Page['title']): Page<Path> => ({
  path,
  audience: 'customer',
  title,
});

/** A page of the back office, whose title says so. */
export const adminPage = <Path extends string>(path: Path, title: Page['title']): Page<Path> => ({
  path,
  audience: 'admin',
  title: (name) => t`${title(name)} - Admin`,
});

/**
 * Every page of the shop, and where the back office begins. Links (`paths.ts`), routes (`routes.tsx`),
 * breadcrumbs, the title in the browser and the head that the server sends are made from this table;
 * `head/public-pages.ts` adds what search engines are told about the public ones.
 */
export const pages = {
  home: page('/', () => t`Fashion, electronics and things for the home`),
  shop: page('/shop', (text) => (text ? t`Results for “${text}”` : t`Shop`)),
  product: page('/shop/:id', (title) => title ?? t`Product`),
  collections: page('/collections', () => t`Collections`),
  collection: page('/collections/:id', (title) => title ?? t`Collection`),
  sizeGuide: page('/size-guide', () => t`Size guide`),
  about: page('/about', () => t`About`),
  contact: page('/contact', () => t`Contact`),
  /** By the contract's `LegalPageKind`; each is there once a merchant has written it. */
  legal: {
    TERMS: page('/terms', () => t`Terms of sale`),
    PRIVACY: page('/privacy', () => t`Privacy policy`),
    RETURNS: page('/returns', () => t`Returns policy`),
  },
  signup: page('/signup', () => t`Sign up`),
  login: page('/login', () => t`Log in`),
  /** Google's redirect URI; the server sends this path to Google. */
  googleCallback: page('/login/google', () => t`Sign in with Google`),
  forgotPassword: page('/forgotPassword', () => t`Forgot your password?`),
  resetPassword: page('/resetPassword', () => t`Choose a new password`),
  account: {
    profile: customerPage('/account', () => t`My Account`),
    addressBook: customerPage('/account/addressBook', () => t`Address Book`),
    payment: customerPage('/account/payment', () => t`My Payments`),
    orders: customerPage('/account/orders', () => t`My Orders`),
    deliveries: customerPage('/account/deliveries', () => t`My Deliveries`),
    returns: customerPage('/account/returns', () => t`My Returns`),
    cancellations: customerPage('/account/cancellations', () => t`My Cancellations`),
    orderReturn: customerPage('/account/orders/:id/return', () => t`Return items`),
    returnLabel: customerPage('/account/orders/:id/returnLabel', () => t`Return label`),
    reviews: customerPage('/account/reviews', () => t`My Reviews`),
    mails: customerPage('/account/mails', () => t`My Mails and Alerts`),
    review: customerPage('/account/reviews/:id', () => t`Your review`),
    order: customerPage('/account/orders/:id', (number) => (number ? t`Order ${number}` : t`Order`)),
  },
  /** A guest's order; the id is the token of its link. */
  guestOrder: page('/orders/:id', (number) => (number ? t`Order ${number}` : t`Order`)),
  /** Behind the link in the mail of an order. */
  confirmOrder: page('/confirmOrder', () => t`Confirm your order`),
  /** Like those of an account, by the link's token. */
  guestReturn: page('/orders/:id/return', () => t`Return items`),
  guestReturnLabel: page('/orders/:id/returnLabel', () => t`Return label`),
  /** Where an order is paid by its link; no other page leads there. */
  payByLink: page('/pay', () => t`Pay for your order`),
  alertConfirm: page('/alerts/confirm', () => t`Product alert`),
  alertsStop: page('/alerts/stop', () => t`Stop alerts`),
  newsletterConfirm: page('/newsletter/confirm', () => t`Newsletter`),
  newsletterUnsubscribe: page('/newsletter/unsubscribe', () => t`Unsubscribe`),
  /** Where the mails that ask for reviews are turned off; no other page leads there. */
  reviewRequests: page('/reviewRequests', () => t`Mails about reviews`),
  cart: customerPage('/cart', () => t`Cart`),
  checkout: customerPage('/cart/checkout', () => t`Checkout`),
  /** By the token of its link. */
  sharedWishlist: page('/wishlists/:id', () => t`Shared wishlist`),
  wishlist: customerPage('/wishlist', () => t`Wishlist`),
  adminLogin: { ...adminPage('/adminLogin', () => t`Log in`), audience: 'everyone' },
  adminSignup: { ...adminPage('/adminSignup', () => t`Sign up`), audience: 'everyone' },
  staffInvitation: { ...adminPage('/staffInvitation', () => t`Join the staff`), audience: 'everyone' },
  /**
   * The back office's home, the only page of it that the shop leads to; the others are in `admin-pages.ts`.
   */
  dashboard: adminPage('/admin', () => t`Dashboard`),
} as const satisfies PageGroup;

/** Shown in place of a page that does not exist; it has no path of its own. */
export const notFoundPage: Page = page('*', () => t`404 Not Found`);

/** Pages by name, in groups. */
export interface PageGroup {
  readonly [name: string]: Page | PageGroup;
}

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
