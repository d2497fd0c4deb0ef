import type { Calls } from '../../test/access-rows.ts';

export const people = `
                                          visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.setupSteps                          401     403      403   403   ok    ok      403   403    403    401     401    401
Mutation.settingsOpeningUpdate            401     403      403   403   ok    ok      403   403    403    401     401    401
Mutation.settingsStorefrontPasswordUpdate 401     403      403   403   ok    ok      403   403    403    401     401    401
`;

export const keys = `
                                          needs          all only without expired revoked
Query.setupSteps                          settings:write ok  ok   403     401     401
Mutation.settingsOpeningUpdate            settings:write ok  ok   403     401     401
Mutation.settingsStorefrontPasswordUpdate settings:write ok  ok   403     401     401
`;

export const calls: Calls = {
  'Query.setupSteps': ['', '{ kind }'],
  'Mutation.settingsOpeningUpdate': ['(input: {})'],
  'Mutation.settingsStorefrontPasswordUpdate': ['(password: "<key>-password")'],
};
