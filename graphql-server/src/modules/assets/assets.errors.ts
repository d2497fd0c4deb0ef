/** Expected errors, with their HTTP status in REST. */
export const assetsErrors = {
  STORAGE_UNAVAILABLE: 503,
  STORAGE_FULL: 507,
  ASSET_IN_USE: 409,
} as const;
