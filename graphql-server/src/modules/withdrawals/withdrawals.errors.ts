/** Expected errors, with their HTTP status in REST. */
export const withdrawalsErrors = {
  NOT_WITHDRAWABLE: 409,
} as const;
