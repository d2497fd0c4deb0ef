/** Expected errors, with their HTTP status in REST. */
export const alertsErrors = {
  IN_STOCK: 409,
} as const;
