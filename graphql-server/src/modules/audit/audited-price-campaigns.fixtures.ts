/** The GraphQL input of a running campaign with a product. */
export function aPriceCampaignInput(name: string, productId: string): string {
  return `{ name: "${name}", startsAt: "2026-11-19T00:00:00Z", endsAt: "2026-12-01T00:00:00Z", percent: 10,
    products: [{ productId: "${productId}" }] }`;
}

/** Cases for campaigns. The resulting prices are not recorded, because nobody edited them. */
export function auditedPriceCampaigns({
  aPriceCampaign,
  lamp,
}: {
  aPriceCampaign: () => Promise<string>;
  lamp: () => string;
}) {
  return {
    priceCampaignCreate: {
      args: () => `input: ${aPriceCampaignInput('Winter', lamp())}`,
      says: ['CREATED PRICE_CAMPAIGN Winter', 'CREATED PRICE_CAMPAIGN Winter PRICE_CAMPAIGN_MEMBER Lamp'],
    },
    priceCampaignUpdate: {
      given: aPriceCampaign,
      args: (id: string) =>
        `id: "${id}", input: { percent: 20, products: [{ productId: "${lamp()}", price: 100 }] }`,
      says: [
        'CHANGED PRICE_CAMPAIGN Summer: percent 10 > 20',
        'CHANGED PRICE_CAMPAIGN Summer PRICE_CAMPAIGN_MEMBER Lamp: price null > 100',
      ],
    },
    priceCampaignEnd: {
      given: aPriceCampaign,
      args: (id: string) => `id: "${id}"`,
      says: ['CHANGED PRICE_CAMPAIGN Summer: endsAt <time> > <time>'],
    },
  };
}
