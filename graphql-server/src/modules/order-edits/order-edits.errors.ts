/** Expected errors, with their HTTP status in REST. */
export const orderEditsErrors = {
  NOT_EDITABLE: 409,
} as const;
