import type { Calls } from '../../../test/access-rows.ts';

export const people = `
                          visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.searchSuggestions   ok      ok       ok    ok    ok    ok      ok    ok     ok     401     401    401
Query.searchAlternatives  ok      ok       ok    ok    ok    ok      ok    ok     ok     401     401    401
`;

export const keys = `
                          needs all only without expired revoked
Query.searchSuggestions   -     ok  -    -       401     401
Query.searchAlternatives  -     ok  -    -       401     401
`;

export const calls: Calls = {
  'Query.searchSuggestions': ['(query: "tee")', '{ products { id } categories { slug } texts }'],
  'Query.searchAlternatives': ['(query: "tee")', '{ nearWords popularProducts { id } }'],
};
