import type { Calls } from '../../test/access-rows.ts';

export const people = `
                         visitor customer other guest owner manager clerk editor viewer expired forged revoked
Mutation.metadataUpdate  401     403      403   403   ok    ok      403   ok     403    401     401    401
`;

export const keys = `
                         needs                                       all only without expired revoked
Mutation.metadataUpdate  products:write|customers:write|orders:write ok  ok|403 403     401     401
`;

export const calls: Calls = {
  'Mutation.metadataUpdate': ['(kind: PRODUCT, id: "<product>")'],
};
