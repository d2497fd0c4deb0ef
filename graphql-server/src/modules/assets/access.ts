import type { Calls } from '../../test/access-rows.ts';

export const people = `
                      visitor customer other guest owner manager clerk editor viewer expired forged revoked
POST /assets          401     403      403   403   415   415     403   415    403    401     401    401
Query.assets          401     403      403   403   ok    ok      403   ok     403    401     401    401
Query.asset           401     403      403   403   null  null    403   null   403    401     401    401
Mutation.assetUpdate  401     403      403   403   404   404     403   404    403    401     401    401
Mutation.assetReplace 401     403      403   403   404   404     403   404    403    401     401    401
Mutation.assetDelete  401     403      403   403   404   404     403   404    403    401     401    401
`;

export const keys = `
                      needs          all only without expired revoked
POST /assets          categories:write|collections:write|content:write|products:write|settings:write 415 415  403     401     401
Query.assets          categories:write|collections:write|content:write|products:write|settings:write ok   ok   403     401     401
Query.asset           categories:write|collections:write|content:write|products:write|settings:write null null 403     401     401
Mutation.assetUpdate  content:write  404 404  403     401     401
Mutation.assetReplace content:write  404 404  403     401     401
Mutation.assetDelete  content:write  404 404  403     401     401
`;

export const calls: Calls = {
  'POST /assets': { body: {} },
  'Query.assets': ['', '{ totalCount }'],
  'Query.asset': ['(id: "<product>")', '{ id }'],
  'Mutation.assetUpdate': ['(id: "<product>", input: {})'],
  'Mutation.assetReplace': ['(id: "<product>", replacementId: "<product>")'],
  'Mutation.assetDelete': ['(id: "<product>")'],
};
