/** The contract's kinds of account, for people. */
export const accountWords = { GOOGLE: 'Google', OTHER: 'Password' } as const;
