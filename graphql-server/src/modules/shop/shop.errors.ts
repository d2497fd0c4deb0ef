/** Expected errors, with their HTTP status in REST. */
export const shopErrors = { CURRENCY_LOCKED: 409 } as const;
