/** Expected errors, with their HTTP status in REST. */
export const reviewsErrors = {
  NOT_REVIEWABLE: 403,
  REVIEW_EXISTS: 409,
  OWN_REVIEW: 409,
} as const;
