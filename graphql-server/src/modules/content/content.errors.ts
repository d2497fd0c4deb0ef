/** Expected errors, with their HTTP status in REST. */
export const contentErrors = { HANDLE_RESERVED: 409 } as const;
