import type { Calls } from '../../test/access-rows.ts';

export const people = `
                        visitor customer other guest owner manager clerk editor viewer expired forged revoked
GET /exports/stock.csv  401     403      403   403   200   200     200   200    200    401     401    401
`;

export const keys = `
                        needs         all only without expired revoked
GET /exports/stock.csv  products:read 200 200  403     401     401
`;

export const calls: Calls = {
  'GET /exports/stock.csv': {},
};
