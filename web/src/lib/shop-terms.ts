/** The shop's terms (specification section 9): the free-delivery threshold in minor units, and the days to return. */
export const shopTerms = {
  freeDeliveryFrom: 140_00,
  returnDays: 30,
} as const;
