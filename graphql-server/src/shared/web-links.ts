/**
 * The web app's pages that the server links to; the server uses no other paths of it. A test compares them
 * with the app's own pages. All are relative to the shop's public URL.
 */
export const webLinks = {
  login: () => '/login',
  /** The page that Google redirects users to. */
  googleCallback: () => '/login/google',
  account: () => '/account',
  resetPassword: (token: string) => `/resetPassword?token=${encodeURIComponent(token)}`,
  staffInvitation: (token: string) => `/staffInvitation?token=${encodeURIComponent(token)}`,
  /** Creates the owner of a new shop. */
  ownerInvitation: (token: string) => `/ownerInvitation?token=${encodeURIComponent(token)}`,
  /** The payment page of a pay-by-link order. */
  payByLink: (token: string) => `/pay?token=${encodeURIComponent(token)}`,
  /** Where customers confirm the email of their order. */
  confirmOrder: (token: string) => `/confirmOrder?token=${encodeURIComponent(token)}`,
  /** Where customers withdraw from their order. */
  withdraw: (token: string) => `/withdraw?token=${encodeURIComponent(token)}`,
  order: (id: string) => `/account/orders/${encodeURIComponent(id)}`,
  /** The label for the parcel of a return. */
  returnLabel: (orderId: string, returnId: string) =>
    `/account/orders/${encodeURIComponent(orderId)}/returnLabel?return=${encodeURIComponent(returnId)}`,
  /** An order's page after its payment. */
  paidOrder: (id: string) => `/account/orders/${encodeURIComponent(id)}?payment=done`,
  /** An order's page after its customer left the payment. */
  unpaidOrder: (id: string) => `/account/orders/${encodeURIComponent(id)}?payment=cancelled`,
  shop: () => '/shop',
  page: (handle: string) => (handle === 'home' ? '/' : `/${encodeURIComponent(handle)}`),
  blog: () => '/blog',
  blogFeed: () => '/blog/feed.atom',
  post: (handle: string) => `/blog/${encodeURIComponent(handle)}`,
  category: (slug: string) => `/shop?${new URLSearchParams({ category: slug }).toString()}`,
  collection: (handle: string) => `/collections/${encodeURIComponent(handle)}`,
  contact: () => '/contact',
  terms: () => '/terms',
  privacy: () => '/privacy',
  returns: () => '/returns',
  orders: () => '/account/orders',
  product: (handle: string) => `/shop/${encodeURIComponent(handle)}`,
  alertConfirm: (token: string) => `/alerts/confirm?token=${encodeURIComponent(token)}`,
  /** The page that stops alerts; a POST to it stops all alerts to the recipient. */
  alertsStop: (token: string) => `/alerts/stop?token=${encodeURIComponent(token)}`,
  newsletterConfirm: (token: string) => `/newsletter/confirm?token=${encodeURIComponent(token)}`,
  /** The page that unsubscribes; a POST to it does so, too. */
  newsletterUnsubscribe: (token: string) => `/newsletter/unsubscribe?token=${encodeURIComponent(token)}`,
  /** Where a customer reviews a product. */
  writeReview: (productId: string) => `/account/reviews/${encodeURIComponent(productId)}`,
  /** Where customers turn off review requests. */
  reviewRequests: (token: string) => `/reviewRequests?token=${encodeURIComponent(token)}`,
  /** An account's cart: requires signing in, even where guests have carts. */
  accountCart: () => '/cart?of=account',
  /** The label for the parcel of a guest's return. */
  guestReturnLabel: (token: string, returnId: string) =>
    `/orders/${encodeURIComponent(token)}/returnLabel?return=${encodeURIComponent(returnId)}`,
  guestOrder: (token: string) => `/orders/${encodeURIComponent(token)}`,
  adminLogin: () => '/adminLogin',
  backOffice: () => '/admin',
  /** For staff. */
  webhook: (id: string) => `/admin/webhooks/${encodeURIComponent(id)}`,
};

/** The options of a variant, with one value of each of its product's other options. */
interface ChosenOptions {
  colour: string | null;
  size: string | null;
  others: readonly string[];
}

/** A product's page on which the options of a variant are chosen. */
export function variantLink(handle: string, { colour, size, others }: ChosenOptions): string {
  const query = new URLSearchParams();
  if (colour !== null) query.set('colour', colour);
  if (size !== null) query.set('size', size);
  for (const [index, value] of others.entries())
    query.set(index === 0 ? 'other' : `other${index + 1}`, value);
  return webLinks.product(handle) + (query.size > 0 ? `?${query.toString()}` : '');
}
