import type { Calls } from '../../../test/access-rows.ts';

export const people = `
                            visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.deletedCollections    401     403      403   403   ok    ok      ok    ok     ok     401     401    401
Query.collection            null    null     null  null  null  null    null  null   null   401     401    401
Query.collections           ok      ok       ok    ok    ok    ok      ok    ok     ok     401     401    401
Query.collectionPreview     401     403      403   403   ok    ok      403   ok     403    401     401    401
Mutation.collectionCreate   401     403      403   403   ok    ok      403   ok     403    401     401    401
Mutation.collectionUpdate   401     403      403   403   404   404     403   404    403    401     401    401
Mutation.collectionDelete   401     403      403   403   404   404     403   404    403    401     401    401
Mutation.collectionRestore  401     403      403   403   404   404     403   404    403    401     401    401
`;

export const keys = `
                            needs             all  only without expired revoked
Query.deletedCollections    products:read     ok   ok   403     401     401
Query.collection            -                 null -    -       401     401
Query.collections           -                 ok   -    -       401     401
Query.collectionPreview     collections:write ok   ok   403     401     401
Mutation.collectionCreate   collections:write ok   ok   403     401     401
Mutation.collectionUpdate   collections:write 404  404  403     401     401
Mutation.collectionDelete   collections:write 404  404  403     401     401
Mutation.collectionRestore  collections:write 404  404  403     401     401
`;

export const calls: Calls = {
  'Query.deletedCollections': ['', '{ id }'],
  'Query.collection': ['(handle: "none")', '{ id }'],
  'Query.collections': ['', '{ id }'],
  'Query.collectionPreview': ['(match: ALL, conditions: [{ kind: NEW }])', '{ nodes { id } }'],
  'Mutation.collectionCreate': ['(input: { title: "<key>", kind: MANUAL })'],
  'Mutation.collectionUpdate': ['(id: "<product>", input: { title: "<key>" })'],
  'Mutation.collectionDelete': ['(id: "<product>")'],
  'Mutation.collectionRestore': ['(id: "<product>")'],
};
