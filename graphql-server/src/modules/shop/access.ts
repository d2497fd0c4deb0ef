import type { Calls } from '../../test/access-rows.ts';

export const people = `
                                visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.shop                      ok      ok       ok    ok    ok    ok      ok    ok     ok     401     401    401
Mutation.settingsCurrencyUpdate 401     403      403   403   ok    ok      403   403    403    401     401    401
`;

export const keys = `
                                needs          all only without expired revoked
Query.shop                      -              ok  -    -       401     401
Mutation.settingsCurrencyUpdate settings:write ok  ok   403     401     401
`;

export const calls: Calls = {
  'Query.shop': ['', '{ name }'],
  'Mutation.settingsCurrencyUpdate': ['(input: {})'],
};
