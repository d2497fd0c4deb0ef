/**
 * The sample shop's flash sale: the first reduced products of the sample in the merchant's order, at their
 * reduced prices. Outside of the campaign, they cost their former price.
 */
export const samplePriceCampaign = {
  key: 'flash-sales',
  name: 'Flash Sales',
  products: ['gamepad', 'dress', 'chair', 'perfume', 'keyboard', 'coffee', 'necklace', 'stacker'],
} as const;
