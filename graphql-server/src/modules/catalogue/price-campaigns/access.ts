import type { Calls } from '../../../test/access-rows.ts';

export const people = `
                              visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.priceCampaigns          401     403      403   403   ok    ok      403   ok     ok     401     401    401
Query.priceCampaign           401     403      403   403   null  null    403   null   null   401     401    401
Query.deletedPriceCampaigns   401     403      403   403   ok    ok      403   ok     ok     401     401    401
Query.priceCampaignPreview    401     403      403   403   ok    ok      403   ok     ok     401     401    401
Mutation.priceCampaignCreate  401     403      403   403   ok    ok      403   ok     403    401     401    401
Mutation.priceCampaignUpdate  401     403      403   403   404   404     403   404    403    401     401    401
Mutation.priceCampaignEnd     401     403      403   403   404   404     403   404    403    401     401    401
Mutation.priceCampaignDelete  401     403      403   403   404   404     403   404    403    401     401    401
Mutation.priceCampaignRestore 401     403      403   403   404   404     403   404    403    401     401    401
`;

export const keys = `
                              needs            all  only without expired revoked
Query.priceCampaigns          promotions:read  ok   ok   403     401     401
Query.priceCampaign           promotions:read  null null 403     401     401
Query.deletedPriceCampaigns   promotions:read  ok   ok   403     401     401
Query.priceCampaignPreview    promotions:read  ok   ok   403     401     401
Mutation.priceCampaignCreate  promotions:write ok   ok   403     401     401
Mutation.priceCampaignUpdate  promotions:write 404  404  403     401     401
Mutation.priceCampaignEnd     promotions:write 404  404  403     401     401
Mutation.priceCampaignDelete  promotions:write 404  404  403     401     401
Mutation.priceCampaignRestore promotions:write 404  404  403     401     401
`;

export const calls: Calls = {
  'Query.priceCampaigns': ['', '{ totalCount }'],
  'Query.priceCampaign': ['(id: "<product>")', '{ id }'],
  'Query.deletedPriceCampaigns': ['', '{ id }'],
  'Query.priceCampaignPreview': ['(percent: 10, products: [{ productId: "<product>" }])', '{ productCount }'],
  'Mutation.priceCampaignCreate': [
    `(input: { name: "<key>", startsAt: "2030-01-01T00:00:00Z", endsAt: "2030-01-02T00:00:00Z", percent: 10,
      products: [{ productId: "<product>" }] })`,
  ],
  'Mutation.priceCampaignUpdate': ['(id: "<product>", input: { name: "<key>" })'],
  'Mutation.priceCampaignEnd': ['(id: "<product>")'],
  'Mutation.priceCampaignDelete': ['(id: "<product>")'],
  'Mutation.priceCampaignRestore': ['(id: "<product>")'],
};
