import type { Calls } from '../../test/access-rows.ts';

export const people = `
                                     visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.customFields                   ok      ok       ok    ok    ok    ok      ok    ok     ok     401     401    401
Query.productTypes                   401     403      403   403   ok    ok      ok    ok     ok     401     401    401
Mutation.settingsCustomFieldsUpdate  401     403      403   403   ok    ok      403   403    403    401     401    401
`;

export const keys = `
                                     needs          all only without expired revoked
Query.customFields                   none           ok  -    -       401     401
Query.productTypes                   products:read  ok  ok   403     401     401
Mutation.settingsCustomFieldsUpdate  settings:write ok  ok   403     401     401
`;

export const calls: Calls = {
  'Query.customFields': ['(owner: PRODUCT)', '{ key }'],
  'Query.productTypes': ['', '{ key }'],
  'Mutation.settingsCustomFieldsUpdate': ['(input: { productTypes: [] })'],
};
