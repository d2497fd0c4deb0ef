/** Expected errors, with their HTTP status in REST. */
export const deliveryErrors = {
  DELIVERY_UNAVAILABLE: 409,
} as const;
