/** What the shop promises (specification section 9): the amount in minor units from which delivery is free, and days to return. */
export const shopTerms = {
  freeDeliveryFrom: 140_00,
  returnDays: 30,
} as const;
