/** Expected errors, with their HTTP status in REST. */
export const staffErrors = {
  INVITATION_INVALID: 422,
  LAST_OWNER: 409,
  ROLE_IN_USE: 409,
  ROLE_NAME_TAKEN: 409,
} as const;
