import type { Calls } from '../../test/access-rows.ts';

export const people = `
                    visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.revenueReport 401     403      403   403   ok    ok      403   403    ok     401     401    401
GET /exports/bookings.csv 401 403 403 403 400 400 403 403 400 401 401 401
`;

export const keys = `
                    needs        all only without expired revoked
Query.revenueReport revenue:read ok  ok   403     401     401
GET /exports/bookings.csv revenue:read 400 400 403 401 401
`;

export const calls: Calls = {
  'GET /exports/bookings.csv': {},
  'Query.revenueReport': ['(period: { lastDays: 7 })', '{ figures { orders } bestSellers { title } }'],
};
