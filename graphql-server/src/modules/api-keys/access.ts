import type { Calls } from '../../test/access-rows.ts';

export const people = `
                       visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.apiKeys          401     403      403   403   ok    ok      403   403    ok     401     401    401
Mutation.apiKeyCreate  401     403      403   403   ok    ok      403   403    403    401     401    401
Mutation.apiKeyUpdate  401     403      403   403   404   404     403   403    403    401     401    401
Mutation.apiKeyRevoke  401     403      403   403   404   404     403   403    403    401     401    401
`;

export const keys = `
                       needs             all only without expired revoked
Query.apiKeys          integrations:read ok  ok   403     401     401
Mutation.apiKeyCreate  -                 403 -    -       401     401
Mutation.apiKeyUpdate  -                 403 -    -       401     401
Mutation.apiKeyRevoke  -                 403 -    -       401     401
`;

export const calls: Calls = {
  'Query.apiKeys': ['', '{ name }'],
  'Mutation.apiKeyCreate': ['(input: { name: "<key>", permissions: [ORDERS_READ] })'],
  'Mutation.apiKeyUpdate': ['(id: "<product>", input: { name: "<key>", permissions: [ORDERS_READ] })'],
  'Mutation.apiKeyRevoke': ['(id: "<product>")'],
};
