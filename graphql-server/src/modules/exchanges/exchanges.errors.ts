/** Expected errors, with their HTTP status in REST. */
export const exchangesErrors = {
  NOT_EXCHANGEABLE: 409,
} as const;
