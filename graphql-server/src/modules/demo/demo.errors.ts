/** Expected errors, with their HTTP status in REST. */
export const demoErrors = {
  REAL_PAYMENTS: 409,
} as const;
