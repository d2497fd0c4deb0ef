import type { Calls } from '../../test/access-rows.ts';

export const people = `
                        visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.auditEntries      401     403      403   403   ok    ok      403   403    ok     401     401    401
GET /exports/audit.csv  401     403      403   403   200   200     403   403    200    401     401    401
`;

export const keys = `
                        needs      all only without expired revoked
Query.auditEntries      audit:read ok  ok   403     401     401
GET /exports/audit.csv  audit:read 200 200  403     401     401
`;

export const calls: Calls = {
  'Query.auditEntries': ['', '{ nodes { id } }'],
  'GET /exports/audit.csv': {},
};
