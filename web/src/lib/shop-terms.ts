/** The shop's terms (specification section 9): the days to return. */
export const shopTerms = { returnDays: 30 } as const;
