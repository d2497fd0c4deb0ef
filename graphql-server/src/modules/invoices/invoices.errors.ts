/** Expected errors, with their HTTP status in REST. */
export const invoicesErrors = {
  NOT_INVOICEABLE: 409,
} as const;
