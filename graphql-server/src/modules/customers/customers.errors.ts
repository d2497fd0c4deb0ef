/** Expected errors, with their HTTP status in REST. */
export const customersErrors = {
  EMAIL_TAKEN: 409,
  PHONE_TAKEN: 409,
  ADDRESS_BOOK_FULL: 422,
} as const;
