/** Expected errors, with their HTTP status in REST. */
export const apiKeysErrors = {
  KEY_REVOKED: 409,
} as const;
