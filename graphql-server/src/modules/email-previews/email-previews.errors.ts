/** Expected errors, with their HTTP status in REST. */
export const emailPreviewsErrors = {
  EMAIL_SERVER_FAILED: 422,
} as const;
