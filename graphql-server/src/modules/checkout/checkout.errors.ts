/** Expected errors, with their HTTP status in REST. */
export const checkoutErrors = {
  CART_EMPTY: 422,
  TOTAL_CHANGED: 409,
  ORDER_KEY_REUSED: 409,
  ORDER_LIMIT_REACHED: 409,
  PAYMENT_METHOD_UNAVAILABLE: 409,
  PAYMENT_UNAVAILABLE: 503,
} as const;
