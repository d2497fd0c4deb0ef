import type { Calls } from '../../../test/access-rows.ts';

export const people = `
                          visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.deletedCategories   401     403      403   403   ok    ok      ok    ok     ok     401     401    401
Query.categories          ok      ok       ok    ok    ok    ok      ok    ok     ok     401     401    401
Query.category            ok      ok       ok    ok    ok    ok      ok    ok     ok     401     401    401
Mutation.categoryCreate   401     403      403   403   ok    ok      403   ok     403    401     401    401
Mutation.categoryUpdate   401     403      403   403   404   404     403   404    403    401     401    401
Mutation.categoryMove     401     403      403   403   404   404     403   404    403    401     401    401
Mutation.categoryDelete   401     403      403   403   404   404     403   404    403    401     401    401
Mutation.categoryRestore  401     403      403   403   404   404     403   404    403    401     401    401
`;

export const keys = `
                          needs            all only without expired revoked
Query.deletedCategories   products:read    ok  ok   403     401     401
Query.categories          -                ok  -    -       401     401
Query.category            -                ok  -    -       401     401
Mutation.categoryCreate   categories:write ok  ok   403     401     401
Mutation.categoryUpdate   categories:write 404 404  403     401     401
Mutation.categoryMove     categories:write 404 404  403     401     401
Mutation.categoryDelete   categories:write 404 404  403     401     401
Mutation.categoryRestore  categories:write 404 404  403     401     401
`;

export const calls: Calls = {
  'Query.deletedCategories': ['', '{ id }'],
  'Query.categories': ['', '{ slug }'],
  'Query.category': ['(slug: "men\'s clothing")', '{ slug }'],
  'Mutation.categoryCreate': ['(input: { label: "<key>" })'],
  'Mutation.categoryUpdate': ['(id: "<product>", input: { label: "<key>" })'],
  'Mutation.categoryMove': ['(id: "<product>", position: 0)'],
  'Mutation.categoryDelete': ['(id: "<product>")'],
  'Mutation.categoryRestore': ['(id: "<product>")'],
};
