import type { Calls } from '../../test/access-rows.ts';

export const people = `
                               visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.contactMessages          401     403      403   403   ok    ok      ok    403    ok     401     401    401
Mutation.contactMessageUpdate  401     403      403   403   404   404     404   403    403    401     401    401
POST /contact                  200     200      200   200   200   200     200   200    200    401     401    401
`;

export const keys = `
                               needs           all only without expired revoked
Query.contactMessages          customers:read  ok  ok   403     401     401
Mutation.contactMessageUpdate  customers:write 404 404  403     401     401
POST /contact                  -               200 -    -       401     401
`;

export const calls: Calls = {
  'Query.contactMessages': ['', '{ nodes { email } }'],
  'Mutation.contactMessageUpdate': ['(id: "none", isAnswered: true)'],
  'POST /contact': { body: { name: 'Eve', email: 'eve@test.example', phone: '1', message: 'Hello' } },
};
