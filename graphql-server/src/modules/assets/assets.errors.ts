/** Expected errors, with their HTTP status in REST. */
export const assetsErrors = {
  STORAGE_UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const;
