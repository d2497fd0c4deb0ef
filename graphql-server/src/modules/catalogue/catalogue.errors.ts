/** Expected errors, with their HTTP status in REST. */
export const catalogueErrors = {
  HANDLE_TAKEN: 409,
  SKU_TAKEN: 409,
  VARIANT_UNKNOWN: 422,
  VARIANT_CHANGED: 409,
  OUT_OF_STOCK: 409,
  SLUG_TAKEN: 409,
  CATEGORY_CYCLE: 422,
  CATEGORY_TOO_DEEP: 422,
  CATEGORY_NOT_EMPTY: 409,
} as const;
