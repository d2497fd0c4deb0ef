/** Tables whose rows belong to a user, by `user_id`, without orders. What is secret is not handed out. */
export const ownedTables: Record<string, { secret?: readonly string[] }> = {
  addresses: {},
  carts: {},
  cart_lines: {},
  cart_codes: {},
  wishlist_items: {},
  wishlists: { secret: ['share_id'] },
  sessions: { secret: ['id'] },
  second_factors: { secret: ['secret', 'recovery_codes'] },
  passkey_challenges: { secret: ['binding', 'challenge'] },
  identities: {},
  profile_pictures: {},
  password_reset_tokens: { secret: ['hash'] },
  customer_notes: {},
  newsletter_subscriptions: {},
  product_alerts: {},
  draft_orders: {},
  saved_views: {},
  reviews: {},
  review_votes: {},
  review_opt_outs: {},
};

/** Tables whose rows belong to an order, by `order_id`. What only the payment provider and the shop know between them is not handed out. */
export const orderTables: Record<string, { secret?: readonly string[] }> = {
  order_lines: {},
  order_adjustments: {},
  order_events: {},
  order_comments: {},
  shipments: {},
  payments: { secret: ['session_id', 'url'] },
  refunds: {},
  returns: {},
  return_events: {},
  outbox_mails: {},
  review_requests: {},
};
