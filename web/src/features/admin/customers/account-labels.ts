/** The contract's kinds of account, for people. */
export const accountLabels = { GOOGLE: 'Google', OTHER: 'Password' } as const;
