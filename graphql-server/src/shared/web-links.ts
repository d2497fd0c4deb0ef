/**
 * The pages of the web application that the server links to: the only paths of it that the server writes. A
 * test holds them against the application's own pages. All are relative to the shop's public URL.
 */
export const webLinks = {
  login: () => '/login',
  /** The page that Google sends users back to. */
  googleCallback: () => '/login/google',
  account: () => '/account',
  resetPassword: (token: string) => `/resetPassword?token=${encodeURIComponent(token)}`,
  staffInvitation: (token: string) => `/staffInvitation?token=${encodeURIComponent(token)}`,
  /** Where an order is paid by its link. */
  payByLink: (token: string) => `/pay?token=${encodeURIComponent(token)}`,
  /** Where the customer of an order says that they have got its email. */
  confirmOrder: (token: string) => `/confirmOrder?token=${encodeURIComponent(token)}`,
  order: (id: string) => `/account/orders/${encodeURIComponent(id)}`,
  /** What is put on the parcel of a return. */
  returnLabel: (orderId: string, returnId: string) =>
    `/account/orders/${encodeURIComponent(orderId)}/returnLabel?return=${encodeURIComponent(returnId)}`,
  /** An order's page after its payment. */
  paidOrder: (id: string) => `/account/orders/${encodeURIComponent(id)}?payment=done`,
  /** An order's page after its customer left the payment. */
  unpaidOrder: (id: string) => `/account/orders/${encodeURIComponent(id)}?payment=cancelled`,
  shop: () => '/shop',
  contact: () => '/contact',
  product: (handle: string) => `/shop/${encodeURIComponent(handle)}`,
  alertConfirm: (token: string) => `/alerts/confirm?token=${encodeURIComponent(token)}`,
  /** Its page; a POST to it ends all alerts to the recipient. */
  alertsStop: (token: string) => `/alerts/stop?token=${encodeURIComponent(token)}`,
  newsletterConfirm: (token: string) => `/newsletter/confirm?token=${encodeURIComponent(token)}`,
  /** Its page; a POST to it unsubscribes. */
  newsletterUnsubscribe: (token: string) => `/newsletter/unsubscribe?token=${encodeURIComponent(token)}`,
  /** Where a customer reviews a product. */
  writeReview: (productId: string) => `/account/reviews/${encodeURIComponent(productId)}`,
  /** Where the emails that ask for reviews are turned off. */
  reviewRequests: (token: string) => `/reviewRequests?token=${encodeURIComponent(token)}`,
  /** The cart of an account: whoever is not logged in does so first, even where guests have carts. */
  accountCart: () => '/cart?of=account',
  /** A guest's order. */
  guestReturnLabel: (token: string, returnId: string) =>
    `/orders/${encodeURIComponent(token)}/returnLabel?return=${encodeURIComponent(returnId)}`,
  guestOrder: (token: string) => `/orders/${encodeURIComponent(token)}`,
  adminLogin: () => '/adminLogin',
  /** For staff. */
  webhook: (id: string) => `/admin/webhooks/${encodeURIComponent(id)}`,
};
