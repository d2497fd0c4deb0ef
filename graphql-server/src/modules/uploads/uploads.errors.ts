/** Expected errors, with their HTTP status in REST. */
export const uploadsErrors = {
  UPLOADS_NOT_ACCEPTED: 409,
  UPLOAD_LIMIT_REACHED: 409,
} as const;
