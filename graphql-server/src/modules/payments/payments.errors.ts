/** Expected errors, with their HTTP status in REST. */
export const paymentsErrors = {
  NOT_PAYABLE: 409,
  NOT_REFUNDABLE: 409,
  NOT_DISMISSIBLE: 409,
  NOT_FLAGGED: 409,
  STRIPE_REJECTED: 422,
  PAYMENTS_IN_PROGRESS: 409,
} as const;
