import type { Calls } from '../../../test/access-rows.ts';

export const people = `
                              visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.searchSynonyms          401     403      403   403   ok    ok      403   ok     403    401     401    401
Mutation.searchSynonymCreate  401     403      403   403   ok    ok      403   ok     403    401     401    401
Mutation.searchSynonymUpdate  401     403      403   403   404   404     403   404    403    401     401    401
Mutation.searchSynonymDelete  401     403      403   403   404   404     403   404    403    401     401    401
`;

export const keys = `
                              needs        all only without expired revoked
Query.searchSynonyms          search:write ok  ok   403     401     401
Mutation.searchSynonymCreate  search:write ok  ok   403     401     401
Mutation.searchSynonymUpdate  search:write 404 404  403     401     401
Mutation.searchSynonymDelete  search:write 404 404  403     401     401
`;

export const calls: Calls = {
  'Query.searchSynonyms': ['', '{ id }'],
  'Mutation.searchSynonymCreate': ['(input: { words: ["<key>", "cap"] })'],
  'Mutation.searchSynonymUpdate': ['(id: "<product>", input: { words: ["<key>", "cap"] })'],
  'Mutation.searchSynonymDelete': ['(id: "<product>")'],
};
