/** Expected errors, with their HTTP status in REST. */
export const downloadsErrors = {
  DOWNLOAD_ENDED: 410,
} as const;
