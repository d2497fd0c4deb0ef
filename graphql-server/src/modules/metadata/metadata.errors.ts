/** Expected errors, with their HTTP status in REST. */
export const metadataErrors = {
  EXTERNAL_ID_TAKEN: 409,
} as const;
