/** Display labels of the schema's account types. */
export const accountLabels = { GOOGLE: 'Google', OTHER: 'Password' } as const;
