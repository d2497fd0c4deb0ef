/** Expected errors, with their HTTP status in REST. */
export const cartErrors = {
  CART_FULL: 422,
  CART_CHANGED: 409,
  TOO_MANY_CODES: 422,
  QUANTITY_NOT_ALLOWED: 422,
} as const;
