/** Expected errors, with their HTTP status in REST. */
export const returnsErrors = {
  NOT_RETURNABLE: 409,
  RETURN_STEP_INVALID: 409,
} as const;
