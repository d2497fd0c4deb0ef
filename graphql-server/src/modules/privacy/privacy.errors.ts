/** Expected errors, with their HTTP status in REST. */
export const privacyErrors = {
  ERASURE_BLOCKED: 409,
} as const;
