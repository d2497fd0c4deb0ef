/** Expected errors, with their HTTP status in REST. */
export const ordersErrors = {
  NOT_CANCELLABLE: 409,
  NOT_DELIVERABLE: 409,
  ADDRESS_LOCKED: 409,
  NOT_SHIPPABLE: 409,
  ORDER_IMPORTED: 409,
} as const;
