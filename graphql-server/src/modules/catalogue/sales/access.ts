import type { Calls } from '../../../test/access-rows.ts';

export const people = `
                      visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.sales           401     403      403   403   ok    ok      403   ok     ok     401     401    401
Query.sale            401     403      403   403   null  null    403   null   null   401     401    401
Query.deletedSales    401     403      403   403   ok    ok      403   ok     ok     401     401    401
Query.salePreview     401     403      403   403   ok    ok      403   ok     ok     401     401    401
Mutation.saleCreate   401     403      403   403   ok    ok      403   ok     403    401     401    401
Mutation.saleUpdate   401     403      403   403   404   404     403   404    403    401     401    401
Mutation.saleEnd      401     403      403   403   404   404     403   404    403    401     401    401
Mutation.saleDelete   401     403      403   403   404   404     403   404    403    401     401    401
Mutation.saleRestore  401     403      403   403   404   404     403   404    403    401     401    401
`;

export const keys = `
                      needs            all  only without expired revoked
Query.sales           promotions:read  ok   ok   403     401     401
Query.sale            promotions:read  null null 403     401     401
Query.deletedSales    promotions:read  ok   ok   403     401     401
Query.salePreview     promotions:read  ok   ok   403     401     401
Mutation.saleCreate   promotions:write ok   ok   403     401     401
Mutation.saleUpdate   promotions:write 404  404  403     401     401
Mutation.saleEnd      promotions:write 404  404  403     401     401
Mutation.saleDelete   promotions:write 404  404  403     401     401
Mutation.saleRestore  promotions:write 404  404  403     401     401
`;

export const calls: Calls = {
  'Query.sales': ['', '{ totalCount }'],
  'Query.sale': ['(id: "<product>")', '{ id }'],
  'Query.deletedSales': ['', '{ id }'],
  'Query.salePreview': ['(percent: 10, products: [{ productId: "<product>" }])', '{ productCount }'],
  'Mutation.saleCreate': [
    `(input: { name: "<key>", startsAt: "2030-01-01T00:00:00Z", endsAt: "2030-01-02T00:00:00Z", percent: 10,
      products: [{ productId: "<product>" }] })`,
  ],
  'Mutation.saleUpdate': ['(id: "<product>", input: { name: "<key>" })'],
  'Mutation.saleEnd': ['(id: "<product>")'],
  'Mutation.saleDelete': ['(id: "<product>")'],
  'Mutation.saleRestore': ['(id: "<product>")'],
};
