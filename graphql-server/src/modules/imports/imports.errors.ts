/** Expected errors, with their HTTP status in REST. */
export const importsErrors = {
  IMPORT_NOT_READY: 409,
} as const;
