/**
 * The sample shop's flash sale: the first products of the merchant's order that the sample has reduced, at
 * those prices. What they cost before is what they cost without it.
 */
export const samplePriceCampaign = {
  name: 'Flash Sales',
  products: ['gamepad', 'dress', 'chair', 'perfume', 'keyboard', 'coffee', 'necklace', 'stacker'],
} as const;
